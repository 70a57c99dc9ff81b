import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface StandStill {
  /** An empty element right above what is read, and one below all else. */
  readonly above: RefObject<HTMLDivElement>;
  readonly below: RefObject<HTMLDivElement>;
}

/**
 * Keeps what is being read where it stands in the window when something above it comes, goes, grows or shrinks. The
 * browser's own scroll anchoring rests meanwhile: not every browser has it, none anchors at the top of a page, and two at
 * once would move everything twice.
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

  // What this commit has moved is put back before it is painted.
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

/**
 * Whether somebody has scrolled so far that an element is in the upper half of the window or above it, or that what
 * stands below what begins there can be seen.
 * @param below stands below it in a narrow window only.
 */
export function useScrolledTo(element: RefObject<HTMLElement>, below: RefObject<HTMLElement>): boolean {
  const [reached, setReached] = useState(false);
  const look = useCallback(() => {
    if (!element.current || !below.current) return;
    const begins = element.current.getBoundingClientRect().bottom;
    const next = below.current.getBoundingClientRect().top;
    const isNextInSight = next > begins && next < window.innerHeight;
    setReached(window.scrollY > 0 && (begins < window.innerHeight / 2 || isNextInSight));
  }, [element, below]);
  // What comes or is folded away brings things into sight, too.
  useEffect(look);
  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [look]);
  return reached;
}

interface Stand {
  /** How far below the top of the document what is read begins, px. */
  readonly top: number;
  readonly scrolled: number;
}

function standOf(above: HTMLElement): Stand {
  const scrolled = window.scrollY;
  return { top: above.getBoundingClientRect().bottom + scrolled, scrolled };
}

/** Moves the window by as much as what is read has moved in the document. */
function hold(before: Stand, above: HTMLElement, below: HTMLElement): void {
  const isInSight = before.top - before.scrolled < window.innerHeight;
  const { top, scrolled } = standOf(above);
  const moved = top - before.top;
  if (!isInSight || Math.abs(moved) < 1) return;
  // A document that became shorter than the window had scrolled has been scrolled back by the browser already.
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
  // Nothing can be scrolled above the top of the document.
  const unmoved = window.scrollY - scrolled - wanted;
  if (unmoved >= 1) above.style.height = `${above.offsetHeight + unmoved}px`;
}
