import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
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

export type PaperKind = 'summary' | 'whole';

/**
 * Prints a summary, or the whole report on request. The screen renders only what is in the window, so the whole
 * report is read first. Ctrl+P, ⌘P and the browser’s own menu print what was last requested: by default, the summary.
 */
export function usePrint(content: ReportContent) {
  const [paper, setPaper] = useState<PaperKind>();
  const [whole, setWhole] = useState<Printed>();
  const [requested, setRequested] = useState(0);
  const { state, run } = useAction(async (kind: PaperKind) => {
    if (kind === 'whole' && !whole) {
      const findings = await content.findings(() => undefined, mostFindings);
      setWhole({ findings, pages: await content.pages(() => undefined, mostPages) });
    }
    setPaper(kind);
    setRequested((before) => before + 1);
  });
  useEffect(() => {
    // After what is printed has been rendered.
    if (requested > 0) window.print();
  }, [requested]);
  useEffect(() => {
    // The browser lays the paper out as soon as this returns.
    const prepare = () => flushSync(() => setPaper((before) => before ?? 'summary'));
    window.addEventListener('beforeprint', prepare);
    return () => window.removeEventListener('beforeprint', prepare);
  }, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
      if (!isPrint || event.shiftKey || event.altKey) return;
      event.preventDefault();
      run(paper ?? 'summary');
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [run, paper]);
  return { paper, whole, state, print: run };
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
