import * as v from 'valibot';

/** The survey after the third report, created in PostHog as type “API” under this name. */
export const reportSurveyName = 'After the third report';

const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));
const optionalWords = v.optional(v.nullable(v.string()), '');

const question = v.variant('type', [
  v.object({
    type: v.literal('open'),
    id: v.optional(v.string()),
    question: words,
    description: optionalWords,
  }),
  v.object({
    type: v.literal('rating'),
    id: v.optional(v.string()),
    question: words,
    description: optionalWords,
    scale: v.picklist([5, 7, 10]),
    lowerBoundLabel: optionalWords,
    upperBoundLabel: optionalWords,
  }),
  v.object({
    type: v.literal('single_choice'),
    id: v.optional(v.string()),
    question: words,
    description: optionalWords,
    choices: v.pipe(v.array(words), v.minLength(2), v.maxLength(10)),
  }),
]);

const surveySchema = v.object({
  id: v.string(),
  name: v.string(),
  type: v.literal('api'),
  start_date: v.nullable(v.string()),
  end_date: v.optional(v.nullable(v.string()), null),
  questions: v.pipe(v.array(question), v.minLength(1), v.maxLength(5)),
});

export type Survey = v.InferOutput<typeof surveySchema>;
export type Question = Survey['questions'][number];
export type Answer = string | number | null;

/**
 * Returns the survey for reports from PostHog's list, if it is running and has only question types that we can show.
 */
export function reportSurvey(surveys: unknown): Survey | undefined {
  if (!Array.isArray(surveys)) return undefined;
  return surveys
    .map((survey) => v.safeParse(surveySchema, survey))
    .flatMap((parsed) => (parsed.success ? [parsed.output] : []))
    .find(
      ({ name, start_date, end_date }) =>
        name === reportSurveyName && start_date !== null && end_date === null,
    );
}

/** Formats answers for PostHog: by question ID, and by index for older surveys without IDs. */
export function answerProperties(
  { id, name, questions }: Survey,
  answers: readonly Answer[],
): Record<string, unknown> {
  const byQuestion = questions.flatMap((asked, at) => {
    const answer = answers[at] ?? null;
    const place = at === 0 ? '$survey_response' : `$survey_response_${at}`;
    const entries: [string, Answer][] = [[place, answer]];
    if (asked.id) entries.push([`$survey_response_${asked.id}`, answer]);
    return entries;
  });
  return { $survey_id: id, $survey_name: name, ...Object.fromEntries(byQuestion) };
}
