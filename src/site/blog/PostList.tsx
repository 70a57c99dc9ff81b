import { css } from '@emotion/react';
import { pathTo } from '../../domain/routes';
import { color, font, space, text } from '../../ui/theme/tokens';
import { StatusMark } from '../StatusMark';
import { dayInWords, type PostSummary } from './summaries';

const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: ${space(2)} ${space(6)};
    padding-block: ${space(8)};
    border-top: 1px solid ${color.line};
  }
  time {
    padding-top: 0.25rem;
    color: ${color.inkFaint};
    font-size: ${text.sm};
  }
  h2 {
    margin: 0;
    font-size: ${text.lg};
    font-weight: 650;
  }
  h2 a {
    color: ${color.ink};
    text-decoration: none;
  }
  h2 a:hover {
    text-decoration: underline;
  }
  p {
    max-width: 60ch;
    margin: ${space(2)} 0 ${space(3)};
    color: ${color.inkSoft};
  }
  @media (max-width: 48rem) {
    li {
      grid-template-columns: 1fr;
    }
  }
`;

export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul css={list}>
      {posts.map(({ path, title, description, date, tags, status }) => (
        <li key={path}>
          {date && <time dateTime={date}>{dayInWords(date)}</time>}
          <div>
            <StatusMark status={status} date={date} />
            <h2>
              <a href={path}>{title}</a>
            </h2>
            <p>{description}</p>
            <Tags tags={tags} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  font-family: ${font.mono};
  font-size: ${text.xs};
  a {
    padding-block: ${space(1)};
    color: ${color.inkSoft};
  }
`;

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <div css={row}>
      {tags.map((tag) => (
        <a key={tag} href={pathTo('blogTag', { tag })}>
          {`#${tag}`}
        </a>
      ))}
    </div>
  );
}

const paginationStyle = css`
  display: flex;
  justify-content: space-between;
  padding-block: ${space(6)};
  border-top: 1px solid ${color.line};
  font-weight: 600;
  a {
    color: ${color.ink};
  }
`;

/** Links to the previous and next page of a list. A list with one page has none. */
export function ListEnds({ newer, older }: { newer: string | null; older: string | null }) {
  if (!newer && !older) return null;
  return (
    <nav css={paginationStyle} aria-label="Pagination">
      {newer ? (
        <a href={newer} rel="prev">
          Newer posts
        </a>
      ) : (
        <span />
      )}
      {older && (
        <a href={older} rel="next">
          Older posts
        </a>
      )}
    </nav>
  );
}
