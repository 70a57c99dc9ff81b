import { useCallback } from 'react';
import type { PageRecord } from '../../../domain/report';
import { EmptyState } from '../../../ui/States';
import { PageList } from './PageList';
import { rowOf } from './pageRow';

/** The addresses that have come so far, the newest first. */
export function LivePages({ pages }: { readonly pages: readonly PageRecord[] }) {
  const rowAt = useCallback(
    (index: number) => {
      const page = pages[pages.length - 1 - index];
      return page && rowOf(page);
    },
    [pages],
  );
  if (pages.length === 0) {
    return (
      <EmptyState title="No address yet">They appear here as soon as they have been asked for.</EmptyState>
    );
  }
  return (
    <PageList caption="Addresses asked for so far, the newest first" count={pages.length} rowAt={rowAt} />
  );
}
