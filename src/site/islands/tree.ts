/** The docs' tree scrolls by itself beside the page; a long one begins where the reader is. */
export function followTree(): void {
  const current = document.querySelector<HTMLElement>('.tree [aria-current="page"]');
  const scroller = current?.closest<HTMLElement>('.sticky');
  if (current && scroller) scroller.scrollTop = current.offsetTop - scroller.clientHeight / 2;
}
