import { css } from '@emotion/react';
import { color, space, text } from '../../ui/theme/tokens';
import { container } from '../style/layout';
import type { PostSummary } from './summaries';

const list = css`
  ${container}
  margin-top: ${space(20)};
  h2 {
    margin: 0 0 ${space(5)};
    font-size: ${text.lg};
    font-weight: 650;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
    gap: ${space(8)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    padding-top: ${space(4)};
    border-top: 1px solid ${color.lineStrong};
  }
  a {
    color: ${color.ink};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    margin: ${space(2)} 0 0;
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

/** Related posts. */
export function Related({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <nav css={list} aria-labelledby="related">
      <h2 id="related">Related posts</h2>
      <ul>
        {posts.map(({ path, title, description }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
