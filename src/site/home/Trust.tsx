import { css } from '@emotion/react';
import { type Severity, severities } from '../../domain/finding';
import { docsPath, pathTo } from '../../domain/routes';
import { ruleIds } from '../../domain/rules';
import { color, space, text } from '../../ui/theme/tokens';
import { SeverityMark } from '../SeverityMark';
import { severityStyle } from '../style/content';
import { Section } from './Section';

const meanings: Record<Severity, string> = {
  error: 'Proven problems that visitors run into, such as a link to a page that doesn’t exist.',
  warning: 'It works, but it costs you speed, trust or search ranking.',
  notice: 'Worth knowing. Doesn’t lower the score.',
  unverified: 'The other server refused our request or didn’t respond. Doesn’t lower the score.',
};

const grid = css`
  ${severityStyle}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: ${space(6)} ${space(8)};
  margin: 0;
  dt {
    padding-top: ${space(3)};
    border-top: 1px solid ${color.lineStrong};
    font-weight: 600;
  }
  dd {
    margin: ${space(1)} 0 0;
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.55;
  }
`;

const more = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(8)};
  margin: ${space(8)} 0 0;
  padding: 0;
  font-size: ${text.sm};
  list-style: none;
  a {
    color: ${color.ink};
  }
`;

/** Why the results can be believed. */
export function Trust() {
  return (
    <Section
      title="Broken only when proven"
      lead="False alarms make a checker useless. Many servers refuse crawlers although the page opens fine in a browser, so Plumbline lists what it couldn’t verify separately from what’s broken."
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
      <ul css={more}>
        <li>
          <a href={docsPath('rules')}>All {ruleIds.length} rules, each with its own page</a>
        </li>
        <li>
          <a href={docsPath('scores')}>How the score is calculated</a>
        </li>
        <li>
          <a href={docsPath('crawler')}>How the crawler behaves</a>
        </li>
        <li>
          <a href={pathTo('security')}>How your data is protected</a>
        </li>
      </ul>
    </Section>
  );
}
