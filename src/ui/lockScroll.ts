/**
 * Keeps the page where it is below a modal dialog, in which a long list would else scroll away what opened it. The place
 * of the scroll bar is kept, so that nothing shifts.
 * @returns the way to let it go.
 */
export function lockScroll(): () => void {
  const { style, scrollHeight, clientHeight } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (scrollHeight > clientHeight) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}
