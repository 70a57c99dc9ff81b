import { css } from '@emotion/react';
import { color, font, phone, text } from '#ui/theme/tokens';

/** A button that looks like the text around it. */
export const actionStyle = css({
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.inkSoft,
  fontFamily: font.sans,
  fontSize: text.xs,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { color: color.ink, textDecoration: 'underline' },
  '&[aria-disabled="true"]': { color: color.inkFaint, cursor: 'default', textDecoration: 'none' },
  [phone]: { minHeight: '2.75rem' },
});
