import { page as pageOfSite } from '#tests/support/sitePages';
import { type Route, type SiteServer, startSite } from '#tests/support/siteServer';

const servers: SiteServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** Starts a site on loopback that closes with its test. */
export async function serve(
  routes: Readonly<Record<string, Route>> | ((url: string) => Readonly<Record<string, Route>>),
) {
  const server = await startSite(typeof routes === 'function' ? routes : () => routes);
  servers.push(server);
  return server;
}

/** Returns a page of the site without its navigation. */
export const page = (name: string, body = '') => pageOfSite(name, { body, nav: false });

/** Returns a page that links to these paths. */
export const links = (...paths: string[]) =>
  page('Start', paths.map((path) => `<a href="${path}">x</a>`).join(' '));
