import { useEffect } from 'react';

export const titleOf = (words: string) => `${words} · Plumbline`;

/** The page's title, where only the data knows it. Set after Gatsby has put the route's own. */
export function useTitle(words: string): void {
  useEffect(() => {
    document.title = titleOf(words);
  }, [words]);
}
