import type { ReactNode } from 'react';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { SkeletonRows } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { space } from '#ui/theme/tokens';
import { Failure } from '../forms/Form';
import { explain } from '../live/explain';
import type { Pages } from '../live/usePages';

interface PagedProps<Row> {
  /** The kind of its entries, in the plural: “users”. */
  readonly things: string;
  readonly pages: Pages<Row>;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Shows a long list in each of its states, with more on request. */
export function Paged<Row>({ things, pages, empty, children }: PagedProps<Row>) {
  const { status, error, rows, more, older } = pages;
  if (status === 'loading') return <SkeletonRows words={`Loading ${things}`} />;
  if (status === 'error') return <ErrorState words={explain(error)} />;
  if (rows.length === 0) return <>{empty}</>;
  return (
    <div
      css={{ display: 'grid', gap: space(4), justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {error !== undefined && <Notice tone="warning">{explain(error).message}</Notice>}
      {children(rows)}
      {older.state.status === 'failed' && <Failure error={older.state.error} />}
      {more && (
        <Button
          onClick={older.run}
          busy={older.state.status === 'busy' ? `Loading more ${things}` : undefined}
        >
          Load more {things}
        </Button>
      )}
    </div>
  );
}
