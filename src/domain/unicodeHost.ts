import { parseUrl } from './url';

/**
 * A host as its owner writes it: “münchen.example” for `xn--mnchen-3ya.example`. A label that might pass for another
 * site's stays ASCII; to be shown only, never to be asked.
 * @param host may have a port.
 */
export function unicodeHost(host: string): string {
  if (!host.includes('xn--')) return host;
  return host.replace(/[^.:]+/g, (label) => (label.startsWith('xn--') ? shownLabel(label) : label));
}

/** A list of 100,000 addresses has few hosts. */
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
  /** What a label of it may hold: its letters of today, no letter of another script. */
  readonly all: RegExp;
  /** Those that pass for Latin letters or signs: of them alone a label may be another one's twin, as “аррӏе” is. */
  readonly alike?: RegExp;
}

/**
 * What looks alike is taken from Chromium (components/url_formatter/spoof_checks). A script that isn't here stays ASCII:
 * nobody has judged its letters, or it runs from right to left and would turn an address around.
 */
const scripts: readonly Script[] = [
  // Latin, without those of its letters that pass for others: ð, þ, ı, ĸ and the phonetic ones.
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

/** Punycode: RFC 3492, section 6.2, by its own names. @returns undefined for what is none. */
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
    // Too many digits make it no number at all.
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
