import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useDecideIssues } from '#app/jobs/operations/decideIssues';
import type { ReportOf } from '#app/jobs/report-data/ReportContext';
import { useKey } from '#app/keys/keys';
import type { Finding } from '#domain/finding';
import { Button } from '#ui/Button';
import { plural } from '#ui/format';
import { selectionBarStyle } from '#ui/selection';
import { color, phone, space } from '#ui/theme/tokens';
import { IgnoreDialog } from './IgnoreDialog';
import { type FindingsView, positionsOf } from './ruleViews';

const area = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  cursor: 'pointer',
  [phone]: { width: '2.75rem' },
  '@media print': { display: 'none' },
});
const box = css({ width: '1rem', height: '1rem', margin: 0, accentColor: color.accent, cursor: 'pointer' });

interface SelectBoxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Only a part is selected. */
  readonly some?: boolean;
  /** @param withShift the user held Shift. */
  readonly onSelect: (withShift: boolean) => void;
}

/** A checkbox with an area that is large enough to tap. */
export function SelectBox({ label, checked, some = false, onSelect }: SelectBoxProps) {
  return (
    <label css={area}>
      <input
        ref={(element) => {
          if (element) element.indeterminate = some;
        }}
        type="checkbox"
        css={box}
        aria-label={label}
        checked={checked}
        onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}

const nothing: ReadonlySet<number> = new Set();

export type FindingSelection = ReturnType<typeof useFindingSelection>;

/** Returns the selected findings, by position. Other filters or decisions list other findings, and clear the selection. */
export function useFindingSelection(views: readonly FindingsView[]) {
  const [selected, setSelected] = useState(nothing);
  const last = useRef<{ readonly id: string; readonly index: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other views are another list.
  useEffect(() => setSelected(nothing), [views]);
  const change = (positions: readonly number[], on: boolean) => {
    const next = new Set(selected);
    for (const position of positions) {
      if (on) next.add(position);
      else next.delete(position);
    }
    setSelected(next);
  };
  return {
    selected,
    /** @param toLast selects everything between this finding and the last one too. */
    toggle: ({ id, positionAt }: FindingsView, index: number, toLast = false) => {
      const from = toLast && last.current?.id === id ? last.current.index : index;
      last.current = { id, index };
      const [low, high] = [Math.min(from, index), Math.max(from, index)];
      const positions = Array.from({ length: high - low + 1 }, (_, at) => positionAt(low + at));
      change(positions, !selected.has(positionAt(index)));
    },
    /** Returns how many findings of a group are selected. */
    countIn: (view: FindingsView) => [...selected].filter((position) => view.indexOf(position) >= 0).length,
    toggleGroup: (view: FindingsView, on: boolean) => change(positionsOf(view, 'all'), on),
    selectAll: () => setSelected(new Set(views.flatMap((view) => positionsOf(view, 'all')))),
    clear: () => setSelected(nothing),
  };
}

interface SelectionBarProps {
  readonly report: ReportOf;
  readonly selection: FindingSelection;
  /** How many findings are listed. */
  readonly listed: number;
  /** The list has only ignored findings. */
  readonly ignored: boolean;
  readonly read: (position: number) => Promise<Finding | undefined>;
}

/** Shows the actions on the selected findings, at the lower edge within reach of the thumb. */
export function SelectionBar({ report, selection, listed, ignored, read }: SelectionBarProps) {
  const [open, setOpen] = useState(false);
  const { state, run, reset } = useDecideIssues(report.job, report.issues, () => {
    setOpen(false);
    selection.clear();
  });
  const { size } = selection.selected;
  const readAll = async () => {
    const found = await Promise.all([...selection.selected].map(read));
    return found.filter((finding) => finding !== undefined);
  };
  const press = () => (ignored ? run(readAll(), null) : setOpen(true));
  useKey('e', ignored ? 'Stop ignoring the selected findings' : 'Ignore the selected findings', press);
  const what = plural(size, 'finding');
  return (
    <section
      aria-label="Selected findings"
      css={[selectionBarStyle, { marginTop: space(3), '@media print': { display: 'none' } }]}
    >
      <span aria-live="polite" css={{ fontWeight: 550 }}>
        {what} selected
      </span>
      {size < listed && (
        <Button variant="quiet" onClick={selection.selectAll}>
          Select all {plural(listed, 'finding')}
        </Button>
      )}
      <span css={{ marginLeft: 'auto' }} />
      <Button variant="quiet" onClick={selection.clear}>
        Clear selection
      </Button>
      <Button busy={ignored && state.status === 'busy' ? 'Restoring' : undefined} onClick={press}>
        {ignored ? 'Stop ignoring' : 'Ignore'} {what}
      </Button>
      <IgnoreDialog
        open={open}
        onClose={() => {
          setOpen(false);
          reset();
        }}
        count={size}
        state={state}
        onIgnore={(decision) => run(readAll(), decision)}
      />
    </section>
  );
}
