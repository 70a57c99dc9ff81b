import { css } from '@emotion/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useKey } from '#app/keys/keys';
import { useGroupFocus } from '#app/live/useGroupFocus';
import type { Finding } from '#domain/finding';
import { belowTabs, color } from '#ui/theme/tokens';
import { FindingDetail, inPlace } from './FindingDetail';
import { FindingRow, FindingWaiting } from './FindingRow';
import { EarlierFindings, GroupHead } from './GroupHead';
import { type OpenGroups, type Row, Rows } from './rows';
import type { FindingSource, FindingsView } from './ruleViews';
import type { FindingSelection } from './selection';
import { useFoldInPlace } from './useOpenGroups';
import { rowOf, useRowFocus, useRowKeys } from './useRowFocus';
import { type Arrivals, type ShownFinding, useArrival } from './useShownFinding';
import { useWindowRows } from './useWindowRows';

interface FindingListProps {
  readonly views: readonly FindingsView[];
  readonly source: FindingSource;
  /** Changes whenever the source has more rows. */
  readonly version: number;
  readonly open: OpenGroups;
  readonly onToggle: (id: string) => void;
  /** The finding whose evidence is shown. */
  readonly opened: ShownFinding | undefined;
  /** @param byKey the user opened it with the keyboard. */
  readonly onOpen: (finding: ShownFinding | undefined, byKey?: boolean) => void;
  /** The finding or the rule that the URL selects, where the list starts. */
  readonly target?: Target | undefined;
  readonly arrivals?: Arrivals;
  /** Without it, findings can't be selected. */
  readonly selection?: FindingSelection | undefined;
  /** Where a finding opens; without it, below its row. */
  readonly paneId?: string | undefined;
}

/** What a URL leads to. */
export interface Target {
  /** Changes on each navigation, even to the same target. */
  readonly key: string;
  readonly rule: string;
  /** The position of a finding. */
  readonly position?: number;
}

const heights: Record<Row['kind'], number> = { heading: 38, earlier: 38, finding: 36 };

const rowStyle = css({ position: 'absolute', top: 0, left: 0, width: '100%' });
const stickyStyle = css({ position: 'sticky', top: belowTabs, zIndex: 2, background: color.paper });

/**
 * Lists findings by rule or page. Only those in the window are rendered and read, however many there
 * are.
 */
export function FindingList({
  views,
  source,
  version,
  open,
  onToggle,
  opened,
  onOpen,
  target,
  arrivals,
  paneId,
  selection,
}: FindingListProps) {
  const rows = useMemo(() => new Rows(views, open), [views, open]);
  const { list, virtualizer, scrollMargin, sticky } = useWindowRows({
    count: rows.length,
    estimate: useCallback((row: number) => heights[rows.at(row)?.kind ?? 'finding'], [rows]),
    keyOf: useCallback((row: number) => rows.keyOf(row), [rows]),
    stickyOf: useCallback(
      (first: number) => (rows.at(first)?.kind === 'heading' ? -1 : rows.headingOf(first)),
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
  const arrive = useArrival(
    target?.key,
    target && (target.position === undefined ? rows.rowOfHeading(target.rule) : rows.rowOf(target.position)),
    virtualizer,
    arrivals,
  );
  useRowKeys({
    list,
    rows,
    virtualizer,
    openedRow: opened && rows.rowOf(opened.position),
    onRow: (row) => {
      const found = paneId === undefined ? undefined : rows.at(row);
      const next = found?.kind === 'finding' && shownAt(found, source);
      if (next) onOpen(next);
    },
  });

  useKey(
    'x',
    'Select the focused finding',
    selection &&
      (() => {
        const at = rowOf(document.activeElement, list.current) ?? (opened && rows.rowOf(opened.position));
        const row = at === undefined ? undefined : rows.at(at);
        if (row?.kind === 'finding') selection.toggle(row.view, row.index);
        if (row?.kind === 'heading')
          selection.toggleGroup(row.view, selection.countIn(row.view) < row.view.length);
      }),
  );

  // An ignored finding disappears some time after its dialog has returned the focus to it.
  useGroupFocus(list);
  return (
    <div
      ref={list}
      tabIndex={-1}
      css={{ position: 'relative', outline: 'none', scrollMarginTop: belowTabs }}
      style={{ height: virtualizer.getTotalSize() }}
    >
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
            <OneRow
              row={row}
              source={source}
              onToggle={toggle}
              opened={opened}
              onOpen={onOpen}
              paneId={paneId}
              selection={selection}
              onShown={target?.position === undefined ? undefined : arrive}
            />
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

interface OneRowProps
  extends Pick<FindingListProps, 'source' | 'onToggle' | 'opened' | 'onOpen' | 'paneId' | 'selection'> {
  readonly row: Row;
  readonly onShown: ((element: HTMLElement) => void) | undefined;
}

function OneRow({ row, onToggle, ...rest }: OneRowProps) {
  switch (row.kind) {
    case 'heading':
      return <GroupHead view={row.view} open={row.open} onToggle={onToggle} selection={rest.selection} />;
    case 'earlier':
      return <EarlierFindings count={row.view.findings - row.view.length} />;
    case 'finding': {
      const finding = rest.source.at(row.view.positionAt(row.index));
      // Without the key, state of one finding would show on the next one in its place.
      return finding ? (
        <ListedFinding key={finding.fingerprint} finding={finding} row={row} {...rest} />
      ) : (
        <FindingWaiting />
      );
    }
  }
}

type ListedRow = Extract<Row, { kind: 'finding' }>;

/** Returns what identifies the finding of a row; undefined while it is loading. */
function shownAt({ view, index }: ListedRow, source: FindingSource): ShownFinding | undefined {
  const position = view.positionAt(index);
  const finding = source.at(position);
  return finding && { rule: finding.rule, fingerprint: finding.fingerprint, index, position };
}

interface ListedFindingProps extends Omit<OneRowProps, 'row' | 'onToggle'> {
  readonly finding: Finding;
  readonly row: ListedRow;
}

function ListedFinding({
  finding,
  row,
  source,
  opened,
  onOpen,
  paneId,
  selection,
  onShown,
}: ListedFindingProps) {
  const isOpen = opened?.fingerprint === finding.fingerprint;
  return (
    <FindingRow
      finding={finding}
      select={
        selection && {
          checked: selection.selected.has(row.view.positionAt(row.index)),
          onSelect: (withShift) => selection.toggle(row.view, row.index, withShift),
        }
      }
      under={row.view.page === undefined ? 'rule' : 'page'}
      isOpen={isOpen}
      onOpen={(byKey) => onOpen(isOpen ? undefined : shownAt(row, source), byKey)}
      onShown={isOpen ? onShown : undefined}
      controls={paneId}
    >
      {paneId === undefined && (
        <div css={inPlace}>
          <FindingDetail finding={finding} index={row.index} position={row.view.positionAt(row.index)} />
        </div>
      )}
    </FindingRow>
  );
}

type Items = readonly { readonly index: number }[];

/** Loads what is in the window. */
function useWanted(rows: Rows, items: Items, source: FindingSource, version: number): void {
  const first = items[0]?.index;
  const last = items.at(-1)?.index;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first and the last say which items these are.
  useEffect(() => {
    const wanted = items.flatMap(({ index }) => {
      const row = rows.at(index);
      return row?.kind === 'finding' ? [row.view.positionAt(row.index)] : [];
    });
    source.want(wanted);
  }, [rows, source, first, last, version]);
}
