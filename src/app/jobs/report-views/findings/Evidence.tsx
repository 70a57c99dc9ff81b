import { css } from '@emotion/react';
import type { Evidence as EvidenceData } from '#domain/finding';
import { plural } from '#ui/format';
import { color, font, space, text } from '#ui/theme/tokens';
import { Url } from '#ui/Url';
import { AnswerHeaders } from './AnswerHeaders';

const snippetStyle = css({
  display: 'block',
  margin: 0,
  padding: `${space(1.5)} ${space(2.5)}`,
  borderLeft: `2px solid ${color.line}`,
  fontFamily: font.mono,
  fontSize: text.xs,
  lineHeight: 1.5,
  color: color.inkSoft,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** Shows the evidence. It comes from an untrusted page, so it is rendered as text and never as HTML. */
export function Evidence({ evidence }: { readonly evidence: EvidenceData }) {
  const facts = factsOf(evidence);
  const { snippet, redirects = [] } = evidence;
  return (
    <>
      {facts.length > 0 && (
        <p css={{ margin: 0, fontSize: text.xs, color: color.inkFaint }}>{facts.join(' · ')}</p>
      )}
      {redirects.length > 1 && (
        <ol
          css={{
            margin: 0,
            paddingLeft: space(6),
            fontFamily: font.mono,
            fontSize: text.xs,
            color: color.inkFaint,
          }}
        >
          {redirects.map((address, hop) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chain may visit a URL twice, and never changes.
            <li key={hop}>
              <Url address={address} />
            </li>
          ))}
        </ol>
      )}
      <AnswerHeaders evidence={evidence} />
      {snippet && <code css={snippetStyle}>{snippet}</code>}
    </>
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
