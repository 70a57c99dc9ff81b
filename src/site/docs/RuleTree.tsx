import { css } from '@emotion/react';
import { pathTo } from '../../domain/routes';
import { rules } from '../../domain/rules';
import { color, space } from '../../ui/theme/tokens';
import { ruleCategories } from '../ruleCategories';

const groups = css`
  margin-top: ${space(2)};
  summary {
    padding: ${space(1)} 0;
    color: ${color.inkSoft};
    cursor: pointer;
  }
  summary:hover {
    color: ${color.ink};
  }
  summary span {
    color: ${color.inkFaint};
    font-variant-numeric: tabular-nums;
  }
  ul {
    margin: ${space(1)} 0 ${space(2)};
  }
`;

/** The pages of all rules by category. Only the current page's category is expanded. */
export function RuleTree({ path }: { readonly path: string }) {
  return (
    <div css={groups}>
      {ruleCategories.map(({ id, name, rules: ids }) => {
        const pages = ids.map((rule) => ({ path: pathTo('docsRule', { rule }), title: rules[rule].title }));
        return (
          <details key={id} open={pages.some((page) => page.path === path)}>
            <summary>
              {name} <span>{pages.length}</span>
            </summary>
            <ul aria-label={name}>
              {pages.map((page) => (
                <li key={page.path}>
                  <a href={page.path} aria-current={page.path === path ? 'page' : undefined}>
                    {page.title}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}
