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

/** IDs that frameworks use for the empty element they fill. */
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

/** Matches typical text shown while scripts load. */
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

/** Matches “You need to enable JavaScript to run this app” in any language. */
const asksToEnableScripts = /java\s?script/i;
const maxAskingWords = 40;

/** Words of a splash screen; a page with more text that isn't about loading has content. */
const maxSplashWords = 5;

/**
 * Returns whether a page is a shell: HTML with (almost) no content of its own that loads scripts to build what
 * visitors see. Without running them, its content is unknown, so it can't be evaluated. A shell loads a script (or
 * preloads a module) and shows no text at all, or only that it is loading or needs JavaScript, or a few words in an
 * element that frameworks fill. The content of `noscript` isn't shown. Headings, links, forms, frames, media and
 * several images are content, so a short page rendered by a server is not a shell, whatever scripts it loads.
 */
export function isShell(page: Signs): boolean {
  if (page.hasInstantRedirect) return false;
  const isMount = page.customElements > 0 || mountIds.some((id) => page.ids.has(id));
  if (!runsScripts(page, isMount) || showsMedia(page)) return false;
  const images = page.images.filter(({ attributes }) => !isPixel(attributes));
  if (images.length > 1) return false;
  const visibleText = collapse(
    [page.shown, ...images.map(({ attributes }) => attributes.alt ?? '')].join(' '),
  );
  const { words } = readText(visibleText);
  if (isWaiting(visibleText, words)) return true;
  if (words === 0) return images.length === 0 || isMount;
  return isMount && words <= maxSplashWords && !showsStructure(page);
}

function isWaiting(visibleText: string, words: number): boolean {
  return (
    (words <= maxWaitingWords && loading.test(visibleText)) ||
    (words <= maxAskingWords && asksToEnableScripts.test(visibleText))
  );
}

/** @param orInline whether an inline script may fill the page, too. */
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

/** Returns whether an image is a tracking pixel. */
function isPixel({ width, height, style = '' }: Readonly<Record<string, string>>): boolean {
  return (
    /^[01](?:px)?$/.test(width?.trim() ?? '') ||
    /^[01](?:px)?$/.test(height?.trim() ?? '') ||
    /display\s*:\s*none/i.test(style)
  );
}

/** Returns whether there is a heading or a link outside `noscript`. */
function showsStructure({ headings, anchors, shown }: Signs): boolean {
  const all = collapse(shown);
  return [...headings, ...anchors.filter(({ written }) => written !== '')].some(({ text }) => {
    const visibleText = collapse(text);
    return visibleText !== '' && all.includes(visibleText);
  });
}

/** A page with fewer words of its own may get more text and more fragments from scripts. */
const fewWords = 20;

/** Returns whether scripts may add text and fragments to what the source shows. On a shell they must. */
export function mayBeFilled(
  { text, scripts }: Pick<PageFacts, 'text' | 'scripts'>,
  words = fewWords,
): boolean {
  return text.words < words && scripts.some(({ attributes }) => attributes.src !== undefined);
}
