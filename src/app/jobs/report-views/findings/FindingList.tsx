import { css } from '@emotion/react';
import { useCallback, useEffect, useMemo } from 'react';
import { color } from '#ui/theme/tokens';
import { Advice } from './Advice';
import { FindingRow, FindingWaiting } from './FindingRow';
import { RuleHead } from './RuleHead';
import { type Row, Rows } from './rows';
import type { FindingSource, RuleView } from './ruleViews';
import { type Arrivals, useArrival } from './useArrival';
import { useFoldInPlace } from './useFoldInPlace';
import { useRowFocus } from './useRowFocus';
import type { ShownFinding } from './useShownFinding';
import { useWindowRows } from './useWindowRows';

interface FindingListProps {
  readonly views: readonly RuleView[];
  readonly source: FindingSource;
  /** Changes whenever the source has more rows. */
  readonly version: number;
  readonly open: ReadonlySet<string>;
  readonly onToggle: (rule: string) => void;
  /** The finding that the URL selects. */
  readonly shown: ShownFinding | undefined;
  /** The rule that the URL selects. */
  readonly shownRule?: string | undefined;
  /** Changes on each navigation, even to the same target. */
  readonly arrival?: string;
  readonly arrivals?: Arrivals;
}

const heights: Record<Row['kind'], number> = { rule: 45, advice: 68, finding: 84 };

const rowStyle = css({ position: 'absolute', top: 0, left: 0, width: '100%' });
const stickyStyle = css({ position: 'sticky', top: 0, zIndex: 2, background: color.paper });

/**
 * Lists findings by rule, then by page. Only those in the window are rendered and read, however many there
 * are.
 */
export function FindingList({
  views,
  source,
  version,
  open,
  onToggle,
  shown,
  shownRule,
  arrival = '',
  arrivals,
}: FindingListProps) {
  const rows = useMemo(() => new Rows(views, open), [views, open]);
  const { list, virtualizer, scrollMargin, sticky } = useWindowRows({
    count: rows.length,
    estimate: useCallback((row: number) => heights[rows.at(row)?.kind ?? 'finding'], [rows]),
    keyOf: useCallback((row: number) => rows.keyOf(row), [rows]),
    stickyOf: useCallback(
      (first: number) => (rows.at(first)?.kind === 'rule' ? -1 : rows.headingOf(first)),
      [rows],
    ),
  });
  const toggle = useFoldInPlace({ list, rows, sticky, virtualizer, onToggle });
  useRowFocus(
    list,
    rows.length,
    useCallback((row: number) => identityOf(rows, row, source), [rows, source]),
  );
  const items = virtualizer.getVirtualItems();
  useWanted(rows, items, source, version);
  const asked = shown ? `${shown.rule} ${shown.fingerprint}` : shownRule;
  const arrive = useArrival(
    asked && `${arrival} ${asked}`,
    shown ? rows.rowOf(shown.rule, shown.index) : shownRule && rows.rowOfRule(shownRule),
    virtualizer,
    arrivals,
  );

  return (
    <div ref={list} css={{ position: 'relative' }} style={{ height: virtualizer.getTotalSize() }}>
      {items.map((item) => {
        const row = rows.at(item.index);
        if (!row) return null;
        const stays = item.index === sticky.current;
        return (
          <div
            key={item.key}
            data-index={item.index}
            ref={virtualizer.measureElement}
            css={stays ? stickyStyle : rowStyle}
            style={stays ? undefined : { transform: `translateY(${item.start - scrollMargin}px)` }}
          >
            <OneRow row={row} source={source} onToggle={toggle} shown={shown} onShown={arrive} />
          </div>
        );
      })}
    </div>
  );
}

/** Returns the identity of a row's content, which stays the same when the row moves. */
function identityOf(rows: Rows, row: number, source: FindingSource): string | undefined {
  const found = rows.at(row);
  return found?.kind === 'finding'
    ? source.at(found.view.positionAt(found.index))?.fingerprint
    : found && rows.keyOf(row);
}

interface OneRowProps {
  readonly row: Row;
  readonly source: FindingSource;
  readonly onToggle: (rule: string) => void;
  readonly shown: ShownFinding | undefined;
  readonly onShown: (element: HTMLElement) => void;
}

function OneRow({ row, source, onToggle, shown, onShown }: OneRowProps) {
  switch (row.kind) {
    case 'rule':
      return <RuleHead view={row.view} open={row.open} onToggle={onToggle} />;
    case 'advice':
      return <Advice rule={row.view.rule} earlier={row.view.findings - row.view.length} />;
    case 'finding': {
      const { view, index } = row;
      const finding = source.at(view.positionAt(index));
      if (!finding) return <FindingWaiting />;
      const before = index === 0 ? undefined : source.at(view.positionAt(index - 1));
      return (
        <FindingRow
          // Without the key, state of one finding would show on the next one in its place.
          key={finding.fingerprint}
          finding={finding}
          index={index}
          position={view.positionAt(index)}
          withPage={before?.page !== finding.page}
          onShown={shown?.fingerprint === finding.fingerprint ? onShown : undefined}
        />
      );
    }
  }
}

type Items = readonly { readonly index: number }[];

/** Loads what is in the window, and the finding before it, whose page heading it may share. */
function useWanted(rows: Rows, items: Items, source: FindingSource, version: number): void {
  const first = items[0]?.index;
  const last = items.at(-1)?.index;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first and the last say which items these are.
  useEffect(() => {
    const wanted = items.flatMap(({ index }) => {
      const row = rows.at(index);
      return row?.kind === 'finding'
        ? [row.view.positionAt(Math.max(0, row.index - 1)), row.view.positionAt(row.index)]
        : [];
    });
    source.want(wanted);
  }, [rows, source, first, last, version]);
}
