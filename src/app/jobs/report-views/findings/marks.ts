import { ageOf, isCut } from '#app/jobs/report-data/news';
import type { ReportOf } from '#app/jobs/report-data/ReportContext';
import type { Finding } from '#domain/finding';
import { positionsOf, type RuleView } from './ruleViews';

/** Properties of findings that are not part of the report itself. */
export const marks = ['new', 'still', 'ignored'] as const;
export type Mark = (typeof marks)[number];

export const markTitles: Readonly<Record<Mark, string>> = {
  new: 'New',
  still: 'Still there',
  ignored: 'Ignored',
};

export function hasMark(mark: Mark, finding: Finding, { news, issues }: ReportOf): boolean {
  switch (mark) {
    case 'new':
    case 'still':
      return news !== undefined && ageOf(finding, news) === mark;
    case 'ignored':
      return issues.has(finding.fingerprint);
  }
}

/** Returns the marks that a finding of the report may have. */
export function marksOf(report: ReportOf | undefined): readonly Mark[] {
  if (!report) return [];
  const { news, issues } = report;
  const some: Readonly<Record<Mark, boolean>> = {
    new: news !== undefined && news.total > 0,
    still: news !== undefined && news.persisting > 0 && !isCut(news),
    ignored: issues.size > 0,
  };
  return marks.filter((mark) => some[mark]);
}

/** Returns the rules with findings at these positions, each limited to those findings. */
export function viewsAt(views: readonly RuleView[], positions: ReadonlySet<number>): readonly RuleView[] {
  return views.flatMap((view) => {
    const own = positionsOf(view, positions);
    if (own.length === 0) return [];
    return {
      ...view,
      findings: own.length,
      length: own.length,
      pages: undefined,
      points: undefined,
      positionAt: (index: number) => own[index] ?? -1,
    };
  });
}
