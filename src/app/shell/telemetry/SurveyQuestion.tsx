import { css } from '@emotion/react';
import type { Answer, Question } from '#domain/survey';
import { TextArea } from '#ui/TextInput';
import { color, space, text } from '#ui/theme/tokens';

interface SurveyQuestionProps {
  readonly question: Question;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
}

const group = css({ display: 'grid', gap: space(2), margin: 0, padding: 0, border: 0 });
const choice = css({ display: 'inline-flex', alignItems: 'center', gap: space(2), minHeight: '2rem' });
const small = css({ color: color.inkFaint, fontSize: text.xs });

export function SurveyQuestion({ question, answer, onAnswer }: SurveyQuestionProps) {
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
