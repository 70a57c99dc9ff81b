import { useState } from 'react';
import { type ExportFormatId, exportFormatIds, exportFormats } from '../../../domain/export';
import type { Finding } from '../../../domain/finding';
import type { Job } from '../../../domain/job';
import type { PageRecord } from '../../../domain/report';
import { Menu } from '../../../ui/Menu';
import { saveFile } from '../../../ui/saveFile';
import { useOffers } from '../../keys/offers';
import { explain } from '../../live/explain';
import { useAction } from '../../live/useAction';
import { readAll } from './readAll';
import { readPages } from './readPages';
import type { ReportLists } from './useSortedReport';

interface ExportMenuProps {
  readonly job: Pick<Job, 'title' | 'result'> & { readonly url: string };
  readonly lists: ReportLists;
  readonly onPrint: () => void;
}

/** The report as a file, or on paper. An export reads all of it, so it says how far it is. */
export function ExportMenu({ job, lists, onPrint }: ExportMenuProps) {
  const [share, setShare] = useState(0);
  const { state, run } = useAction(async (id: ExportFormatId) => {
    const { write, mediaType, extension } = exportFormats[id];
    const { result, title, url } = job;
    if (!result) return;
    setShare(0);
    const findings: Finding[] = await readAll(lists.findings, (part) => setShare(part));
    const pages: PageRecord[] = id === 'json' ? await readPages(lists) : [];
    const { score, grade, counts, durationMs } = result;
    const words = write({ url, score, grade, counts, durationMs, pages, findings });
    saveFile(
      new Blob([words], { type: mediaType }),
      `plumbline-${title.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.${extension}`,
    );
  });
  const formats = exportFormatIds.map((id) => ({
    words: `Export this report: ${exportFormats[id].name}`,
    run: () => run(id),
  }));
  useOffers([...formats, { words: 'Print this report or save it as PDF', run: onPrint }]);
  return (
    <span css={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem' }}>
      <Menu
        label={state.status === 'busy' ? `Reading ${Math.round(share * 100)} %` : 'Export'}
        align="end"
        groups={[
          exportFormatIds.map((id) => ({
            label: exportFormats[id].name,
            onChoose: () => run(id),
            unavailable: state.status === 'busy' ? 'Another export is being read.' : undefined,
          })),
          [{ label: 'Print or save as PDF', onChoose: onPrint }],
        ]}
      />
      {state.status === 'failed' && <span role="alert">{explain(state.error).message}</span>}
    </span>
  );
}
