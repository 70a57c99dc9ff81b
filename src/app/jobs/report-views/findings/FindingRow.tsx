import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { Finding } from '#domain/finding';
import { isRuleId, rules } from '#domain/rules';
import { toneColor } from '#ui/Badge';
import { plural } from '#ui/format';
import { Shape } from '#ui/Icon';
import { severityStyles } from '#ui/Severity';
import { belowTabs, color, font, phone, smallRadius, space, text } from '#ui/theme/tokens';
import { Cut, relativeTo } from '#ui/Url';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { headHeight } from './GroupHead';
import { RowMarks, shortMarkOf } from './Marks';
import { SelectBox } from './selection';

const frame = css({
  outline: 'none',
  borderBottom: `1px solid ${color.line}`,
  '& > :first-of-type:hover': { background: color.sunken },
  '&[data-shown="true"]': { boxShadow: `inset 2px 0 ${color.accent}` },
  '&[data-shown="true"] > :first-of-type': { background: color.accentSoft },
});

const line = css({
  margin: '0 0 0 2px',
  display: 'flex',
  alignItems: 'stretch',
  minHeight: '2.1875rem',
  [phone]: { minHeight: '2.875rem' },
});

const open = css({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: '1.75rem 3.25rem minmax(0, 1fr) minmax(0, 16rem)',
  alignItems: 'center',
  gap: space(2),
  minWidth: 0,
  padding: `0 ${space(3)} 0 ${space(1)}`,
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontSize: '0.8125rem',
  textAlign: 'left',
  cursor: 'pointer',
  // Below what sticks to the top of the window, and above what sticks to its lower edge.
  scrollMargin: `calc(${belowTabs} + ${headHeight}) 0 5rem`,
  '&:focus-visible': { outlineOffset: -2 },
  [phone]: { gridTemplateColumns: '3.25rem minmax(0, 1fr) auto' },
});

const pill = css({
  justifySelf: 'stretch',
  padding: `1px ${space(1)}`,
  borderRadius: smallRadius,
  fontSize: text.xs,
  fontWeight: 600,
  textAlign: 'center',
});

const cut = css({ display: 'flex', minWidth: 0, overflow: 'hidden', whiteSpace: 'nowrap' });
const main = css([cut, { fontFamily: font.mono }]);
const words = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const side = css([cut, { justifyContent: 'end', color: color.inkSoft, [phone]: { display: 'none' } }]);

interface FindingRowProps {
  /** Without it, the finding can't be selected. */
  readonly select?: Pick<ComponentProps<typeof SelectBox>, 'checked' | 'onSelect'> | undefined;
  readonly finding: Finding;
  /** The heading that it is listed under, which it need not repeat. */
  readonly under?: 'rule' | 'page';
  readonly isOpen: boolean;
  /** @param byKey the user pressed it with the keyboard. */
  readonly onOpen: (byKey: boolean) => void;
  /** Shown below the line while it is open. */
  readonly children?: ReactNode;
  /** The ID of what the row opens elsewhere. */
  readonly controls?: string | undefined;
  /** Set where the URL selects the row: receives its button, which may take the focus. */
  readonly onShown?: ((element: HTMLElement) => void) | undefined;
}

/** Shows a finding on one line, which opens its evidence. */
export function FindingRow(props: FindingRowProps) {
  const { finding, select, under = 'rule', isOpen, onOpen, children, controls, onShown } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current) onShown?.(button.current);
  }, [onShown]);
  return (
    <article
      css={frame}
      data-shown={isOpen}
      data-page={finding.page}
      data-rule={finding.rule}
      data-finding={finding.fingerprint}
      aria-label={finding.message}
    >
      <div css={line}>
        {select && <SelectBox label={`Select ${finding.message}`} {...select} />}
        <button
          ref={button}
          type="button"
          css={open}
          aria-expanded={isOpen}
          aria-controls={isOpen ? controls : undefined}
          onClick={({ detail }) => onOpen(detail === 0)}
        >
          <RowMarks finding={finding} />
          <ShortMark finding={finding} />
          {under === 'rule' ? <UnderRule finding={finding} /> : <UnderPage finding={finding} />}
        </button>
      </div>
      {isOpen && children}
    </article>
  );
}

function ShortMark({ finding }: { readonly finding: Finding }) {
  const { tone, shape, one } = severityStyles[finding.severity];
  const mark = shortMarkOf(finding);
  const tint = toneColor(tone);
  return (
    <span
      css={mark ? pill : { display: 'grid', justifyItems: 'center' }}
      style={{ color: tint, ...(mark && { background: `color-mix(in srgb, ${tint} 11%, transparent)` }) }}
    >
      <VisuallyHidden>{one}: </VisuallyHidden>
      {mark ?? <Shape name={shape} size={9} />}
    </span>
  );
}

/** What the rule doesn't say: the URL, and the page or what is wrong with it. */
function UnderRule({ finding: { target, page, message, occursOn } }: { readonly finding: Finding }) {
  const shown = target ?? page;
  return (
    <>
      <span css={main} title={shown}>
        <Cut text={relativeTo(page, shown)} />
      </span>
      {target ? (
        <span css={side} title={page}>
          {occursOn && <span css={{ flex: 'none' }}>{plural(occursOn.pages, 'page')} ·&nbsp;</span>}
          <Cut text={relativeTo(page, page)} />
        </span>
      ) : (
        <span css={side} title={message}>
          {occursOn && <span css={{ flex: 'none' }}>{plural(occursOn.pages, 'page')} ·&nbsp;</span>}
          <span css={words}>{message}</span>
        </span>
      )}
    </>
  );
}

/** What the page doesn't say: what is wrong there, and by which rule. */
function UnderPage({ finding: { rule, message } }: { readonly finding: Finding }) {
  const title = isRuleId(rule) ? rules[rule].title : rule;
  return (
    <>
      <span css={words} title={message}>
        <bdi>{message}</bdi>
      </span>
      <span css={side} title={title}>
        <span css={words}>{title}</span>
      </span>
    </>
  );
}

/** A placeholder for a finding that is loading. */
export function FindingWaiting() {
  return (
    <div css={frame} aria-hidden="true" data-waiting="">
      <div css={[line, { alignItems: 'center' }]}>
        <span
          css={{ height: 8, width: '40%', marginLeft: space(10), borderRadius: 3, background: color.sunken }}
        />
      </div>
    </div>
  );
}
