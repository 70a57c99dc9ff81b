import { css } from '@emotion/react';
import { type CategoryId, categoryIds, ruleIds, rules } from '../../domain/rules';
import { color, space, text } from '../../ui/theme/tokens';
import { RuleList } from '../mdx/Rules';
import { ruleListStyle, severityStyle } from '../style/content';
import { Section } from './Section';

const names: Record<CategoryId, string> = {
  links: 'Links',
  crawlability: 'Crawling',
  content: 'Content',
  accessibility: 'Accessibility',
  security: 'Security',
  speed: 'Speed',
};

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
`;

export function Checks() {
  const used = categoryIds.filter((category) => ruleIds.some((id) => rules[id].category === category));
  return (
    <Section
      title="What it checks"
      lead="Each rule has a page that says what it means, why it matters, how to fix it and what is not counted."
    >
      <div css={columns}>
        {used.map((category) => (
          <div key={category}>
            <h3>{names[category]}</h3>
            <RuleList category={category} />
          </div>
        ))}
      </div>
    </Section>
  );
}
