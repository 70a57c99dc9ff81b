import { css, keyframes } from '@emotion/react';
import { createContext } from 'react';
import { color, motion, phone, radius, shadow, smallRadius, space, text } from './theme/tokens';

const settle = keyframes({ from: { opacity: 0, transform: 'translateY(-2px)' } });

/** The style of floating elements: menus, lists, tooltips. */
export const popupStyle = css({
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  background: color.raised,
  color: color.ink,
  boxShadow: shadow,
  fontSize: text.sm,
  lineHeight: 1.4,
  outline: 'none',
  animation: `${settle} ${motion.quick}`,
});

export const popupListStyle = css([
  popupStyle,
  {
    minWidth: 'max(11rem, var(--anchor-width))',
    maxWidth: 'min(24rem, var(--available-width))',
    maxHeight: 'min(30rem, var(--available-height))',
    padding: space(1),
    overflowY: 'auto',
  },
]);

export const popupItemStyle = css({
  display: 'flex',
  alignItems: 'center',
  overflowWrap: 'anywhere',
  gap: space(3),
  padding: `${space(1.5)} ${space(2.5)}`,
  borderRadius: smallRadius,
  color: color.ink,
  textDecoration: 'none',
  cursor: 'default',
  userSelect: 'none',
  outline: 'none',
  '&[data-highlighted]': { background: color.sunken },
  '&[data-disabled]': { color: color.inkFaint },
  [phone]: { minHeight: '2.75rem' },
});

/** Above the page and its fixed bars, below modal dialogs, which the browser shows in its top layer. */
export const popupLayer = css({ zIndex: 20 });

/** The container of popups: the page, or the open modal dialog, because everything else is inert. */
export const PopupContainer = createContext<HTMLElement | null>(null);
