import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Failure } from '#app/forms/Form';
import type { ReportContent } from '#app/jobs/report-data/reportContent';
import { type ActionState, useAction } from '#app/live/useAction';
import type { Finding } from '#domain/finding';
import type { PageRecord } from '#domain/report';
import { color, text } from '#ui/theme/tokens';

/**
 * Maximum number of findings: more is unreadable on paper, and takes a browser more than a few seconds to
 * lay out.
 */
const mostFindings = 5_000;
const mostPages = 5_000;

export interface Printed {
  readonly findings: readonly Finding[];
  readonly pages: readonly PageRecord[];
}

/**
 * Prints the whole report. The screen renders only what is in the window, so everything is read first.
 * Ctrl+P or ⌘P does the same. What was read stays on the page, visible only in print, for the browser's own
 * menu.
 */
export function usePrint(content: ReportContent) {
  const [printed, setPrinted] = useState<Printed>();
  const [asked, setAsked] = useState(0);
  const { state, run } = useAction(async () => {
    const findings = printed?.findings ?? (await content.findings(() => undefined, mostFindings));
    const pages = printed?.pages ?? (await content.pages(() => undefined, mostPages));
    setPrinted({ findings, pages });
    setAsked((before) => before + 1);
  });
  useEffect(() => {
    // After what was read has been rendered.
    if (asked > 0) window.print();
  }, [asked]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
      if (!isPrint || event.shiftKey || event.altKey) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [run]);
  return { printed, state, print: run };
}

/** Takes no space while empty, but must exist for screen readers to announce changes. */
const words = css({
  margin: 0,
  fontSize: text.sm,
  color: color.inkSoft,
  '&:empty': { position: 'absolute' },
  '@media print': { display: 'none' },
});

/** Announces that a report is being read for printing, or could not be. */
export function PrintState({ state }: { readonly state: ActionState }) {
  return (
    <>
      <p role="status" css={words}>
        {state.status === 'busy' &&
          'Preparing the report for printing. The print dialog opens when it’s ready.'}
      </p>
      {state.status === 'failed' && <Failure error={state.error} />}
    </>
  );
}
