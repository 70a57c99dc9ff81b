import { navigate, useLocation } from '@reach/router';
import { useCallback } from 'react';

/** Keeps a list's filters in the URL, so that they can be bookmarked, shared and navigated back to. */
export function useUrlFilters(): {
  readonly get: (name: string) => string;
  readonly set: (changes: Readonly<Record<string, string>>) => void;
} {
  const { pathname, search } = useLocation();
  const get = (name: string) => new URLSearchParams(search).get(name) ?? '';
  const set = useCallback(
    (changes: Readonly<Record<string, string>>) => {
      const query = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') query.delete(name);
        else query.set(name, value);
      }
      const text = query.toString();
      void navigate(text ? `${pathname}?${text}` : pathname, { replace: true });
    },
    [pathname, search],
  );
  return { get, set };
}
