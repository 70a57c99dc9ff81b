import { distance } from 'fastest-levenshtein';

/** Returns the existing name that was probably meant: the one that shares most letters. */
export function closestName(asked: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((name) => ({ name, share: distance(asked, name) / Math.max(asked.length, name.length) }))
    .filter(({ share }) => share < 0.4)
    .sort((a, b) => a.share - b.share);
  return nearest?.name;
}

/** The same for URLs, compared mainly by their endings. */
export function closestPath(asked: string, paths: readonly string[]): string | undefined {
  const end = closestName(lastPart(asked), paths.map(lastPart));
  const same = paths.filter((path) => lastPart(path) === end);
  return same.toSorted((a, b) => distance(asked, a) - distance(asked, b))[0];
}

const lastPart = (path: string) =>
  path
    .replace(/\/$/, '')
    .replace(/\.(mdx?|html?)$/, '')
    .replace(/.*\//, '');
