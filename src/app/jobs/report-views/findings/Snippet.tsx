import { css } from '@emotion/react';
import { parseUrl } from '#domain/url';
import { color, font, text } from '#ui/theme/tokens';

const style = css({
  display: 'block',
  fontFamily: font.mono,
  fontSize: text.xs,
  lineHeight: 1.5,
  color: color.ink,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& mark': { borderRadius: 3, background: color.errorSoft, color: color.error },
});

interface SnippetProps {
  /** Untrusted source of a page. */
  readonly source: string;
  /** The URL that the source leads to, which is highlighted where the source contains it. */
  readonly target: string | null;
}

/** Shows the source of a page, as text. */
export function Snippet({ source, target }: SnippetProps) {
  const found = target === null ? undefined : partIn(source, target);
  if (!found) return <code css={style}>{source}</code>;
  return (
    <code css={style}>
      {source.slice(0, found.from)}
      <mark>{source.slice(found.from, found.to)}</mark>
      {source.slice(found.to)}
    </code>
  );
}

/** Returns where the source has the URL: as a whole, without its host, or only its last segment. */
export function partIn(
  source: string,
  target: string,
): { readonly from: number; readonly to: number } | undefined {
  const url = parseUrl(target);
  const path = url ? `${url.pathname}${url.search}${url.hash}` : '';
  const written = [target, path, path.slice(path.lastIndexOf('/') + 1)].find(
    (one) => one.length > 1 && source.includes(one),
  );
  if (written === undefined) return undefined;
  const from = source.indexOf(written);
  return { from, to: from + written.length };
}
