import { collapse } from '../text/strings';
import type { PageFacts } from './facts';
import { readText } from './textFacts';

type Signs = Pick<
  PageFacts,
  | 'anchors'
  | 'customElements'
  | 'forms'
  | 'frames'
  | 'headings'
  | 'ids'
  | 'images'
  | 'linkElements'
  | 'links'
  | 'scripts'
  | 'hasInstantRedirect'
  | 'shown'
>;

/** Ids that frameworks give to the empty element they fill. */
const mountIds = [
  'root',
  'app',
  'app-root',
  'react-root',
  'main-app',
  'svelte',
  'q-app',
  '__next',
  '__nuxt',
  '___gatsby',
  'flutter_target',
];

/** What a page says while its scripts are on their way. */
const loading = new RegExp(
  [
    '(?<!\\p{L})(?:loading|please wait|initiali[sz]ing|starting up)(?!\\p{L})',
    'wird geladen|(?<!\\p{L})lädt|lade(?: daten)?…|bitte warten',
    'chargement|veuillez patienter|cargando|espere|carregando|a carregar|aguarde|caricamento|attendere',
    'bezig met laden|(?<!\\p{L})laden|even geduld|laddar|läser in|indlæser|(?<!\\p{L})laster|ladataan',
    'ładowanie|wczytywanie|načítání|načítava|betöltés|se încarcă|yükleniyor|загрузка|загружается|подождите',
    'завантаження|зареждане|φόρτωση|טוען|التحميل|đang tải|memuat',
    '読み込み|ロード中|加载|載入|加載|로딩|불러오는',
  ].join('|'),
  'iu',
);
const maxWaitingWords = 8;

/** “You need to enable JavaScript to run this app”, in whatever language. */
const asksForScripts = /java\s?script/i;
const maxAskingWords = 40;

/** A name in a splash screen; a page that says more, and not how it is loading, says it to be read. */
const maxSplashWords = 5;

/**
 * Decides whether a page is a shell: HTML with (almost) no content of its own, which loads scripts that build what
 * visitors see. Nobody who doesn't run them knows what the page holds, so it can't be judged.
 *
 * A shell loads a script (or preloads a module) and shows no text at all, or only that it is loading or needs
 * JavaScript, or a few words in an element that frameworks fill. What stands in `noscript` isn't shown. Headings,
 * links, forms, frames, media and several images are content, so a short page that a server has rendered is none,
 * whatever scripts it loads.
 */
export function isShell(page: Signs): boolean {
  if (page.hasInstantRedirect) return false;
  const isMount = page.customElements > 0 || mountIds.some((id) => page.ids.has(id));
  if (!runsScripts(page, isMount) || showsMedia(page)) return false;
  const images = page.images.filter(({ attributes }) => !isPixel(attributes));
  if (images.length > 1) return false;
  const said = collapse([page.shown, ...images.map(({ attributes }) => attributes.alt ?? '')].join(' '));
  const { words } = readText(said);
  if (isWaiting(said, words)) return true;
  if (words === 0) return images.length === 0 || isMount;
  return isMount && words <= maxSplashWords && !showsStructure(page);
}

function isWaiting(said: string, words: number): boolean {
  return (
    (words <= maxWaitingWords && loading.test(said)) || (words <= maxAskingWords && asksForScripts.test(said))
  );
}

/** @param orInline a script in the page itself may fill it, too. */
function runsScripts({ scripts, linkElements }: Signs, orInline: boolean): boolean {
  return (
    scripts.some(
      ({ attributes: { src, type = '' } }) => isExecuted(type) && (orInline || (src ?? '').trim() !== ''),
    ) || linkElements.some(({ attributes }) => preloadsScript(attributes))
  );
}

/** Data blocks, import maps and templates aren't executed. */
const isExecuted = (type: string) => /^\s*(?:module\s*)?$|(?:java|ecma|live)script\s*(?:;.*)?$/i.test(type);

function preloadsScript({ rel = '', as = '' }: Readonly<Record<string, string>>): boolean {
  return /\bmodulepreload\b/i.test(rel) || (/\bpreload\b/i.test(rel) && as.toLowerCase() === 'script');
}

const media = ['video', 'audio', 'object', 'embed', 'frame'];

function showsMedia({ forms, frames, links }: Signs): boolean {
  return (
    forms.length > 0 ||
    frames.some(({ hidden, attributes }) => !hidden && !isPixel(attributes)) ||
    links.some(({ element }) => media.includes(element))
  );
}

/** By which visits are counted. */
function isPixel({ width, height, style = '' }: Readonly<Record<string, string>>): boolean {
  return (
    /^[01](?:px)?$/.test(width?.trim() ?? '') ||
    /^[01](?:px)?$/.test(height?.trim() ?? '') ||
    /display\s*:\s*none/i.test(style)
  );
}

/** A heading or a link, but for those in `noscript`. */
function showsStructure({ headings, anchors, shown }: Signs): boolean {
  const all = collapse(shown);
  return [...headings, ...anchors.filter(({ written }) => written !== '')].some(({ text }) => {
    const said = collapse(text);
    return said !== '' && all.includes(said);
  });
}

/** Words of a page's own below which scripts may bring more of the same, and more places to link to. */
const fewWords = 20;

/** Whether scripts may add text and places to what the page's source shows. A shell is one where they must. */
export function mayBeFilled(
  { text, scripts }: Pick<PageFacts, 'text' | 'scripts'>,
  words = fewWords,
): boolean {
  return text.words < words && scripts.some(({ attributes }) => attributes.src !== undefined);
}
