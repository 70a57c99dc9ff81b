import { hashOf } from '../state/pageNote';
import { pathOf } from '../urls/url';
import type { PageFacts } from './facts';
import { collapse } from './text';

/** Shorter ones stand in other words by chance. */
const shortestName = 3;

/**
 * A hash of what a page says, title and text, whatever its own address is: pages for what is missing like to repeat that.
 * 0 of a page that says nothing.
 */
export function sayingOf({ url, title, text }: Pick<PageFacts, 'url' | 'title' | 'text'>): number {
  if (text.words === 0) return 0;
  let said = `${title ?? ''}\n${text.opening}`;
  for (const name of namesOf(url)) said = said.replaceAll(name, '');
  return hashOf(collapse(said));
}

/** The ways in which a text may name its own address, the longest first. */
function namesOf(url: string): readonly string[] {
  const path = pathOf(url);
  if (path === '/') return [];
  const last =
    path
      .split('?', 1)[0]
      ?.split('/')
      .findLast((segment) => segment !== '') ?? '';
  const names = [url, path, path.slice(1), last].filter(
    (name) => name.startsWith('/') || name.length >= shortestName,
  );
  return path.includes('%') ? names.flatMap((name) => [name, decoded(name)]) : names;
}

function decoded(name: string): string {
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
}
