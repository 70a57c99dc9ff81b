import { css } from '@emotion/react';
import { type Severity, severities } from '../../domain/finding';
import { color, space, text } from '../../ui/theme/tokens';
import { SeverityMark } from '../SeverityMark';
import { severityStyle } from '../style/content';
import { Section } from './Section';

const meanings: Record<Severity, string> = {
  error: 'Proven, and your visitors meet it: a link that leads nowhere, a page without a title.',
  warning: 'It works, but badly: it costs time, trust or a place in the search results.',
  notice: 'Worth knowing. It takes nothing from the score.',
  unverified:
    'The other server refused us or stayed silent. It may well work for people, so it never counts against you.',
};

const grid = css`
  ${severityStyle}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  gap: ${space(8)};
  margin: 0;
  dt {
    padding-top: ${space(3)};
    border-top: 1px solid ${color.lineStrong};
    font-weight: 600;
  }
  dd {
    margin: ${space(2)} 0 0;
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

export function Verdicts() {
  return (
    <Section
      title="Broken only when proven"
      lead="A checker that cries wolf gets ignored. Many servers turn crawlers away from pages that open for everyone else, so Plumbline keeps what it could not judge apart from what is broken."
    >
      <dl css={grid}>
        {severities.map((severity) => (
          <div key={severity}>
            <dt>
              <SeverityMark severity={severity} named />
            </dt>
            <dd>{meanings[severity]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
