import { css } from '@emotion/react';
import { pathTo } from '../../domain/routes';
import { rules } from '../../domain/rules';
import { color, font, radius, space, text } from '../../ui/theme/tokens';
import { SeverityMark } from '../SeverityMark';
import { severityStyle } from '../style/content';
import { Section } from './Section';
import { sampleReport } from './sample';

const card = css`
  ${severityStyle}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  border: 1px solid ${color.line};
  border-radius: calc(${radius} * 2);
  background: ${color.raised};
  font-size: ${text.sm};
  line-height: 1.6;
  > div {
    padding: clamp(1.25rem, 3vw, 2rem);
  }
  > div + div {
    border-left: 1px solid ${color.line};
  }
  h3 {
    margin: ${space(2)} 0 ${space(4)};
    font-size: ${text.lg};
    font-weight: 650;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  h4 {
    margin: 0 0 ${space(2)};
    color: ${color.inkFaint};
    font-size: ${text.xs};
    font-weight: 600;
  }
  pre {
    margin: 0;
    padding: ${space(3)} ${space(4)};
    border-radius: ${radius};
    background: ${color.sunken};
    font: ${text.sm} / 1.7 ${font.mono};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
  }
  p + h4,
  p + .gain {
    margin-top: ${space(5)};
  }
  a {
    color: ${color.ink};
  }
  @media (max-width: 48rem) {
    grid-template-columns: minmax(0, 1fr);
    > div + div {
      border-top: 1px solid ${color.line};
      border-left: 0;
    }
  }
`;

/** The most important finding of the sample report, as the report shows it. */
export function Evidence() {
  const finding = sampleReport.findings.find(({ rule }) => rule === 'broken-link');
  if (!finding) return null;
  const { rule, severity, page, message, evidence } = finding;
  const { points = 0 } = sampleReport.rules.find((each) => each.rule === rule) ?? {};
  return (
    <Section
      title="Every finding comes with proof"
      lead="Where it is, what the server said, and how to fix it. Rules are sorted by the points that your score gains."
    >
      <article css={card}>
        <div>
          <SeverityMark severity={severity} named />
          <h3>{message}</h3>
          <pre>
            {`${evidence.snippet}\n${new URL(page).pathname}, line ${evidence.line}, column ${evidence.column}\nGET → ${evidence.status}`}
          </pre>
        </div>
        <div>
          <h4>How to fix it</h4>
          <p>{rules[rule].fix}</p>
          <h4>Why it matters</h4>
          <p>{rules[rule].why}</p>
          <p className="gain">
            Fixing all findings of this rule adds {points} points to the score.{' '}
            <a href={pathTo('docsRule', { rule })}>About this rule</a>
          </p>
        </div>
      </article>
    </Section>
  );
}
