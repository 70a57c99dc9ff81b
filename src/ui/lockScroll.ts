let held = 0;

/**
 * Prevents the page behind modal dialogs from scrolling. Keeps the scroll bar's space, so that nothing shifts.
 * @returns the function that unlocks. The page scrolls again after the last unlock.
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
