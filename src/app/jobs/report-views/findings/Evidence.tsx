import { css } from '@emotion/react';
import type { Evidence as EvidenceData, Finding } from '#domain/finding';
import { plural } from '#ui/format';
import { color, font, radius, space, text } from '#ui/theme/tokens';
import { Url } from '#ui/Url';
import { AnswerHeaders } from './AnswerHeaders';
import { Snippet } from './Snippet';

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
      {target && <Url address={target} copy />}
      {redirects.length > 1 && (
        <ol css={chain}>
          {redirects.map((address, hop) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chain may visit a URL twice, and never changes.
            <li key={hop}>
              <Url address={address} />
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
