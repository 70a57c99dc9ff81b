import { css } from '@emotion/react';
import { pathTo } from '../../domain/routes';
import { color, font, space, text } from '../../ui/theme/tokens';

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
