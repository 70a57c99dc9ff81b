import { useEffect, useState } from 'react';
import { commandSearches } from '#app/keys/screenCommands';
import type { CommandGroup } from './commands';

const minLength = 2;
const pauseMs = 150;

export interface Found {
  readonly groups: readonly CommandGroup[];
  readonly isSearching: boolean;
  /** A source could not be read, so results may be missing. */
  readonly failure: unknown;
}

const nothing: Found = { groups: [], isSearching: false, failure: undefined };

/** Returns what the current screen finds for the typed text. */
export function useFound(typed: string): Found {
  const [found, setFound] = useState<Found>(nothing);
  const text = typed.trim();
  useEffect(() => {
    const searches = commandSearches();
    if (text.length < minLength || searches.length === 0) return setFound(nothing);
    const leaving = new AbortController();
    setFound((before) => ({ ...before, isSearching: true }));
    const timer = setTimeout(async () => {
      const results = await Promise.allSettled(searches.map((search) => search.find(text, leaving.signal)));
      if (leaving.signal.aborted) return;
      const groups = searches.map(({ title }, n): CommandGroup => {
        const result = results[n];
        const commands = result?.status === 'fulfilled' ? result.value : [];
        const items = commands.map(({ words, run }, at) => ({
          id: `${title} ${at} ${words}`,
          label: words,
          run,
        }));
        return { value: title, items };
      });
      const failed = results.find((result) => result.status === 'rejected');
      setFound({
        groups: groups.filter(({ items }) => items.length > 0),
        isSearching: false,
        failure: failed?.reason,
      });
    }, pauseMs);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [text]);
  return found;
}
