import { css } from '@emotion/react';
import type { Evidence } from '#domain/finding';
import { color, font, space, text } from '#ui/theme/tokens';
import { Url } from '#ui/Url';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(4)}`,
  margin: 0,
  fontFamily: font.mono,
  fontSize: text.xs,
  lineHeight: 1.5,
  color: color.inkSoft,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& dt, & dd': { display: 'inline', margin: 0 },
  '& dt': { color: color.inkFaint },
});

/** Shows the response headers. They come from an untrusted server, so they are rendered as text. */
export function AnswerHeaders({ evidence }: { readonly evidence: Evidence }) {
  const { headers = {}, answeredBy, redirects = [] } = evidence;
  const entries = Object.entries(headers);
  if (entries.length === 0) return null;
  return (
    <div css={{ fontSize: text.xs, color: color.inkFaint }}>
      <p css={{ margin: 0 }}>
        {answeredBy ? (
          <>
            Headers of <Url address={answeredBy} />
          </>
        ) : redirects.length > 1 ? (
          'Headers of the first redirect'
        ) : (
          'Response headers'
        )}
      </p>
      <dl css={list}>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name}: </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
