import { isCut } from '#app/jobs/report-data/news';
import { useReportOf } from '#app/jobs/report-data/ReportContext';
import { Chips } from '#ui/Chips';
import { formatNumber } from '#ui/format';
import { color, text } from '#ui/theme/tokens';
import { type Mark, marksOf, markTitles } from './marks';

interface MarkFilterProps {
  readonly chosen: Mark | undefined;
  readonly onChoose: (mark: Mark | undefined) => void;
}

/** Filters the findings to the new, persisting or ignored ones; hidden when there are none of these. */
export function MarkFilter({ chosen, onChoose }: MarkFilterProps) {
  const offered = marksOf(useReportOf());
  const shown = chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
  if (shown.length === 0) return null;
  return (
    <Chips
      label="Filter findings by status"
      chosen={chosen}
      options={shown.map((value) => ({ value, words: markTitles[value] }))}
      onChoose={onChoose}
    />
  );
}

/** Says that more findings are new than are marked; nothing when all are marked. */
export function MarksCut() {
  const news = useReportOf()?.news;
  if (!news || !isCut(news)) return null;
  const { fingerprints, total } = news;
  return (
    <p css={{ margin: 0, fontSize: text.xs, color: color.inkSoft }}>
      Only the first {formatNumber(fingerprints.size)} of {formatNumber(total)} new findings are marked as
      new.
    </p>
  );
}
