/** Rights that let a browser store data. Deleting stores nothing. */
const storing = ['write', 'create', 'update'];

/**
 * Returns the paths below the database that a browser may write, as the rules spell them, such as
 * `users/{owner}/settings/views`. Conditions aren't evaluated.
 */
export function writablePathsOf(rules: string): string[] {
  const withoutComments = rules.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const blocks: string[] = [];
  const found = new Set<string>();
  for (const [text, path, rights] of withoutComments.matchAll(
    /\bmatch\s+(\/\S+)\s*\{|\ballow\s+([a-z,\s]+)[:;]|[{}]/g,
  )) {
    if (text === '}') blocks.pop();
    else if (rights === undefined) blocks.push(path ?? '');
    else if (rights.split(',').some((right) => storing.includes(right.trim()))) found.add(blocks.join(''));
  }
  return [...found].map((path) => path.replace('/databases/{database}/documents/', '')).sort();
}
