export interface PageName {
  readonly path: string;
  readonly title: string;
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many letters must be changed, added or dropped to get from one word to the other (Levenshtein, 1965). */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const change = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** 1 for the same word, 0 when less than half of its letters agree. */
function likeness(asked: string, held: string): number {
  const share = 1 - distance(asked, held) / Math.max(asked.length, held.length);
  return share > 0.5 ? share : 0;
}

/**
 * The pages whose addresses and titles have most of the words of an address that leads nowhere, best first.
 * The last part of an address says most of what its page is about, so its words count twice.
 */
export function nearestPages(path: string, pages: readonly PageName[], most = 4): PageName[] {
  const parts = decoded(path).split('/').filter(Boolean);
  const asked = parts.flatMap((part, index) =>
    words(part).map((word) => ({ word, weight: index === parts.length - 1 ? 2 : 1 })),
  );
  const scored = pages.map((page) => {
    const held = new Set(words(`${page.path} ${page.title}`));
    const score = asked.reduce(
      (sum, { word, weight }) =>
        sum + weight * Math.max(0, ...[...held].map((other) => likeness(word, other))),
      0,
    );
    return { page, score: score / (1 + held.size / 20) };
  });
  return scored
    .filter(({ score }) => score > 0.6)
    .sort((a, b) => b.score - a.score)
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
