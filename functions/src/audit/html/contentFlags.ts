const categories = 'flow phrasing interactive heading sectioning metadata script'.split(' ');
/** Elements with their own bit, because some elements can't contain them at any depth. */
const forbidden = 'a label media dfn meter progress noscript hgroup main header address table'.split(' ');
/** Elements with their own bit, because only certain elements contain them. */
const parts =
  'title source ruby option optgroup hr button img p div summary figcaption legend li item sections row cell col'.split(
    ' ',
  );

const bits: ReadonlyMap<string, number> = new Map([
  ...[...categories, ...forbidden].map((name, at) => [name, 1 << at] as const),
  ...parts.map((name, at) => [name, 1 << at] as const),
]);

export const everything = -1;
export const phrasing = bits.get('phrasing') ?? 0;
export const interactive = bits.get('interactive') ?? 0;

const inCategories = new Set([...categories, ...forbidden]);
export const isCategory = (word: string) => inCategories.has(word);

export function bitsOf(words: readonly string[]): number {
  let all = 0;
  for (const word of words) all |= bits.get(word) ?? 0;
  return all;
}
