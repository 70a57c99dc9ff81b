/** The docs' tree scrolls by itself beside the page; a long one begins where the reader is. */
export function followTree(): void {
  // On a narrow screen the tree is folded away, and asking for places would cost a layout.
  if (window.matchMedia('(max-width: 56rem)').matches) return;
  const current = document.querySelector<HTMLElement>('.tree [aria-current="page"]');
  const scroller = current?.closest<HTMLElement>('.sticky');
  if (current && scroller) scroller.scrollTop = current.offsetTop - scroller.clientHeight / 2;
}
