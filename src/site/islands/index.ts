import { isPublicPath } from '../../domain/routes';
import { chooseTheme, shownTheme } from '../../ui/theme/choice';
import { offerCopying, onAction } from './actions';
import { offerRuleFilter } from './ruleFilter';
import { openSearch } from './search';
import { offerAnalytics, reportErrors } from './telemetry';

/**
 * The whole script of a public page. Pages work without it. It listens on the document, so it doesn't depend on
 * particular elements and works whether or not React has rendered the page (`gatsby develop`).
 */
reportErrors();
switchTheme();
closeMenu();
openSearch();
offerCopying();
offerRuleFilter();
prefetchOnIntent();
followTree();
followReader();
showNearest();
showStatus();
offerAnalytics();

/** The phone menu is a <details>, which opens without a script. Escape and an outside click close it. */
export function closeMenu(): void {
  const close = () => document.querySelector('[data-menu][open]')?.removeAttribute('open');
  document.addEventListener('keydown', (event) => {
    const menu = document.querySelector<HTMLElement>('[data-menu][open]');
    if (event.key !== 'Escape' || !menu) return;
    close();
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && !event.target.closest('[data-menu]')) close();
  });
}

/** Prefetches the next page's HTML on hover or focus in browsers without speculation rules. */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set([location.pathname]);
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || !isPublicPath(link.pathname)) return;
    if (fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname;
    document.head.append(hint);
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}

export function switchTheme(): void {
  onAction('theme', () => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark'));
}

/** Scrolls a long docs tree, which scrolls separately from the page, to the current page. */
export function followTree(): void {
  // On a narrow screen the tree is collapsed, and measuring it would cost a layout.
  if (window.matchMedia('(max-width: 56rem)').matches) return;
  const current = document.querySelector<HTMLElement>('.tree [aria-current="page"]');
  const scroller = current?.closest<HTMLElement>('.sticky');
  if (current && scroller) scroller.scrollTop = current.offsetTop - scroller.clientHeight / 2;
}

/** Lists the most similar pages on the 404 page. Other pages don't load it. */
export function showNearest(): void {
  const place = document.querySelector<HTMLElement>('[data-nearest]');
  if (place) void import('../search/nearest').then(({ fillNearest }) => fillNearest(place));
}

/** Shows the current status on its page. Other pages don't load it. */
export function showStatus(): void {
  const place = document.querySelector<HTMLElement>('[data-status]');
  if (place) void import('../status/fillStatus').then(({ fillStatus }) => fillStatus(place));
}

/** Marks the current heading in a page's table of contents: the last one that has reached the upper quarter. */
function followReader(): void {
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
