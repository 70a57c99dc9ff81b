import { type ReactNode, Suspense, useState } from 'react';

interface OnceOpenedProps {
  readonly open: boolean;
  readonly children: ReactNode;
}

/** Loads a dialog's code when it is first opened. It then stays mounted, so that closing it returns the focus. */
export function OnceOpened({ open, children }: OnceOpenedProps) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return open || wasOpen ? <Suspense fallback={null}>{children}</Suspense> : null;
}
