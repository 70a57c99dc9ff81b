import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { color, space, text } from '../../ui/theme/tokens';
import { SiteLink } from '../layout/SiteLink';
import type { TreeSection } from './tree';

const nav = css`
  font-size: ${text.sm};
  h2 {
    margin: 0 0 ${space(2)};
    font-size: ${text.xs};
    font-weight: 600;
    letter-spacing: 0;
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

export function DocsTree({ tree, path }: { tree: readonly TreeSection[]; path: string }) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    // The tree scrolls by itself beside the page; a long one begins where the reader is.
    const current = list.current?.querySelector<HTMLElement>(`[href="${path}"]`);
    const scroller = list.current?.parentElement;
    if (current && scroller) scroller.scrollTop = current.offsetTop - scroller.clientHeight / 2;
  }, [path]);
  return (
    <nav ref={list} css={nav} aria-label="Docs">
      {tree.map(({ name, pages }) => (
        <div key={name}>
          <h2>{name}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <SiteLink to={page.path} aria-current={page.path === path ? 'page' : undefined}>
                  {page.title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
