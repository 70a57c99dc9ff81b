import { useMemo } from 'react';
import { type CommandSearch, type ScreenCommand, useCommands } from '#app/keys/screenCommands';
import type { Finding } from '#domain/finding';
import { isRuleId, rules } from '#domain/rules';
import { plural, readable } from '#ui/format';
import type { ShardStore } from '../report-data/ShardStore';
import { searchShards } from '../report-data/searchShards';
import { useReportView } from '../report-data/useReportView';
import type { ReportLists } from '../report-data/useSortedReport';
import type { ReportRule } from '../report-views/findings/ruleViews';

type Lists = Pick<ReportLists, 'findings' | 'pages'>;
type Follow = ReturnType<typeof useReportView>['follow'];

/** Results of each kind. More are found in the report itself. */
const maxResults = 8;

/** Documents of up to 300 KB that one search reads. */
const maxDocuments = 12;

const cleared = {
  q: null,
  text: null,
  severity: null,
  category: null,
  mark: null,
  finding: null,
  at: null,
  rule: null,
};
const noCommands: readonly ScreenCommand[] = [];

/** Lets the command palette find the findings and URLs of a report. */
export function useReportCommands(lists: Lists, views: readonly ReportRule[]): void {
  const { follow } = useReportView();
  const searches = useMemo(() => reportSearches(lists, views, follow), [lists, views, follow]);
  useCommands(noCommands, searches);
}

export function reportSearches(
  { findings, pages }: Lists,
  views: readonly ReportRule[],
  follow: Follow,
): readonly CommandSearch[] {
  const openFinding = (query: Readonly<Record<string, string>>) =>
    follow({ ...cleared, tab: 'findings', ...query });
  const openPage = (position: number) => follow({ ...cleared, tab: 'pages', address: String(position) });
  return [
    {
      title: 'Findings',
      async find(text, signal) {
        const titled = views
          .map(({ id: rule, findings: count }) => ({
            rule,
            words: `${titleOf(rule)}: ${plural(count, 'finding')}`,
          }))
          .filter(({ words }) => contains(words, text))
          .map(({ rule, words }) => ({ words, run: () => openFinding({ rule }) }));
        const found = (await firstRows(findings, signal))
          .map((finding) => ({ finding, words: findingWords(finding) }))
          .filter(({ words }) => contains(words, text))
          .map(({ finding: { rule, fingerprint }, words }) => ({
            words,
            run: () => openFinding({ rule, finding: fingerprint }),
          }));
        return [...titled, ...found].slice(0, maxResults);
      },
    },
    {
      title: 'URLs',
      async find(text, signal) {
        return (await firstRows(pages, signal))
          .map(({ url, title }, position) => ({
            position,
            words: [readable(url), title].filter(Boolean).join(' · '),
          }))
          .filter(({ words }) => contains(words, text))
          .slice(0, maxResults)
          .map(({ position, words }) => ({ words, run: () => openPage(position) }));
      },
    },
  ];
}

const firstRows = <Row>(store: ShardStore<Row>, signal: AbortSignal) =>
  searchShards(store, () => undefined, signal, Math.min(store.parts, maxDocuments));

const titleOf = (rule: string) => (isRuleId(rule) ? rules[rule].title : rule);

const findingWords = ({ rule, page, message }: Finding) =>
  `${titleOf(rule)} · ${readable(page)} · ${message}`;

const contains = (words: string, text: string) =>
  words.toLocaleLowerCase('en').includes(text.toLocaleLowerCase('en'));
