import { css } from '@emotion/react';
import { color, font, smallRadius, space } from './theme/tokens';

const style = css({
  display: 'inline-block',
  minWidth: '1.25rem',
  padding: `0 ${space(1)}`,
  border: `1px solid ${color.line}`,
  borderBottomWidth: 2,
  borderRadius: smallRadius,
  background: color.sunken,
  color: color.inkSoft,
  fontFamily: font.mono,
  fontSize: '0.6875rem',
  lineHeight: 1.5,
  textAlign: 'center',
});

/** A key as printed on the keyboard. */
export function Kbd({ children }: { readonly children: string }) {
  return <kbd css={style}>{children}</kbd>;
}
