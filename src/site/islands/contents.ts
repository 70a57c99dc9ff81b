/** Marks the current heading in a page's table of contents: the last one that has reached the upper quarter. */
export function followReader(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[data-contents] a')];
  const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  const reached = new Set<Element | null>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) reached.add(target);
        else reached.delete(target);
      }
      const current = links.filter((_, at) => reached.has(headings[at] ?? null)).at(-1);
      for (const link of links) {
        if (link === current) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    // Everything above counts as reached, even if the reader jumped past it.
    { rootMargin: '1000000px 0px -75% 0px' },
  );
  for (const heading of headings) if (heading) observer.observe(heading);
}
