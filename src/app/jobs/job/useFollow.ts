import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Scroll positions are rounded, and zoom changes them by fractions of a pixel. */
const endPx = 8;

interface Follow {
  readonly box: RefObject<HTMLDivElement>;
  readonly isFollowing: boolean;
  readonly onScroll: () => void;
  /** Scrolls to the end and follows it again. */
  readonly follow: () => void;
}

/**
 * Keeps the end of a growing list in view. Scrolling up pauses that, and scrolling back to the end resumes it.
 * @param content changes when the list grows.
 */
export function useFollow(content: unknown): Follow {
  const box = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves when the content grows.
  useLayoutEffect(() => {
    if (isFollowing && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [isFollowing, content]);
  const onScroll = useCallback(() => {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    setFollowing(scrollHeight - scrollTop - clientHeight <= endPx);
  }, []);
  const follow = useCallback(() => {
    setFollowing(true);
    box.current?.focus({ preventScroll: true });
  }, []);
  return { box, isFollowing, onScroll, follow };
}
