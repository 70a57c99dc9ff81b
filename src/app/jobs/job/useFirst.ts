import { useRef } from 'react';

/** The first value that is not undefined since `key` last changed. */
export function useFirst<T>(key: string, value: T | undefined): T | undefined {
  const first = useRef<{ readonly key: string; readonly value: T | undefined }>({ key, value });
  if (first.current.key !== key || first.current.value === undefined) first.current = { key, value };
  return first.current.value;
}
