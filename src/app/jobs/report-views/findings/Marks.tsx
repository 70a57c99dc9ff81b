import { css } from '@emotion/react';
import { ageOf, isCut, type ReportOf, useReportOf } from '#app/jobs/report-data/ReportContext';
import type { Finding } from '#domain/finding';
import { decisionOn } from '#domain/ignorePattern';
import { Badge } from '#ui/Badge';
import { Chips } from '#ui/Chips';
import { formatNumber } from '#ui/format';
import { Shape } from '#ui/Icon';
import { color, phone, space, text } from '#ui/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';

/** Shows whether a finding is new or was there before, and whether and why it is ignored. */
export function Marks({ finding }: { readonly finding: Finding }) {
  const report = useReportOf();
  const issue = report && decisionOn(report, finding);
  const isNew = report !== undefined && hasMark('new', finding, report);
  const isStill = report !== undefined && hasMark('still', finding, report);
  if (!issue && !isNew && !isStill) return null;
  return (
    <span css={{ display: 'inline-flex', flexWrap: 'wrap', gap: space(2), marginRight: space(2) }}>
      {isNew && (
        <Badge tone="accent" shape="drop">
          {markTitles.new}
        </Badge>
      )}
      {isStill && (
        <Badge tone="unverified" shape="ring">
          {markTitles.still}
        </Badge>
      )}
      {issue && (
        <>
          <Badge tone="unverified" shape="dash">
            {issue.state === 'ignored' ? markTitles.ignored : 'False positive'}
          </Badge>
          {issue.reason !== '' && <bdi css={{ color: color.inkSoft }}>{issue.reason}</bdi>}
        </>
      )}
    </span>
  );
}

/** Properties of findings that are not part of the report itself. */
export const marks = ['new', 'still', 'ignored'] as const;
export type Mark = (typeof marks)[number];

const markTitles: Readonly<Record<Mark, string>> = {
  new: 'New',
  still: 'Still there',
  ignored: 'Ignored',
};

export function hasMark(mark: Mark, finding: Finding, report: ReportOf): boolean {
  const { news } = report;
  switch (mark) {
    case 'new':
    case 'still':
      return news !== undefined && ageOf(finding, news) === mark;
    case 'ignored':
      return decisionOn(report, finding) !== undefined;
  }
}

/** Returns the marks that a finding of the report may have. */
export function availableMarks(report: ReportOf | undefined): readonly Mark[] {
  if (!report) return [];
  const { news, issues, patterns } = report;
  const some: Readonly<Record<Mark, boolean>> = {
    new: news !== undefined && news.total > 0,
    still: news !== undefined && news.persisting > 0 && !isCut(news),
    ignored: issues.size > 0 || patterns.length > 0,
  };
  return marks.filter((mark) => some[mark]);
}

interface MarkFilterProps {
  /** How many findings are ignored, if that is known. */
  readonly ignored: number | undefined;
  readonly chosen: Mark | undefined;
  readonly onChoose: (mark: Mark | undefined) => void;
}

/** Filters the findings to the new, persisting or ignored ones; hidden when there are none of these. */
export function MarkFilter({ chosen, ignored, onChoose }: MarkFilterProps) {
  const offered = availableMarks(useReportOf());
  const shown = chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
  if (shown.length === 0) return null;
  return (
    <Chips
      label="Filter findings by status"
      chosen={chosen}
      options={shown.map((value) => ({
        value,
        words: markTitles[value],
        count: value === 'ignored' ? ignored : undefined,
      }))}
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

/** The column at the start of a row; at its end on a phone. */
const column = css({
  display: 'grid',
  justifyItems: 'center',
  fontSize: '0.6875rem',
  fontWeight: 600,
  [phone]: { order: 1, '&:empty': { display: 'none' } },
});

/** Shows that a finding is new or ignored, in the narrow column at the start of its row. */
export function RowMarks({ finding }: { readonly finding: Finding }) {
  const report = useReportOf();
  if (report && hasMark('ignored', finding, report)) {
    return (
      <span title={markTitles.ignored} css={[column, { color: color.inkFaint }]}>
        <VisuallyHidden>{markTitles.ignored} </VisuallyHidden>
        <Shape name="dash" />
      </span>
    );
  }
  return (
    <span css={[column, { color: color.notice }]}>
      {report && hasMark('new', finding, report) && markTitles.new}
    </span>
  );
}

/** What a user knows each network error by. The evidence has the exact code. */
const names: readonly (readonly [code: RegExp, name: string])[] = [
  [/^(ENOTFOUND|EAI_)/, 'DNS'],
  [/TIMEDOUT|TIMEOUT/, 'Timeout'],
  [/^ECONNREFUSED$/, 'Refused'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'Reset'],
  [/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/, 'TLS'],
];

/**
 * Returns the few letters that say how a URL failed: a status such as 404, or the kind of network error. undefined
 * when its response is not the problem.
 */
export function shortMarkOf({ evidence: { status = 0, error } }: Finding): string | undefined {
  if (status >= 300) return String(status);
  if (!error) return undefined;
  return names.find(([code]) => code.test(error))?.[1] ?? 'Error';
}
