import { css } from '@emotion/react';
import { categoryTitles } from '#app/job-views/labels';
import { gradeColor } from '#app/job-views/Score';
import { severities } from '#domain/finding';
import type { ReportSummary } from '#domain/report';
import { categoryIds, rules } from '#domain/rules';
import { plural } from '#ui/format';
import { color, font, phone, radius, space, text } from '#ui/theme/tokens';
import { useReportView } from '../report-data/useReportView';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const button = css({
  display: 'grid',
  gap: space(1),
  width: '100%',
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  background: 'none',
  color: color.ink,
  fontFamily: font.sans,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { borderColor: color.lineStrong },
  '&[aria-pressed="true"]': { borderColor: color.ink, background: color.sunken },
});

interface CategoryScoresProps {
  readonly summary: ReportSummary;
  /** The score of the whole report. */
  readonly total: number;
  /** Called when a category is selected, to bring its findings into view: they are far below. */
  readonly onShow: () => void;
}

/** Shows the score of each category on its own; clicking one shows its findings. */
export function CategoryScores({ summary, total, onShow }: CategoryScoresProps) {
  const { query, change } = useReportView();
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <ul css={list} aria-label="Score by category">
        {categoryIds.map((category) => {
          const { score, grade } = summary.categories[category];
          const isChosen = query.get('category') === category;
          return (
            <li key={category}>
              <button
                type="button"
                css={button}
                aria-pressed={isChosen}
                onClick={() => {
                  change({ category: isChosen ? null : category, tab: null });
                  if (!isChosen) onShow();
                }}
              >
                <span css={{ fontSize: text.xs, color: color.inkSoft }}>{categoryTitles[category]}</span>
                <span css={{ fontSize: text.md }}>
                  {score} <strong style={{ color: gradeColor[grade] }}>{grade}</strong>
                </span>
                <span aria-hidden="true" css={{ height: 3, borderRadius: 2, background: color.line }}>
                  <span
                    css={{ display: 'block', height: '100%', borderRadius: 2 }}
                    style={{ width: `${score}%`, background: gradeColor[grade] }}
                  />
                </span>
                <span css={{ fontSize: text.xs, color: color.inkFaint }}>{wordsOf(summary, category)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p css={{ margin: 0, fontSize: text.xs, color: color.inkFaint }}>{computationOf(summary, total)}</p>
    </div>
  );
}

/** Returns “Score: 84% × 93% = 78”, with the categories that lose something. */
function computationOf({ categories }: ReportSummary, total: number): string {
  const lossy = categoryIds.map((id) => categories[id].score).filter((score) => score < 100);
  const product = Math.round(100 * lossy.reduce((left, score) => left * (score / 100), 1));
  // Older reports multiplied category scores before rounding them.
  if (lossy.length < 2 || product !== total) return 'The score is the product of the category scores.';
  const factors = lossy.map((score) => `${score}%`).join(' × ');
  return `The score is the product of the category scores: ${factors} = ${total}.`;
}

/** Returns “2 errors”: the count at the worst severity. */
function wordsOf(summary: ReportSummary, category: (typeof categoryIds)[number]): string {
  const own = summary.rules.filter(({ rule }) => rules[rule]?.category === category);
  for (const severity of severities) {
    const count = own.reduce((sum, rule) => sum + (rule.severity === severity ? rule.findings : 0), 0);
    if (count > 0) return plural(count, severity, severity === 'unverified' ? severity : undefined);
  }
  return 'nothing to fix';
}
