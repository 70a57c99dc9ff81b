import { Download } from 'lucide-react';
import { useState } from 'react';
import { useCommands } from '#app/keys/screenCommands';
import { explain } from '#app/live/explain';
import { useAction } from '#app/live/useAction';
import { type ExportedReport, type ExportFormatId, exportFormatIds, exportFormats } from '#domain/export';
import { setAsideOf } from '#domain/ignorePattern';
import { Icon } from '#ui/Icon';
import { Menu } from '#ui/Menu';
import { saveFile } from '#ui/saveFile';
import { phone } from '#ui/theme/tokens';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { useReportOf } from '../report-data/ReportContext';
import type { ReportContent } from '../report-data/reportContent';
import type { PaperKind } from '../report-views/print/usePrint';

interface ExportMenuProps {
  readonly site: { readonly title: string; readonly url: string; readonly finishedAt: Date | null };
  readonly outcome: Omit<ExportedReport, 'url' | 'pages' | 'findings' | 'setAside'>;
  readonly content: ReportContent;
  readonly onPrint: (kind: PaperKind) => void;
}

/**
 * Exports the report to a file or to paper. An export reads the whole report, so it shows progress, and it
 * waits for the owner's decisions.
 */
export function ExportMenu({ site, outcome, content, onPrint }: ExportMenuProps) {
  const [share, setShare] = useState(0);
  const decisions = useReportOf()?.decisions;
  const { state, run } = useAction(async (id: ExportFormatId) => {
    const { write, mediaType, extension } = exportFormats[id];
    const { title, url, finishedAt } = site;
    const { partial, evaluatedRules, score, grade, counts, pagesRead, rules, durationMs } = outcome;
    const { scriptedPages, unscored } = outcome;
    const { total } = content;
    const all = Math.max(1, total.findings + (id === 'json' ? total.pages : 0));
    setShare(0);
    const decided = await decisions?.read();
    const findings = await content.findings((share) => setShare((share * total.findings) / all));
    const setAside = decided && setAsideOf(findings, decided);
    const pages =
      id === 'json'
        ? await content.pages((share) => setShare((total.findings + share * total.pages) / all))
        : [];
    const words = write({
      url,
      partial,
      evaluatedRules,
      score,
      grade,
      counts,
      pagesRead,
      scriptedPages,
      unscored,
      rules,
      durationMs,
      pages,
      findings,
      setAside,
    });
    saveFile(new Blob([words], { type: mediaType }), exportName(title, finishedAt, extension));
  });
  const formats = exportFormatIds.map((id) => ({
    words: `Export this report: ${exportFormats[id].name}`,
    run: () => run(id),
  }));
  useCommands([
    ...formats,
    { words: 'Print a summary of this report or save it as PDF', run: () => onPrint('summary') },
    { words: 'Print the whole report or save it as PDF', run: () => onPrint('whole') },
  ]);
  return (
    <span css={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem' }}>
      <Menu
        label={state.status === 'busy' ? `Exporting ${Math.round(share * 100)}%` : <ExportLabel />}
        align="end"
        groups={[
          exportFormatIds.map((id) => ({
            label: exportFormats[id].name,
            onChoose: () => run(id),
            disabledReason: state.status === 'busy' ? 'Another export is in progress.' : undefined,
          })),
          [
            { label: 'Print summary or save as PDF', onChoose: () => onPrint('summary') },
            { label: 'Print whole report or save as PDF', onChoose: () => onPrint('whole') },
          ],
        ]}
      />
      {state.status === 'failed' && <span role="alert">{explain(state.error).message}</span>}
    </span>
  );
}

/** On a phone, the icon alone leaves more room for the tabs. */
function ExportLabel() {
  return (
    <>
      <Icon of={Download} />
      <span css={{ [phone]: visuallyHidden }}>Export</span>
    </>
  );
}

/**
 * Returns the file name of an export, such as “plumbline-shop.example.com-2026-11-21-1405.csv”.
 * @param at when the job ended (UTC); null where that is not known.
 */
export function exportName(title: string, at: Date | null, extension: string): string {
  const site = title.replace(/[^\p{L}\p{N}._-]+/gu, '-');
  const moment = at ? `-${at.toISOString().slice(0, 16).replace('T', '-').replace(':', '')}` : '';
  return `plumbline-${site}${moment}.${extension}`;
}
