import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { forwardRef, useId } from 'react';
import { color, font, phone, radius, space, text } from './theme/tokens';

export type ButtonVariant = 'primary' | 'plain' | 'danger' | 'quiet';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minHeight: '2.25rem',
  padding: `${space(1)} ${space(3.5)}`,
  border: '1px solid transparent',
  borderRadius: radius,
  fontFamily: font.sans,
  fontSize: text.sm,
  fontWeight: 550,
  lineHeight: 1.2,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:active:not([aria-disabled="true"])': { transform: 'translateY(1px)' },
  '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
  [phone]: { minHeight: '2.75rem' },
  // Buttons are useless on paper.
  '@media print': { display: 'none' },
});

const variantStyles: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css({
    background: color.accent,
    color: color.accentInk,
    '&:hover:not([aria-disabled="true"])': {
      background: `color-mix(in srgb, ${color.accent} 88%, ${color.ink})`,
    },
  }),
  plain: css({
    background: color.raised,
    color: color.ink,
    borderColor: color.lineStrong,
    '&:hover:not([aria-disabled="true"])': { borderColor: color.ink, background: color.sunken },
  }),
  danger: css({
    background: color.raised,
    color: color.error,
    borderColor: color.error,
    '&:hover:not([aria-disabled="true"])': { background: color.errorSoft },
  }),
  quiet: css({
    background: 'transparent',
    color: color.inkSoft,
    paddingInline: space(2),
    '&:hover:not([aria-disabled="true"])': { color: color.ink, background: color.sunken },
  }),
};

/** For a link that looks like a button. */
export const buttonStyle = (look: ButtonVariant) => [base, variantStyles[look]];

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly variant?: ButtonVariant;
  /** Text while busy. The button stays focusable and does nothing. */
  readonly busy?: string | undefined;
  /** Why it can't be pressed now. Shown beside it and read with it. */
  readonly disabledReason?: string | undefined;
  readonly children: ReactNode;
}

/** Uses `aria-disabled` rather than `disabled`, so that it keeps the focus and its reason stays reachable. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'plain', busy, disabledReason, onClick, children, type, ...rest },
  ref,
) {
  const reasonId = useId();
  const off = busy !== undefined || disabledReason !== undefined;
  const button = (
    <button
      {...rest}
      ref={ref}
      type={type ?? 'button'}
      css={buttonStyle(variant)}
      aria-disabled={off || rest['aria-disabled'] || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      onClick={(event) => {
        if (off) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ?? children}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span css={{ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: space(2) }}>
      {button}
      <span id={reasonId} css={{ fontSize: text.xs, color: color.inkFaint }}>
        {disabledReason}
      </span>
    </span>
  );
});
