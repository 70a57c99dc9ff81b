import { css } from '@emotion/react';
import { memo, useEffect, useRef } from 'react';
import type { Finding, Occurrences } from '#domain/finding';
import { toneColor } from '#ui/Badge';
import { plural } from '#ui/format';
import { severityStyles } from '#ui/Severity';
import { Shape } from '#ui/Shape';
import { color, phone, space, text } from '#ui/theme/tokens';
import { Url } from '#ui/Url';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { Evidence } from './Evidence';
import { FindingActions } from './FindingActions';
import { Marks } from './Marks';

const frame = css({
  padding: `0 0 ${space(1)} ${space(3)}`,
  borderLeft: `1px solid ${color.lineStrong}`,
  outline: 'none',
  '&[data-shown="true"]': { borderLeft: `3px solid ${color.accent}`, background: color.accentSoft },
});

const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `0 ${space(2.5)}`,
  padding: `${space(1.5)} 0`,
  fontSize: text.sm,
  lineHeight: 1.5,
  [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
});

interface FindingRowProps {
  readonly finding: Finding;
  /** The index in its rule's list. */
  readonly index: number;
  /** The position in the whole report. */
  readonly position: number;
  /** Shows the page; otherwise a heading above it already does. */
  readonly withPage: boolean;
  /** Set where the URL selects the row: receives its element, which may take the focus. */
  readonly onShown: ((element: HTMLElement) => void) | undefined;
}

export const FindingRow = memo(function FindingRow({
  finding,
  index,
  position,
  withPage,
  onShown,
}: FindingRowProps) {
  const { tone, shape, one } = severityStyles[finding.severity];
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (element.current) onShown?.(element.current);
  }, [onShown]);
  return (
    <article
      ref={element}
      css={frame}
      data-shown={onShown !== undefined}
      data-page={finding.page}
      data-rule={finding.rule}
      data-finding={finding.fingerprint}
      tabIndex={-1}
      aria-label={finding.message}
    >
      {withPage && (
        <div css={{ paddingTop: space(2) }}>
          <Url address={finding.page} pathOnly copy />
        </div>
      )}
      <div css={item}>
        <span css={{ color: toneColor(tone), paddingTop: '0.05em' }}>
          <Shape name={shape} size={9} />
          <VisuallyHidden>{one}: </VisuallyHidden>
        </span>
        <div css={{ display: 'grid', gap: space(1), gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <span css={{ overflowWrap: 'anywhere' }}>
            <Marks finding={finding} />
            <bdi>{finding.message}</bdi>
          </span>
          {finding.target && <Url address={finding.target} copy />}
          <Evidence evidence={finding.evidence} />
          {finding.occursOn && <SharedPages occursOn={finding.occursOn} />}
        </div>
        <FindingActions finding={finding} index={index} position={position} />
      </div>
    </article>
  );
});

/** A placeholder for a finding that is loading. */
export function FindingWaiting() {
  return (
    <div css={frame} aria-hidden="true" data-waiting="">
      <div css={[item, { minHeight: '4.5rem', alignContent: 'center' }]}>
        <span
          css={{ gridColumn: '1 / -1', height: 10, width: '60%', borderRadius: 3, background: color.sunken }}
        />
      </div>
    </div>
  );
}

const list = css({
  display: 'grid',
  gap: space(1),
  margin: `${space(1)} 0 0`,
  paddingLeft: space(5),
  color: color.inkFaint,
});

/** Shows how many pages share a cause, and the first of them. */
export function SharedPages({ occursOn: { pages, examples } }: { readonly occursOn: Occurrences }) {
  const left = pages - examples.length;
  return (
    <details css={{ fontSize: text.xs, color: color.inkSoft }}>
      <summary css={{ cursor: 'pointer' }}>Same cause on {plural(pages, 'page')}</summary>
      <ul css={list}>
        {examples.map((page) => (
          <li key={page}>
            <Url address={page} pathOnly />
          </li>
        ))}
        {left > 0 && <li>and {plural(left, 'more page')}</li>}
      </ul>
    </details>
  );
}
