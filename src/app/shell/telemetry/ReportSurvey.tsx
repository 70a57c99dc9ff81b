import { css } from '@emotion/react';
import { type FormEvent, useEffect, useState } from 'react';
import type { Answer, Question, Survey } from '#domain/survey';
import { answerSurvey, dismissSurvey, onSurvey } from '#services/analytics';
import { Button } from '#ui/Button';
import { TextArea } from '#ui/TextInput';
import { color, phone, radius, shadow, space, text } from '#ui/theme/tokens';

const card = css({
  position: 'fixed',
  insetInlineEnd: space(4),
  bottom: space(4),
  zIndex: 6,
  display: 'grid',
  gap: space(4),
  width: 'min(26rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 8rem)',
  overflow: 'auto',
  padding: space(5),
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  background: color.raised,
  boxShadow: shadow,
  fontSize: text.sm,
  [phone]: { bottom: '5.5rem' },
});

/**
 * Asks a few questions after some reports, in our own form: PostHog provides the questions, which are
 * rendered as text.
 */
export function ReportSurvey() {
  const [survey, setSurvey] = useState<Survey>();
  const [sent, setSent] = useState(false);
  useEffect(() => onSurvey(setSurvey), []);
  if (!survey) return null;
  const close = () => setSurvey(undefined);
  return (
    <section aria-label="Quick survey" css={card}>
      {sent ? (
        <>
          <p role="status" css={{ margin: 0 }}>
            Thank you for your feedback.
          </p>
          <Button onClick={close}>Close</Button>
        </>
      ) : (
        <Questions
          survey={survey}
          onSend={(answers) => {
            answerSurvey(survey, answers);
            setSent(true);
          }}
          onDismiss={() => {
            dismissSurvey(survey);
            close();
          }}
        />
      )}
    </section>
  );
}

interface QuestionsProps {
  readonly survey: Survey;
  readonly onSend: (answers: readonly Answer[]) => void;
  readonly onDismiss: () => void;
}

function Questions({ survey, onSend, onDismiss }: QuestionsProps) {
  const [answers, setAnswers] = useState<readonly Answer[]>(() => survey.questions.map(() => null));
  const answered = answers.some((answer) => answer !== null && answer !== '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSend(answers);
  };
  return (
    <form onSubmit={onSubmit} css={{ display: 'grid', gap: space(4) }}>
      {survey.questions.map((question, at) => (
        <SurveyQuestion
          key={question.question}
          question={question}
          answer={answers[at] ?? null}
          onAnswer={(answer) => setAnswers((all) => all.map((old, index) => (index === at ? answer : old)))}
        />
      ))}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        <Button
          type="submit"
          variant="primary"
          disabledReason={answered ? undefined : 'Answer at least one question.'}
        >
          Send answer
        </Button>
        <Button variant="quiet" onClick={onDismiss}>
          Dismiss survey
        </Button>
      </div>
    </form>
  );
}

interface SurveyQuestionProps {
  readonly question: Question;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
}

const group = css({ display: 'grid', gap: space(2), margin: 0, padding: 0, border: 0 });
const choice = css({ display: 'inline-flex', alignItems: 'center', gap: space(2), minHeight: '2rem' });
const small = css({ color: color.inkFaint, fontSize: text.xs });

function SurveyQuestion({ question, answer, onAnswer }: SurveyQuestionProps) {
  switch (question.type) {
    case 'open':
      return (
        <TextArea
          label={question.question}
          hint={question.description}
          rows={3}
          maxLength={2_000}
          value={String(answer ?? '')}
          onText={onAnswer}
        />
      );
    case 'rating':
      return (
        <Choices
          question={question}
          answer={answer}
          onAnswer={onAnswer}
          choices={Array.from({ length: question.scale }, (_, at) => ({
            value: at + 1,
            label: String(at + 1),
          }))}
        >
          <span css={small}>
            {[question.lowerBoundLabel, question.upperBoundLabel].filter(Boolean).join(' to ')}
          </span>
        </Choices>
      );
    case 'single_choice':
      return (
        <Choices
          question={question}
          answer={answer}
          onAnswer={onAnswer}
          choices={question.choices.map((words) => ({ value: words, label: words }))}
        />
      );
  }
}

interface ChoicesProps extends SurveyQuestionProps {
  readonly choices: readonly { readonly value: string | number; readonly label: string }[];
  readonly children?: React.ReactNode;
}

function Choices({ question, answer, onAnswer, choices, children }: ChoicesProps) {
  return (
    <fieldset css={group}>
      <legend css={{ padding: 0, marginBottom: space(2), fontWeight: 500 }}>{question.question}</legend>
      {question.description && <span css={small}>{question.description}</span>}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(4)}` }}>
        {choices.map(({ value, label }) => (
          <label key={label} css={choice}>
            <input
              type="radio"
              name={question.question}
              checked={answer === value}
              onChange={() => onAnswer(value)}
              css={{ accentColor: color.accent }}
            />
            {label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
