import { css } from '@emotion/react';
import { categoryTitles } from '#app/job-views/labels';
import { gradeColor } from '#app/job-views/Score';
import { useReportView } from '#app/jobs/report-data/useReportView';
import { severities } from '#domain/finding';
import type { ReportSummary } from '#domain/report';
import { categoryIds, rules } from '#domain/rules';
import { plural } from '#ui/format';
import { color, font, phone, smallRadius, space, text } from '#ui/theme/tokens';

const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const button = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space(0.5)} ${space(3)}`,
  width: `calc(100% + ${space(4)})`,
  margin: `0 -${space(2)}`,
  padding: space(2),
  border: 0,
  borderRadius: smallRadius,
  background: 'none',
  color: color.ink,
  fontFamily: font.sans,
  fontSize: text.sm,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: color.sunken },
  [phone]: { minHeight: '2.75rem' },
});

const bar = css({ gridColumn: '1 / -1', height: 3, borderRadius: 2, background: color.line });

interface CategoryScoresProps {
  readonly summary: Pick<ReportSummary, 'categories' | 'rules'>;
  /** The score of the whole report. */
  readonly total: number;
}

/** Shows the score of each category and how they make up the total. Clicking a category shows its findings. */
export function CategoryScores({ summary, total }: CategoryScoresProps) {
  const { follow } = useReportView();
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <ul css={list} aria-label="Score by category">
        {categoryIds.map((category) => {
          const { score, grade } = summary.categories[category];
          return (
            <li key={category}>
              <button type="button" css={button} onClick={() => follow({ tab: 'findings', category })}>
                <span>
                  {categoryTitles[category]}{' '}
                  <span css={{ fontSize: text.xs, color: color.inkSoft }}>{countOf(summary, category)}</span>
                </span>
                <span>
                  {score} <strong style={{ color: gradeColor[grade] }}>{grade}</strong>
                </span>
                <span aria-hidden="true" css={bar}>
                  <span
                    css={{ display: 'block', height: '100%', borderRadius: 2 }}
                    style={{ width: `${score}%`, background: gradeColor[grade] }}
                  />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p css={{ margin: 0, fontSize: text.xs, color: color.inkSoft }}>{computationOf(summary, total)}</p>
    </div>
  );
}

/** Returns “Score: 84% × 93% = 78”, with the categories that lose something. */
function computationOf({ categories }: CategoryScoresProps['summary'], total: number): string {
  const lossy = categoryIds.map((id) => categories[id].score).filter((score) => score < 100);
  const product = Math.round(100 * lossy.reduce((left, score) => left * (score / 100), 1));
  // Older reports multiplied category scores before rounding them.
  if (lossy.length < 2 || product !== total) return 'The score is the product of the category scores.';
  const factors = lossy.map((score) => `${score}%`).join(' × ');
  return `The score is the product of the category scores: ${factors} = ${total}.`;
}

/** Returns “2 errors”: the count at the worst severity. */
function countOf(
  { rules: found }: CategoryScoresProps['summary'],
  category: (typeof categoryIds)[number],
): string {
  const own = found.filter(({ rule }) => rules[rule]?.category === category);
  for (const severity of severities) {
    const count = own.reduce((sum, rule) => sum + (rule.severity === severity ? rule.findings : 0), 0);
    if (count > 0) return plural(count, severity, severity === 'unverified' ? severity : undefined);
  }
  return 'nothing to fix';
}
