/** Scrolls a long docs tree, which scrolls separately from the page, to the current page. */
export function followTree(): void {
  // On a narrow screen the tree is collapsed, and measuring it would cost a layout.
  if (window.matchMedia('(max-width: 56rem)').matches) return;
  const current = document.querySelector<HTMLElement>('.tree [aria-current="page"]');
  const scroller = current?.closest<HTMLElement>('.sticky');
  if (current && scroller) scroller.scrollTop = current.offsetTop - scroller.clientHeight / 2;
}
