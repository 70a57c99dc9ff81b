import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

const quietMs = 350;

/**
 * A field whose value stands in the address, which follows later than a key is pressed: what is typed stays in the field
 * and takes effect a moment after the last key, or with Enter, so that no letter is lost and none asks the database.
 * @param value what the address says; when it changes by itself, by going back or by clearing, the field follows.
 */
export function useTyped(value: string, tell: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    if (value !== told.current) setTyped(value);
    told.current = value;
  }, [value]);
  const settle = useCallback((text: string) => {
    if (text.trim() === told.current) return;
    told.current = text.trim();
    latest.current(text.trim());
  }, []);
  useEffect(() => {
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The router renders the next screen a frame after the URL has changed. Until then this field would lead back.
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
