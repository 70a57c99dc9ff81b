let held = 0;

/**
 * Keeps the page where it is below modal dialogs, in which a long list would else scroll away what opened them. The place
 * of the scroll bar is kept, so that nothing shifts.
 * @returns the way to let it go; the page moves again when the last one has.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  held += 1;
  if (held === 1) {
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  return () => {
    held -= 1;
    if (held > 0) return;
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}
