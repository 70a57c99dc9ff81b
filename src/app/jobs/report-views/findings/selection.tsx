import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { color, phone } from '#ui/theme/tokens';
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
