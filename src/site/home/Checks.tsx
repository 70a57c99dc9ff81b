import { css } from '@emotion/react';
import { type Severity, severities } from '../../domain/finding';
import { docsPath } from '../../domain/routes';
import { color, space, text } from '../../ui/theme/tokens';
import { RuleItems } from '../mdx/Rules';
import { ruleCategories } from '../ruleCategories';
import { SeverityMark } from '../SeverityMark';
import { ruleListStyle, severityStyle } from '../style/content';
import { Section } from './Section';

const columns = css`
  ${severityStyle}
  ${ruleListStyle}
  columns: 20rem 3;
  column-gap: ${space(10)};
  > div {
    break-inside: avoid;
    margin-bottom: ${space(8)};
  }
  h3 {
    margin: 0 0 ${space(2)};
    color: ${color.inkFaint};
    font-size: ${text.sm};
    font-weight: 600;
    letter-spacing: 0;
  }
  .rule-list li {
    padding-block: ${space(2)};
  }
  .rule-list p {
    display: none;
  }
  .more {
    display: inline-block;
    padding-block: ${space(2)};
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

/** The number of a category's rules shown, by weight. The others are on the list of all rules. */
const maxRules = 6;

export function Checks() {
  const list = docsPath('rules');
  return (
    <Section
      title="What it checks"
      lead="Each rule has its own page that explains what it means, why it matters, how to fix it and what it deliberately ignores."
    >
      <div css={columns}>
        {ruleCategories.map(({ id, name, rules }) => (
          <div key={id}>
            <h3>{name}</h3>
            <RuleItems shown={rules.slice(0, maxRules)} />
            {rules.length > maxRules && (
              <a className="more" href={`${list}#${id}`}>
                {`${rules.length - maxRules} more about ${name.toLowerCase()}`}
              </a>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}

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
