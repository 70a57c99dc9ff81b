// The slash keeps Node from loading its own deprecated module instead of the package.
import { decode as decodePunycode } from 'punycode/';
import { parseUrl } from './url';

/**
 * Converts a host to Unicode: “münchen.example” for `xn--mnchen-3ya.example`. A label that could be mistaken for
 * another site's stays ASCII. Only for display, never for requests.
 * @param host may have a port.
 */
export function unicodeHost(host: string): string {
  if (!host.includes('xn--')) return host;
  return host.replace(/[^.:]+/g, (label) => (label.startsWith('xn--') ? shownLabel(label) : label));
}

/** A list of 100,000 URLs has few hosts. */
const cache = new Map<string, string>();
const maxCached = 1_000;

function shownLabel(label: string): string {
  const before = cache.get(label);
  if (before !== undefined) return before;
  const decoded = decode(label.slice('xn--'.length));
  const shown = decoded !== undefined && isPlain(decoded) && encode(decoded) === label ? decoded : label;
  if (cache.size >= maxCached) cache.clear();
  cache.set(label, shown);
  return shown;
}

const encode = (label: string) => parseUrl(`http://${label}/`)?.hostname;

interface Script {
  /** Allowed characters of a label: modern letters of one script. */
  readonly all: RegExp;
  /** Characters that look like Latin letters. A label made only of them may imitate another, such as “аррӏе”. */
  readonly alike?: RegExp;
}

/**
 * Lookalikes are from Chromium (components/url_formatter/spoof_checks). Other scripts stay ASCII: their letters have
 * not been evaluated, or they run from right to left and would reorder the URL.
 */
const scripts: readonly Script[] = [
  // Latin, without lookalikes of other Latin letters: ð, þ, ı, ĸ, and the phonetic ones.
  { all: /^[-0-9a-zß-ïñ-öø-ýÿ-\u0130\u0132-\u0137\u0139-žơưșțḀ-ẙẠ-ỹ]+$/u },
  // Cyrillic.
  { all: /^[-0-9\u0430-\u045f\u0490-\u04ff]+$/u, alike: /^[-0-9аысеһіюјӏорѕхуъьҽпг]+$/u },
  // Greek.
  { all: /^[-0-9\u0390\u03ac-\u03ce]+$/u, alike: /^[-0-9αάιίϊΐκνρυύϋΰωώηήοότ]+$/u },
  // Japanese and Chinese.
  {
    all: /^[-0-9\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
    alike: /^[-0-9〇一丨丶ノー]+$/u,
  },
  // Korean.
  { all: /^[-0-9가-힣]+$/u },
];

const isPlain = (label: string) =>
  scripts.some(({ all, alike }) => all.test(label) && alike?.test(label) !== true);

/** Returns undefined for invalid Punycode. */
function decode(encoded: string): string | undefined {
  try {
    return decodePunycode(encoded);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
