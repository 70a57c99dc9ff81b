import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { formatNumber } from './format';
import { color, font, phone, radius, space, text } from './theme/tokens';

interface Chip<Value extends string> {
  readonly value: Value;
  readonly words: string;
  /** How many items the option would show, or undefined if unknown. */
  readonly count?: number | undefined;
  /** The count without any selection. Reserves its width, so that selecting moves no chip. */
  readonly maxCount?: number;
  readonly mark?: ReactNode;
}

interface ChipsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Chip<Value>[];
  readonly chosen: Value | undefined;
  /** undefined clears the selection. */
  readonly onChoose: (value: Value | undefined) => void;
}

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: '1.875rem',
  padding: `0 ${space(2.5)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  background: 'none',
  color: color.inkSoft,
  fontFamily: font.sans,
  fontSize: text.xs,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { color: color.ink, borderColor: color.lineStrong },
  '&[aria-pressed="true"]': { color: color.ink, background: color.sunken, borderColor: color.lineStrong },
  [phone]: { minHeight: '2.75rem' },
  '@media print': { display: 'none' },
});

const countStyle = css({ color: color.inkFaint, textAlign: 'left' });

const widthOf = (count: number) => `${formatNumber(count).length}ch`;

/** Filters a list by one of a few options. Pressing the selected one again shows all. */
export function Chips<Value extends string>({ label, options, chosen, onChoose }: ChipsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields; these act immediately.
    <div role="group" aria-label={label} css={{ display: 'flex', flexWrap: 'wrap', gap: space(1.5) }}>
      {options.map(({ value, words, count, maxCount, mark }) => (
        <button
          key={value}
          type="button"
          css={chip}
          aria-pressed={chosen === value}
          onClick={() => onChoose(chosen === value ? undefined : value)}
        >
          {mark}
          {words}
          {(count !== undefined || maxCount !== undefined) && (
            <span
              css={countStyle}
              style={maxCount === undefined ? undefined : { minWidth: widthOf(maxCount) }}
            >
              {count !== undefined && formatNumber(count)}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
