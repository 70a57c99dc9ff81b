import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

const quietMs = 350;

/**
 * Keeps a field's value in the URL, which follows with a delay: typed text takes effect a moment after the
 * last key, or on Enter, so that no letter is lost and none starts a query.
 * @param value from the URL; when it changes otherwise, by Back or by clearing, the field follows.
 */
export function useTyped(value: string, tell: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const reported = useRef(value);
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    if (value !== reported.current) setTyped(value);
    reported.current = value;
  }, [value]);
  const settle = useCallback((text: string) => {
    if (text.trim() === reported.current) return;
    reported.current = text.trim();
    latest.current(text.trim());
  }, []);
  useEffect(() => {
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The router renders the next screen a frame after the URL has changed. Until then, this field would
      // navigate back.
      if (window.location.pathname === pathname) settle(typed);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [typed, settle]);
  return {
    typed,
    setTyped,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') settle(typed);
    },
  };
}
