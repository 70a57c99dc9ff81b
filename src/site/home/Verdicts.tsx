import { css } from '@emotion/react';
import { type Severity, severities } from '../../domain/finding';
import { color, space, text } from '../../ui/theme/tokens';
import { SeverityMark } from '../SeverityMark';
import { severityStyle } from '../style/content';
import { Section } from './Section';

const meanings: Record<Severity, string> = {
  error: 'Proven problems that visitors run into: a dead link, a page without a title.',
  warning: 'It works, but it costs you speed, trust or search ranking.',
  notice: 'Worth knowing. Doesn’t affect the score.',
  unverified:
    'The other server refused our request or didn’t respond. The link may work in a browser, so it doesn’t affect the score.',
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
      lead="False alarms make a checker useless. Many servers block crawlers from pages that open fine in a browser, so Plumbline lists what it couldn’t verify separately from what’s broken."
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
