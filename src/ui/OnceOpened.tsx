import { type ReactNode, Suspense, useState } from 'react';

interface OnceOpenedProps {
  readonly open: boolean;
  readonly children: ReactNode;
}

/**
 * Holds a dialog whose code is fetched when it is first wanted. From then on it stays, so that closing it gives the
 * focus back.
 */
export function OnceOpened({ open, children }: OnceOpenedProps) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return open || wasOpen ? <Suspense fallback={null}>{children}</Suspense> : null;
}
