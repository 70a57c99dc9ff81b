import { distance, likeness, tellingWords, wordsOf } from './words';

/** A page as `/pages.json` names it, which the build writes (gatsby/postBuild/titles.ts). */
export interface PageName {
  readonly path: string;
  readonly title: string;
  /** What kind of page it is, in a word; none for most of those that are neither text nor rule. */
  readonly kind?: string;
  /** Words that readers look for and that its title does not have. */
  readonly keywords?: readonly string[];
  /** What the index of the search calls it; none for a page that is not in it. */
  readonly indexed?: string;
}

/** What the last part of an address says, without what servers call files. */
const wordsOfEnd = (part: string) => wordsOf(part.replace(/\.[a-z]{2,5}$/i, ''));
const saysNothing = /^(index|default)(\.[a-z]+)?$/i;

/** How many letters of an address may be wrong for it to be a slip of the finger: one, two of 24, three of 32. */
const slipsIn = (address: string) => Math.max(1, Math.floor(address.length / 8) - 1);

/** 1 for the same address, less for a slip of the finger, 0 for another address. */
function closeness(asked: string, path: string): number {
  const slips = distance(asked, path);
  return slips <= slipsIn(asked) ? 1 - slips / (slipsIn(asked) + 1) : 0;
}

/**
 * The pages whose addresses and titles have most of the words of an address that leads nowhere, best first, and none that
 * has much fewer than the best. The last part of an address says what its page is about; those before it decide only
 * between pages that agree with the last. An address of which only letters are wrong comes before all that.
 */
export function nearestPages(path: string, pages: readonly PageName[], most = 3): PageName[] {
  const parts = decoded(path)
    .split('/')
    .filter((part) => part !== '' && !saysNothing.test(part));
  const asked = tellingWords(wordsOfEnd(parts.at(-1) ?? ''));
  const whole = `/${parts.join('/')}`.toLowerCase().replace(/\.[a-z]{2,5}$/, '');
  const before = parts.slice(0, -1).flatMap(wordsOf);
  const scored = pages.map((page) => {
    const names = [page.title, ...(page.keywords ?? [])].flatMap((name) => tellingWords(wordsOf(name)));
    const held = [...new Set([...wordsOf(page.path), ...names])];
    const sum = (words: readonly string[]) =>
      words.reduce((total, word) => total + Math.max(0, ...held.map((other) => likeness(word, other))), 0);
    const last = sum(asked);
    const score = last && (last + sum(before) / 8) / (1 + held.length / 20);
    return { page, last, score, close: closeness(whole, page.path) };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ last, score, close }) => close > 0 || (last * 2 >= asked.length && score > best * 0.7))
    .sort((a, b) => b.close - a.close || b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page);
}

/** An address may hold a “%” that encodes nothing: then it stands for itself. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
