import type { Finding } from '../../../domain/finding';
import type { ReportOf } from '../report/ReportContext';
import type { RuleView } from './ruleViews';

/** What findings can be told apart by that the report itself does not say. */
export const marks = ['new', 'ignored'] as const;
export type Mark = (typeof marks)[number];

export const markTitles: Readonly<Record<Mark, string>> = { new: 'New', ignored: 'Ignored' };

export function hasMark(
  mark: Mark,
  { fingerprint }: Pick<Finding, 'fingerprint'>,
  report: ReportOf,
): boolean {
  switch (mark) {
    case 'new':
      return report.news?.has(fingerprint) ?? false;
    case 'ignored':
      return report.issues.has(fingerprint);
  }
}

/** The marks that some finding of the report may have. */
export function marksOf(report: ReportOf | undefined): readonly Mark[] {
  if (!report) return [];
  const some = { new: (report.news?.size ?? 0) > 0, ignored: report.issues.size > 0 };
  return marks.filter((mark) => some[mark]);
}

/** The rules that have findings at these positions, and of each only those. */
export function viewsAt(views: readonly RuleView[], positions: ReadonlySet<number>): readonly RuleView[] {
  return views.flatMap((view) => {
    const own: number[] = [];
    for (let index = 0; index < view.length; index++) {
      const position = view.positionAt(index);
      if (positions.has(position)) own.push(position);
    }
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
