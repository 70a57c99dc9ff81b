import { useEffect, useRef } from 'react';

/** A command of the current screen without a key of its own, for the command palette. */
export interface ScreenCommand {
  readonly words: string;
  readonly run: () => void;
}

/** Finds commands for a text, such as the URLs of a report. */
export interface CommandSearch {
  /** The title above its results. */
  readonly title: string;
  find(text: string, leaving: AbortSignal): Promise<readonly ScreenCommand[]>;
}

let registered: readonly ScreenCommand[] = [];
let registeredSearches: readonly CommandSearch[] = [];

/** Returns the searches of the current screen. */
export const commandSearches = () => registeredSearches;

/** Returns the current commands, each once, in the order of the screen. */
export function screenCommands(): readonly ScreenCommand[] {
  return registered.filter(({ words }, at) => registered.findIndex((other) => other.words === words) === at);
}

const noSearches: readonly CommandSearch[] = [];

/** Registers these commands and searches while the component is mounted. */
export function useCommands(
  offers: readonly ScreenCommand[],
  searches: readonly CommandSearch[] = noSearches,
): void {
  const latest = useRef(offers);
  latest.current = offers;
  const names = offers.map(({ words }) => words).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names are other commands; the action is read when it runs.
  useEffect(() => {
    const mine = latest.current.map(({ words }, at) => ({ words, run: () => latest.current[at]?.run() }));
    registered = [...registered, ...mine];
    return () => {
      registered = registered.filter((one) => !mine.includes(one));
    };
  }, [names]);
  useEffect(() => {
    registeredSearches = [...registeredSearches, ...searches];
    return () => {
      registeredSearches = registeredSearches.filter((one) => !searches.includes(one));
    };
  }, [searches]);
}
