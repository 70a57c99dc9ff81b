import { css } from '@emotion/react';
import { type FormEvent, useEffect, useState } from 'react';
import type { Answer, Survey } from '#domain/survey';
import { answerSurvey, dismissSurvey, onSurvey } from '#services/analytics';
import { Button } from '#ui/Button';
import { color, phone, radius, shadow, space, text } from '#ui/theme/tokens';
import { SurveyQuestion } from './SurveyQuestion';

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
