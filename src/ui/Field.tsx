import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { Shape } from './Icon';
import { color, font, phone, radius, space, text } from './theme/tokens';

/** Whole pixels: on half pixels, the row that text is drawn on varies. */
const line = space(5.5);
const smallLine = space(4.5);

export const controlStyle = css({
  width: '100%',
  minHeight: '2.25rem',
  padding: `${space(1.5)} ${space(2.5)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius,
  background: color.raised,
  color: color.ink,
  fontFamily: font.sans,
  fontSize: text.sm,
  lineHeight: line,
  '&::placeholder': { color: color.inkFaint, opacity: 1 },
  '&:focus-visible': { outlineOffset: 0 },
  '&[aria-invalid="true"]': { borderColor: color.error },
  '&[readonly]': { background: color.sunken },
  '&:disabled': { background: color.sunken, borderColor: color.line, color: color.inkFaint, opacity: 1 },
  // Below 16 px, a phone zooms into the field.
  [phone]: { minHeight: '2.75rem', fontSize: text.md },
});

/** Attributes that connect a control to its label, hint, and error. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label above, a hint and an error below. The error is announced when it appears. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    // A column, not a grid: an absent error then takes no gap.
    <div
      css={{
        display: 'flex',
        flexDirection: 'column',
        gap: space(1.5),
        minWidth: 0,
        overflowWrap: 'anywhere',
      }}
    >
      <label htmlFor={id} css={{ fontSize: text.sm, lineHeight: line, fontWeight: 550 }}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <div id={`${id}-hint`} css={{ fontSize: text.xs, lineHeight: smallLine, color: color.inkFaint }}>
          {hint}
        </div>
      )}
      <div id={`${id}-error`} aria-live="polite" css={{ '&:empty': { marginTop: space(-1.5) } }}>
        {error && (
          <span
            css={{
              display: 'flex',
              alignItems: 'baseline',
              gap: space(1.5),
              fontSize: text.xs,
              lineHeight: smallLine,
              color: color.error,
            }}
          >
            <Shape name="disc" size={8} />
            {error}
          </span>
        )}
      </div>
    </div>
  );
}
