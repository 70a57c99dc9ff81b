import { page } from './sitePages';
import { type SiteServer, startSite } from './siteServer';

/** Breaks many rules many times, by elements of which no two are the same. */
const faulty = Array.from(
  { length: 60 },
  (_, n) => `
    <h2 id="h${n}"></h2><img src="/i${n}.png"><button class="b${n}"></button><a href="/l${n}"></a>
    <input name="n${n}"><iframe src="/f${n}"></iframe><a href="javascript:go(${n})">go</a>
    <a href="tel:call ${n}">call</a><a href="mailto:${n}">write</a><input type="image" src="/b${n}.png">
    <input aria-label="x${n}" autocomplete="nonsense${n}"><div aria-hidden="true"><a href="/h${n}">x</a></div>
    <video autoplay src="/v${n}.mp4"></video><fieldset class="s${n}"><input type="radio" aria-label="y${n}"></fieldset>
    <p id="twice${n}">a</p><p id="twice${n}">b</p><div role="nonsense${n}">x</div>`,
).join('');

let seed = 1;
const letter = () => {
  seed = (seed * 48_271) % 0x7fffffff;
  return String.fromCharCode(0x4e00 + (seed % 20_000));
};
const letters = (count: number) => Array.from({ length: count }, letter).join('');

/** Links in letters that an address has to escape, and of which no two say the same: hardly any compression helps. */
const foreign = Array.from(
  { length: 1_200 },
  () => `<a title="${letters(150)}" href="/${letters(200)}">${letters(2)}</a>`,
).join('');

/** A site of three pages, two of which bring more than a document of Firestore's takes: findings, and addresses. */
export function startLargePages(): Promise<SiteServer> {
  const long = `/${'x'.repeat(1_900)}/`;
  return startSite(() => ({
    '/': page('Start', { body: `<a href="${long}">x</a><a href="/foreign">y</a>`, nav: false }),
    [long]: page('Long', { body: faulty, nav: false }),
    '/foreign': page('Foreign', { body: foreign, nav: false }),
  }));
}
