import { Chips } from '../report/Chips';
import { useReportOf } from '../report/ReportContext';
import { type Mark, marksOf, markTitles } from './marks';

interface MarkFilterProps {
  readonly chosen: Mark | undefined;
  readonly onChoose: (mark: Mark | undefined) => void;
}

/** Narrows the findings down to what is new, or was set aside; not there when nothing is. */
export function MarkFilter({ chosen, onChoose }: MarkFilterProps) {
  const offered = marksOf(useReportOf());
  const shown = chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
  if (shown.length === 0) return null;
  return (
    <Chips
      label="Findings by mark"
      chosen={chosen}
      options={shown.map((value) => ({ value, words: markTitles[value] }))}
      onChoose={onChoose}
    />
  );
}
