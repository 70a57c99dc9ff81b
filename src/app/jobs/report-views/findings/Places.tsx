import { css } from '@emotion/react';
import type { Finding } from '#domain/finding';
import { plural } from '#ui/format';
import { color, space } from '#ui/theme/tokens';
import { Url } from '#ui/Url';

const list = css({ margin: 0, padding: 0, listStyle: 'none', fontSize: '0.8125rem' });

const place = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(3),
  minHeight: '1.875rem',
  borderBottom: `1px solid ${color.line}`,
  '& > :last-child:not(:first-of-type)': { flex: 'none', color: color.inkFaint },
});

/** Lists the pages that a finding is about. The line is known only on the first of them. */
export function Places({ finding: { page, occursOn, evidence } }: { readonly finding: Finding }) {
  const pages = occursOn?.examples ?? [page];
  const left = (occursOn?.pages ?? 1) - pages.length;
  return (
    <ul css={list}>
      {pages.map((one) => (
        <li key={one} css={place}>
          <Url address={one} pathOnly copy={one === page} />
          {one === page && evidence.line !== undefined && <span>line {evidence.line}</span>}
        </li>
      ))}
      {left > 0 && <li css={place}>and {plural(left, 'more page')}</li>}
    </ul>
  );
}
