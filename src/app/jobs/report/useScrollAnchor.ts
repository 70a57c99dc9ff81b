import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface StandStill {
  /** An empty element right above the content being read, and one below everything else. */
  readonly above: RefObject<HTMLDivElement>;
  readonly below: RefObject<HTMLDivElement>;
}

/**
 * Keeps the content being read in place when something above it is added, removed or resized. The browser's
 * own scroll anchoring is disabled meanwhile: not every browser has it, none anchors at the top of a page,
 * and both together would scroll twice.
 */
export function useScrollAnchor(active: boolean): StandStill {
  const above = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const last = useRef<Stand>();
  const settle = useRef<() => void>(() => undefined);
  settle.current = () => {
    const [start, end] = [above.current, below.current];
    if (!start || !end) return;
    if (active && last.current) hold(last.current, start, end);
    last.current = standOf(start);
  };

  // Undo the movement of this commit before it is painted.
  useLayoutEffect(() => settle.current());

  useEffect(() => {
    const observer = new ResizeObserver(() => settle.current());
    observer.observe(document.body);
    const scrolled = () => {
      if (last.current) last.current = { ...last.current, scrolled: window.scrollY };
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', scrolled);
    };
  }, []);

  useLayoutEffect(() => {
    if (!active) return;
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    return () => {
      style.overflowAnchor = '';
      for (const place of [above.current, below.current]) if (place) place.style.height = '';
    };
  }, [active]);

  return { above, below };
}

/** Returns whether the page is scrolled so far that an element is in the upper half of the window or above it. */
export function useScrolledTo(element: RefObject<HTMLElement>): boolean {
  const [reached, setReached] = useState(false);
  const measure = useCallback(() => {
    if (!element.current) return;
    const { bottom } = element.current.getBoundingClientRect();
    setReached(window.scrollY > 0 && bottom < window.innerHeight / 2);
  }, [element]);
  // Inserting or collapsing content changes what is visible, too.
  useEffect(measure);
  useEffect(() => {
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [measure]);
  return reached;
}

interface Stand {
  /** Distance from the top of the document to the content being read, px. */
  readonly top: number;
  readonly scrolled: number;
}

function standOf(above: HTMLElement): Stand {
  const scrolled = window.scrollY;
  return { top: above.getBoundingClientRect().bottom + scrolled, scrolled };
}

/** Scrolls the window by as much as the content being read has moved in the document. */
function hold(before: Stand, above: HTMLElement, below: HTMLElement): void {
  const isInSight = before.top - before.scrolled < window.innerHeight;
  const { top, scrolled } = standOf(above);
  const moved = top - before.top;
  if (!isInSight || Math.abs(moved) < 1) return;
  // The browser has already clamped the scroll position of a document that became shorter.
  const most = document.documentElement.scrollHeight - window.innerHeight;
  const back = scrolled >= most - 1 ? Math.max(0, before.scrolled - scrolled) : 0;
  const room = above.offsetHeight;
  const taken = Math.max(0, Math.min(room, moved + back));
  if (taken > 0) above.style.height = `${room - taken}px`;
  const wanted = moved + back - taken;
  const end = below.getBoundingClientRect().bottom + window.scrollY;
  const missing = scrolled + wanted + window.innerHeight - end;
  if (wanted > 0 && missing > 0) below.style.height = `${below.offsetHeight + missing}px`;
  window.scrollBy({ top: wanted, behavior: 'instant' });
  // Nothing can scroll above the top of the document.
  const unmoved = window.scrollY - scrolled - wanted;
  if (unmoved >= 1) above.style.height = `${above.offsetHeight + unmoved}px`;
}
