import { createHistory, createMemorySource, LocationProvider } from '@reach/router';
import type { ReactNode } from 'react';
import { Waitlist } from '../../src/site/Waitlist';
import { wrapPageElement } from '../wrapPageElement';

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
