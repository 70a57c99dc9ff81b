import { useEffect, useRef } from 'react';

/** A command of the current screen without a key of its own, for the command palette. */
export interface ScreenCommand {
  readonly words: string;
  readonly run: () => void;
}

let registered: readonly ScreenCommand[] = [];

/** Returns the current commands, each once, in the order of the screen. */
export function screenCommands(): readonly ScreenCommand[] {
  return registered.filter(({ words }, at) => registered.findIndex((other) => other.words === words) === at);
}

/** Registers these commands while the component is mounted. */
export function useCommands(offers: readonly ScreenCommand[]): void {
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
}
