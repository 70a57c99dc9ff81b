import { css } from '@emotion/react';
import { pathTo } from '../../domain/routes';
import { rules } from '../../domain/rules';
import { color, phone, radius, space, text } from '../../ui/theme/tokens';
import { SeverityMark } from '../SeverityMark';
import { severityStyle } from '../style/content';
import { Section } from './Section';

const shown = 'broken-link';
const rule = rules[shown];

const parts = [
  {
    name: 'On the page',
    words: 'The page that holds the link, with the line of its source and the markup itself.',
  },
  { name: 'Leads to', words: 'The address that was tried, with every redirect on the way.' },
  { name: 'What we saw', words: 'The status or the network’s error, and after how many attempts.' },
  { name: 'Why it matters', words: rule.why },
  { name: 'What to do', words: rule.fix },
];

const panel = css`
  ${severityStyle}
  max-width: 54rem;
  margin: 0;
  .finding {
    border: 1px solid ${color.line};
    border-radius: ${radius};
    background: ${color.raised};
  }
  .finding-head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space(1)} ${space(5)};
    padding: ${space(4)} ${space(5)};
    border-bottom: 1px solid ${color.line};
    font-size: ${text.sm};
  }
  .finding-head strong {
    font-size: ${text.md};
    font-weight: 650;
  }
  .finding-head a {
    margin-left: auto;
    color: ${color.inkSoft};
  }
  dl {
    margin: 0;
    font-size: ${text.sm};
  }
  dl > div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    padding: ${space(3)} ${space(5)};
  }
  dl > div + div {
    border-top: 1px solid ${color.line};
  }
  dt {
    color: ${color.inkFaint};
  }
  dd {
    margin: 0;
    line-height: 1.5;
  }
  figcaption {
    margin-top: ${space(3)};
    color: ${color.inkFaint};
    font-size: ${text.sm};
  }
  ${phone} {
    dl > div {
      grid-template-columns: 1fr;
    }
    .finding-head a {
      margin-left: 0;
    }
  }
`;

export function Anatomy() {
  return (
    <Section
      title="A finding says where, what and what to do"
      lead="Reports are made of findings. Each one comes from a rule with a page of its own, and carries what we saw, so that you can judge it yourself."
    >
      <figure css={panel}>
        <div className="finding">
          <div className="finding-head">
            <SeverityMark severity={rule.severity} named />
            <strong>{rule.title}</strong>
            <a href={pathTo('docsRule', { rule: shown })}>About this rule</a>
          </div>
          <dl>
            {parts.map(({ name, words }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </div>
        <figcaption>The parts of a finding, on the rule “{rule.title}”.</figcaption>
      </figure>
    </Section>
  );
}
