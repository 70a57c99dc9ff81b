import { css } from '@emotion/react';
import type { Evidence as EvidenceData, Finding } from '#domain/finding';
import { parseUrl } from '#domain/url';
import { plural } from '#ui/format';
import { color, font, radius, space, text } from '#ui/theme/tokens';
import { Url } from '#ui/Url';

const facts = css({ margin: 0, fontSize: text.xs, color: color.inkSoft, overflowWrap: 'anywhere' });

const chain = css({
  margin: 0,
  paddingLeft: space(6),
  fontFamily: font.mono,
  fontSize: text.xs,
  color: color.inkFaint,
});

const block = css({
  display: 'grid',
  gap: space(1.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space(2.5)} ${space(3)}`,
  borderRadius: radius,
  background: color.sunken,
});

type Proven = Pick<Finding, 'target' | 'evidence'>;

/** Returns whether anything proves the finding other than its message. */
export const hasEvidence = ({ target, evidence }: Proven) =>
  target !== null || Object.keys(evidence).length > 0;

/** Shows the evidence. It comes from an untrusted page, so it is rendered as text and never as HTML. */
export function Evidence({ finding: { target, evidence } }: { readonly finding: Proven }) {
  const { snippet, redirects = [] } = evidence;
  const known = factsOf(evidence);
  return (
    <div css={block}>
      {snippet && <Snippet source={snippet} target={target} />}
      {known.length > 0 && <p css={facts}>{known.join(' · ')}</p>}
      {target && <Url url={target} copy />}
      {redirects.length > 1 && (
        <ol css={chain}>
          {redirects.map((address, hop) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chain may visit a URL twice, and never changes.
            <li key={hop}>
              <Url url={address} />
            </li>
          ))}
        </ol>
      )}
      <AnswerHeaders evidence={evidence} />
    </div>
  );
}

function factsOf(evidence: EvidenceData): readonly string[] {
  const { element, line, column, status, error, attempts, value, occurrences } = evidence;
  return [
    element && `<${element}>`,
    line !== undefined && `line ${line}${column === undefined ? '' : `, column ${column}`}`,
    status !== undefined && status > 0 && `status ${status}`,
    error && `error ${error}`,
    attempts !== undefined && attempts > 1 && `tried ${plural(attempts, 'time')}`,
    occurrences !== undefined && occurrences > 1 && `${plural(occurrences, 'time')} on this page`,
    value && `value “${value}”`,
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
}

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
function AnswerHeaders({ evidence }: { readonly evidence: EvidenceData }) {
  const { headers = {}, answeredBy, redirects = [] } = evidence;
  const entries = Object.entries(headers);
  if (entries.length === 0) return null;
  return (
    <div css={{ fontSize: text.xs, color: color.inkFaint }}>
      <p css={{ margin: 0 }}>
        {answeredBy ? (
          <>
            Headers of <Url url={answeredBy} />
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
function partIn(source: string, target: string): { readonly from: number; readonly to: number } | undefined {
  const url = parseUrl(target);
  const path = url ? `${url.pathname}${url.search}${url.hash}` : '';
  const written = [target, path, path.slice(path.lastIndexOf('/') + 1)].find(
    (one) => one.length > 1 && source.includes(one),
  );
  if (written === undefined) return undefined;
  const from = source.indexOf(written);
  return { from, to: from + written.length };
}
