import { useCallback } from 'react';
import type { PageRecord } from '#domain/report';
import { plural } from '#ui/format';
import { EmptyState } from '#ui/States';
import { color, space, text } from '#ui/theme/tokens';
import { PageList } from './PageList';
import { rowOf } from './PageTable';

interface LivePagesProps {
  readonly pages: readonly PageRecord[];
  /** No parts at the beginning were skipped. */
  readonly whole: boolean;
}

/** Lists the requested URLs, newest first. */
export function LivePages({ pages, whole }: LivePagesProps) {
  const rowAt = useCallback(
    (index: number) => {
      const page = pages[pages.length - 1 - index];
      return page && rowOf(page);
    },
    [pages],
  );
  if (pages.length === 0) {
    return <EmptyState title="No URLs yet">URLs appear here when they’re requested.</EmptyState>;
  }
  return (
    <>
      {!whole && (
        <p css={{ margin: `0 0 ${space(2)}`, fontSize: text.xs, color: color.inkFaint }}>
          Showing the latest {plural(pages.length, 'URL')}. The full list is available when the job has ended.
        </p>
      )}
      <PageList caption="Requested URLs, newest first" count={pages.length} rowAt={rowAt} />
    </>
  );
}
