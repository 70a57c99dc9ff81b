import { navigate } from 'gatsby';
import { type RefObject, useEffect } from 'react';
import { routeOf, routes } from '../../domain/routes';

/** Links in rendered HTML are plain; those to our public pages change the page without loading it anew. */
export function useInnerLinks(container: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const follow = (event: MouseEvent) => {
      const to = publicPathOf(event);
      if (to === undefined) return;
      event.preventDefault();
      void navigate(to);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [container]);
}

function publicPathOf(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return undefined;
  const route = routeOf(link.pathname);
  if (route === undefined || routes[route].area !== 'public') return undefined;
  return `${link.pathname}${link.hash}`;
}
