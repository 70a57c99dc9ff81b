import { createHistory, createMemorySource, LocationProvider } from '@reach/router';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasPublicFace, routes } from '../src/domain/routes';
import { Waitlist } from '../src/site/Waitlist';
import { wrapPageElement } from './wrapPageElement';

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

/** The page that visitors get, rendered as Gatsby would at this path. */
export const PublicFace = ({ path }: { readonly path: string }) => (
  <LocationProvider history={createHistory(createMemorySource(path))}>
    {wrapPageElement({ element: <Waitlist /> })}
  </LocationProvider>
);

const templateId = 'application';

/**
 * Decides which page to show before the first paint: the application's for visitors who have a ticket or have logged in
 * here (`app/session/startedSessions.ts`), otherwise the public one with its own small script.
 * @param siteScript the URL of the public pages' script.
 * @param always whether the form requires the application, which passes App Check.
 */
export const choosingScript = (siteScript: string, always: boolean) =>
  `(function(d){var a=${always}||/[?&]ticket=/.test(location.search),t=d.getElementById('${templateId}');` +
  `try{a=a||!!localStorage.getItem('plumbline-session')}catch(e){}` +
  `function add(from){var s=d.createElement('script');for(var i=0;i<from.attributes.length;i++)` +
  `s.setAttribute(from.attributes[i].name,from.attributes[i].value);s.text=from.text;d.body.appendChild(s)}` +
  `if(a){d.getElementById('___gatsby').innerHTML='<p role="status" style="padding:2rem">Opening the waitlist</p>';` +
  `t.content.querySelectorAll('script').forEach(add)}` +
  `else{var m=d.createElement('script');m.type='module';m.src='${siteScript}';d.body.appendChild(m)}})(document)`;

interface PublicFaceScriptsProps {
  /** Gatsby's scripts, which browsers ignore until they are activated. */
  readonly application: ReactNode;
  readonly siteScript: string;
  readonly always: boolean;
}

/** The end of the body of a page that has both a public and an application version. */
export function PublicFaceScripts({ application, siteScript, always }: PublicFaceScriptsProps) {
  return (
    <>
      <template id={templateId}>{application}</template>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script dangerouslySetInnerHTML={{ __html: choosingScript(siteScript, always) }} />
    </>
  );
}
