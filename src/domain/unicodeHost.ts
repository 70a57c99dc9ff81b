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
const known = new Map<string, string>();
const mostKnown = 1_000;

function shownLabel(label: string): string {
  const before = known.get(label);
  if (before !== undefined) return before;
  const decoded = decode(label.slice('xn--'.length));
  const shown = decoded !== undefined && isPlain(decoded) && encode(decoded) === label ? decoded : label;
  if (known.size >= mostKnown) known.clear();
  known.set(label, shown);
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

const base = 36;
const leastThreshold = 1;
const mostThreshold = 26;

/** Decodes Punycode: RFC 3492, section 6.2, with its names. @returns undefined if it is invalid. */
function decode(encoded: string): string | undefined {
  const delimiter = encoded.lastIndexOf('-');
  const output = [...encoded.slice(0, Math.max(0, delimiter))];
  let n = 0x80;
  let bias = 72;
  let i = 0;
  for (let at = delimiter + 1; at < encoded.length; i++) {
    const oldi = i;
    for (let w = 1, k = base; ; k += base) {
      const digit = digitOf(encoded.charAt(at++));
      if (digit === undefined) return undefined;
      i += digit * w;
      const t = Math.min(mostThreshold, Math.max(leastThreshold, k - bias));
      if (digit < t) break;
      w *= base - t;
    }
    const length = output.length + 1;
    bias = adapt(i - oldi, length, oldi === 0);
    n += Math.floor(i / length);
    i %= length;
    // Also rejects NaN, the result of too many digits.
    if (!(n <= 0x10ffff)) return undefined;
    output.splice(i, 0, String.fromCodePoint(n));
  }
  return output.join('');
}

/** `a` to `z` are 0 to 25, `0` to `9` are 26 to 35. */
function digitOf(character: string): number | undefined {
  const place = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(character);
  return character === '' || place < 0 ? undefined : place;
}

/** Section 6.1. */
function adapt(difference: number, length: number, isFirst: boolean): number {
  const damp = 700;
  const skew = 38;
  let delta = Math.floor(difference / (isFirst ? damp : 2));
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > ((base - leastThreshold) * mostThreshold) / 2; k += base)
    delta = Math.floor(delta / (base - leastThreshold));
  return k + Math.floor((base * delta) / (delta + skew));
}
