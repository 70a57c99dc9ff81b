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

/** Narrows the findings down to what is new, was there before, or was set aside; not there when nothing is. */
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

/** Says that more is new than is marked; nothing where all of it is. */
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
