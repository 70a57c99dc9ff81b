import { type Kind, kindOf, maxKinds } from '../markup/kinds';

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

const everything = -1;
export const phrasing = bits.get('phrasing') ?? 0;
export const interactive = bits.get('interactive') ?? 0;

const inCategories = new Set([...categories, ...forbidden]);
const isCategory = (word: string) => inCategories.has(word);

export function bitsOf(words: readonly string[]): number {
  let all = 0;
  for (const word of words) all |= bits.get(word) ?? 0;
  return all;
}

interface Model {
  /** The categories that it belongs to. */
  readonly is: number;
  /** Which part of a certain element it is, such as a list item. */
  readonly part: number;
  /** Categories and parts that it may contain. */
  readonly allows: number;
  readonly parts: number;
  /** Categories and elements that it may not contain, at any depth. */
  readonly forbids: number;
  /** Whether it allows what its parent allows. */
  readonly isTransparent: boolean;
}

const inline = 'flow phrasing';

/**
 * Elements with their categories, what they may contain and what they may not contain at any depth (HTML standard,
 * 4). Obsolete elements count as what browsers treat them as.
 */
const groups: readonly (readonly [names: string, is: string, allows: string, forbids?: string])[] = [
  ['html', '*', '*'],
  ['head', '*', 'metadata title'],
  ['body', '*', 'flow'],
  ['title', 'title', '*'],
  ['base', 'title', ''],
  ['link meta', 'metadata', ''],
  // The standard wants it in the head, but every browser applies it anywhere, and page builders rely on that.
  ['style', `metadata script ${inline}`, '*'],
  ['script', `metadata script ${inline}`, '*'],
  ['template', `metadata script ${inline}`, '*'],
  ['noscript', `metadata ${inline}`, '^', 'noscript'],
  ['a', inline, '^', 'interactive a'],
  ['ins del map object canvas slot', inline, '^'],
  ['audio video', inline, '^ source', 'media'],
  [
    'abbr b bdi bdo cite code data em i kbd mark output q s samp small span strong sub sup time u var',
    inline,
    'phrasing',
  ],
  ['acronym big blink font nobr strike tt marquee', inline, '*'],
  ['dfn', inline, 'phrasing', 'dfn'],
  ['label', `${inline} interactive`, 'phrasing', 'label'],
  ['button', `${inline} interactive button`, 'phrasing', 'interactive'],
  ['meter', inline, 'phrasing', 'meter'],
  ['progress', inline, 'phrasing', 'progress'],
  ['ruby', inline, 'phrasing ruby'],
  ['rb rp rt rtc', 'ruby', 'phrasing ruby'],
  ['img', `${inline} img`, ''],
  ['br wbr input embed keygen area', inline, ''],
  ['iframe textarea', `${inline} interactive`, '*'],
  ['select', `${inline} interactive`, 'script option optgroup hr button'],
  ['optgroup', 'optgroup', 'script option'],
  ['option', 'option', 'phrasing div', 'interactive'],
  ['datalist', inline, 'phrasing option'],
  ['picture', inline, 'script source img'],
  ['svg math', inline, '*'],
  ['source track', 'source', ''],
  ['param', 'source', ''],
  ['p', 'flow p', 'phrasing'],
  ['pre', 'flow', 'phrasing'],
  ['h1 h2 h3 h4 h5 h6', 'flow heading', 'phrasing'],
  ['hgroup', 'flow heading', 'p heading script', 'hgroup'],
  ['hr', 'flow hr', ''],
  ['div', 'flow div', 'flow item'],
  ['article', 'flow sectioning', 'flow', 'main'],
  ['aside', 'flow sectioning', 'flow', 'main'],
  ['nav', 'flow sectioning', 'flow', 'main'],
  ['section', 'flow sectioning', 'flow'],
  ['header footer', 'flow', 'flow', 'header main'],
  ['address', 'flow', 'flow', 'address header heading sectioning'],
  ['main search', 'flow', 'flow'],
  ['dialog blockquote', 'flow', 'flow'],
  ['center dir listing xmp plaintext frameset frame noframes noembed', 'flow', '*'],
  ['details', 'flow interactive', 'flow summary'],
  ['summary', 'summary', 'phrasing heading'],
  ['figure', 'flow', 'flow figcaption'],
  ['figcaption', 'figcaption', 'flow'],
  ['fieldset', 'flow', 'flow legend'],
  ['legend', 'legend', 'phrasing heading'],
  ['form', 'flow', 'flow'],
  ['ul ol menu', 'flow', 'script li'],
  ['li', 'li', 'flow'],
  ['dl', 'flow', 'script item div'],
  ['dt', 'item', 'flow', 'header heading sectioning'],
  ['dd', 'item', 'flow'],
  ['table', 'flow', 'script sections row'],
  ['caption', 'sections', 'flow', 'table'],
  ['colgroup', 'sections', 'col script'],
  ['col', 'sections col', ''],
  ['thead tbody tfoot', 'sections', 'script row'],
  ['tr', 'row', 'script cell'],
  ['td', 'cell', 'flow'],
  ['th', 'cell', 'flow', 'header heading sectioning'],
];

/** Elements that others disallow by name. */
const forbiddable: Readonly<Record<string, string>> = {
  a: 'a',
  label: 'label',
  audio: 'media',
  video: 'media',
  dfn: 'dfn',
  meter: 'meter',
  progress: 'progress',
  noscript: 'noscript',
  hgroup: 'hgroup',
  main: 'main',
  header: 'header',
  footer: 'header',
  address: 'address',
  table: 'table',
};

/** An unknown element may be anywhere and contain anything. */
const unknown: Model = {
  is: everything,
  part: everything,
  allows: everything,
  parts: everything,
  forbids: 0,
  isTransparent: false,
};

const models: Model[] = new Array<Model>(maxKinds).fill(unknown);
for (const [names, is, allows, forbids = ''] of groups)
  for (const name of names.split(' ')) models[kindOf(name).id] = modelOf(name, is, allows, forbids);

function modelOf(name: string, is: string, allows: string, forbids: string): Model {
  const own = forbiddable[name] ?? '';
  const all = allows === '*' ? everything : null;
  const [categories, parts] = [
    is.split(' ').filter(isCategory),
    is.split(' ').filter((word) => !isCategory(word)),
  ];
  const words = allows.split(' ');
  return {
    is: is === '*' ? everything : bitsOf([...categories, own]),
    part: bitsOf(parts),
    allows: all ?? bitsOf(words.filter(isCategory)),
    parts: all ?? bitsOf(words.filter((word) => !isCategory(word))),
    forbids: bitsOf(forbids.split(' ')),
    isTransparent: words.includes('^'),
  };
}

/** @returns what is known about an element's position and content. */
export function contentModelOf({ id }: Kind): Model {
  return models[id] ?? unknown;
}
