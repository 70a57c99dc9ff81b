import { useEffect } from 'react';

export const titleOf = (words: string) => `${words} · Plumbline`;

/** Sets the page's title where only the data knows it. Runs after Gatsby has set the route's own. */
export function useTitle(words: string): void {
  useEffect(() => {
    document.title = titleOf(words);
  }, [words]);
}
