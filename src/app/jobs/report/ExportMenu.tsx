import { useState } from 'react';
import { type ExportFormatId, exportFormatIds, exportFormats } from '../../../domain/export';
import type { Finding } from '../../../domain/finding';
import { indexings } from '../../../domain/indexing';
import type { Job } from '../../../domain/job';
import type { PageRecord } from '../../../domain/report';
import { Menu } from '../../../ui/Menu';
import { saveFile } from '../../../ui/saveFile';
import { explain } from '../../live/explain';
import { useAction } from '../../live/useAction';
import { readAll } from './readAll';
import type { ReportLists } from './useSortedReport';

interface ExportMenuProps {
  readonly job: Pick<Job, 'title' | 'result'> & { readonly url: string };
  readonly lists: ReportLists;
}

/** The report as a file, or on paper. An export reads all of it, so it says how far it is. */
export function ExportMenu({ job, lists }: ExportMenuProps) {
  const [share, setShare] = useState(0);
  const { state, run } = useAction(async (id: ExportFormatId) => {
    const { write, mediaType, extension } = exportFormats[id];
    const { result, title, url } = job;
    if (!result) return;
    setShare(0);
    const findings: Finding[] = await readAll(lists.findings, (part) => setShare(part));
    const pages: PageRecord[] = id === 'json' ? await pagesOf(lists) : [];
    const { score, grade, counts, durationMs } = result;
    const words = write({ url, score, grade, counts, durationMs, pages, findings });
    saveFile(
      new Blob([words], { type: mediaType }),
      `plumbline-${title.replace(/[^\w.-]+/g, '-')}.${extension}`,
    );
  });
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
          [{ label: 'Print or save as PDF', onChoose: () => window.print() }],
        ]}
      />
      {state.status === 'failed' && <span role="alert">{explain(state.error).message}</span>}
    </span>
  );
}

async function pagesOf({ pages, columns, index }: ReportLists): Promise<PageRecord[]> {
  const texts = await readAll(pages, () => undefined);
  const numbers = await readAll(columns, () => undefined);
  return texts.map(({ url, title, redirectedTo, error }, place) => {
    const n = index.pages.columns.findLastIndex((start) => start <= place);
    const at = place - (index.pages.columns[n] ?? 0);
    const of = numbers[n];
    return {
      url,
      title,
      redirectedTo,
      error,
      status: of?.status[at] ?? 0,
      contentType: null,
      depth: of?.depth[at] ?? 0,
      bytes: of?.bytes[at] ?? 0,
      durationMs: of?.durationMs[at] ?? 0,
      indexing: indexings[of?.indexing[at] ?? -1] ?? 'failed',
    };
  });
}
