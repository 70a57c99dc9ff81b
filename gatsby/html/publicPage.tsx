import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasPublicFace, routes } from '../../src/domain/routes';

/** Emotion inserts each style next to its component. A single style in the head serves the whole page and loads first. */
export function renderWhole(page: ReactElement): { readonly html: string; readonly style: string } {
  const styles = new Set<string>();
  const html = renderToStaticMarkup(page).replace(
    /<style data-emotion="[^"]*">([\s\S]*?)<\/style>/g,
    (_, style: string) => {
      styles.add(style);
      return '';
    },
  );
  return { html, style: [...styles].join('') };
}

/** Whether this is one of Gatsby's preloads of scripts and data, which a page without React never uses. */
function isGatsbyPreload(component: ReactNode): boolean {
  if (!isValidElement<{ rel?: string; as?: string }>(component) || component.type !== 'link') return false;
  const { rel, as } = component.props;
  return (rel === 'preload' || rel === 'prefetch') && (as === 'script' || as === 'fetch');
}

export const withoutGatsbyPreloads = (components: readonly ReactNode[]) =>
  components.filter((component) => !isGatsbyPreload(component));

const publicPatterns = Object.values(routes)
  .filter(({ area, path }) => (area === 'public' || hasPublicFace(path)) && path !== routes.notFound.path)
  .map(({ path }) => path.replace(/:\w+/g, '*'));

/** Makes supporting browsers prefetch the next page's HTML before its link is clicked. */
export const speculationRules = JSON.stringify({
  prefetch: [{ source: 'document', where: { href_matches: publicPatterns }, eagerness: 'moderate' }],
});
