import { css } from '@emotion/react';
import { type RuleId, rules } from '../../domain/rules';
import { color, font, space, text } from '../../ui/theme/tokens';
import { SeverityMark } from '../SeverityMark';
import { severityStyle } from '../style/content';

const facts = css`
  ${severityStyle}
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space(2)} ${space(8)};
  max-width: 46rem;
  margin: 0 0 ${space(8)};
  padding-block: ${space(4)};
  border-block: 1px solid ${color.line};
  font-size: ${text.sm};
  dt {
    color: ${color.inkFaint};
  }
  dd {
    margin: 0;
  }
  code {
    font-family: ${font.mono};
  }
`;

/** Shows a rule's data from src/domain/rules, the same that reports use. */
export function RuleFacts({ rule }: { rule: RuleId }) {
  const { severity, category, weight, fix } = rules[rule];
  return (
    <dl css={facts}>
      <dt>Severity</dt>
      <dd>
        <SeverityMark severity={severity} named />
      </dd>
      <dt>In short</dt>
      <dd>{fix}</dd>
      <dt>Score</dt>
      <dd>{weight === 0 ? 'Doesn’t affect the score.' : weightInWords(weight)}</dd>
      <dt>Rule</dt>
      <dd>
        <code>{rule}</code> in {category}
      </dd>
    </dl>
  );
}

const weightInWords = (weight: number) =>
  `Lowers the score by up to ${Math.round(weight * 100)}%, depending on how many pages are affected.`;
