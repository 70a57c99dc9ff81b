import type { ReactNode } from 'react';

/** The class of content that needs JavaScript. Without JavaScript it is hidden. */
export const waitingClass = 'waiting';

interface NeedsScriptProps {
  /** What needs JavaScript: “Logging in”. */
  readonly what: string;
  /** Replaces the default sentence. */
  readonly children?: ReactNode;
}

/** Shown in browsers without JavaScript, instead of the content that needs it. */
export function NeedsScript({ what, children }: NeedsScriptProps) {
  return (
    <noscript>
      <style>{`.${waitingClass}{display:none!important}`}</style>
      {children ?? <p>{what} needs JavaScript. Enable JavaScript for this site, then reload the page.</p>}
    </noscript>
  );
}
