import type { ComponentPropsWithoutRef } from 'react';

/** A block of code. Its button is shown where a script can copy (`islands/copy.ts`). */
export function Code(props: ComponentPropsWithoutRef<'pre'>) {
  return (
    <div className="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} {...props} />
      <button type="button" className="code-copy needs-script" data-action="copy" aria-live="polite">
        Copy
      </button>
    </div>
  );
}
