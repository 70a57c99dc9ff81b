import type { ReactNode } from 'react';

/** What waits for a script carries this class: without scripts it would wait for ever, and does not show. */
export const waitingClass = 'waiting';

interface NeedsScriptProps {
  /** What does: “Logging in”. */
  readonly what: string;
  /** Stands in place of the sentence that says so. */
  readonly children?: ReactNode;
}

/** For a browser without JavaScript, in place of what waits for it. */
export function NeedsScript({ what, children }: NeedsScriptProps) {
  return (
    <noscript>
      <style>{`.${waitingClass}{display:none!important}`}</style>
      {children ?? <p>{what} needs JavaScript. Enable JavaScript for this site, then reload the page.</p>}
    </noscript>
  );
}
