import { page } from './sitePages';
import { type SiteServer, startSite } from './siteServer';

/** Violates many rules many times, with elements that all differ. */
const violations = Array.from(
  { length: 60 },
  (_, n) => `
    <h2 id="h${n}"></h2><img src="/i${n}.png"><button class="b${n}"></button><a href="/l${n}"></a>
    <input name="n${n}"><iframe src="/f${n}"></iframe><a href="javascript:go(${n})">go</a>
    <a href="tel:call ${n}">call</a><a href="mailto:${n}">write</a><input type="image" src="/b${n}.png">
    <input aria-label="x${n}" autocomplete="nonsense${n}"><div aria-hidden="true"><a href="/h${n}">x</a></div>
    <video autoplay src="/v${n}.mp4"></video><fieldset class="s${n}"><input type="radio" aria-label="y${n}"></fieldset>
    <p id="twice${n}">a</p><p id="twice${n}">b</p><div role="nonsense${n}">x</div>`,
).join('');

/** A site of two pages, one of which has more findings than fit into one Firestore document. */
export function startLargePages(): Promise<SiteServer> {
  const long = `/${'x'.repeat(1_900)}/`;
  return startSite(() => ({
    '/': page('Start', { body: `<a href="${long}">x</a>`, nav: false }),
    [long]: page('Long', { body: violations, nav: false }),
  }));
}
