import { css } from '@emotion/react';
import { color, space, text } from '../../ui/theme/tokens';
import { RuleTree } from './RuleTree';
import { isRulePath, type TreeSection } from './tree';

const nav = css`
  font-size: ${text.sm};
  p {
    margin: 0 0 ${space(2)};
    font-size: ${text.xs};
    font-weight: 600;
    line-height: 1.2;
    color: ${color.inkFaint};
  }
  div + div {
    margin-top: ${space(6)};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
    border-left: 1px solid ${color.line};
  }
  a {
    display: block;
    margin-left: -1px;
    padding: ${space(1)} 0 ${space(1)} ${space(4)};
    border-left: 1px solid transparent;
    color: ${color.inkSoft};
    line-height: 1.4;
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
    border-left-color: ${color.lineStrong};
  }
  a[aria-current='page'] {
    border-left: 2px solid ${color.accent};
    color: ${color.ink};
    font-weight: 600;
  }
`;

interface DocsTreeProps {
  /** Its accessible name. The page contains it twice, once for narrow screens. */
  readonly label: string;
  readonly tree: readonly TreeSection[];
  readonly path: string;
}

/** Its sections have no heading elements, because a page's headings are those of its text. */
export function DocsTree({ label, tree, path }: DocsTreeProps) {
  return (
    <nav css={nav} aria-label={label}>
      {tree.map(({ name, pages }) => (
        <div key={name}>
          <p>{name}</p>
          <ul aria-label={name}>
            {pages.map((page) => (
              <li key={page.path}>
                <a href={page.path} aria-current={page.path === path ? 'page' : undefined}>
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
          {name === 'Rules' && isRulePath(path) && <RuleTree path={path} />}
        </div>
      ))}
    </nav>
  );
}
