import { useCallback, useMemo } from 'react';
import { useTyped } from '#app/forms/useTyped';
import { useFailures } from '#app/jobs/report-data/useFailures';
import { useReportView } from '#app/jobs/report-data/useReportView';
import type { ReportLists } from '#app/jobs/report-data/useSortedReport';
import { useShards } from '#app/jobs/report-data/useSortedReport';
import { explain } from '#app/live/explain';
import { indexings, indexingWords } from '#domain/indexing';
import { Button } from '#ui/Button';
import { Chips } from '#ui/Chips';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { TextInput } from '#ui/TextInput';
import { space, text } from '#ui/theme/tokens';
import { SearchProgress } from '../SearchProgress';
import { choiceIn, choosePages, noChoice, problemFilters } from './choosePages';
import { PageFindings } from './PageFindings';
import { PageList, useArrived } from './PageList';
import { statusClasses, usePageTable } from './PageTable';
import { countPages, countWords, noneWords, partWords } from './pageCounts';
import { useTextFilter } from './useTextFilter';

const statusTitles = {
  ok: 'OK',
  redirect: 'Redirects',
  broken: 'HTTP errors',
  silent: 'No response',
  unasked: 'Not requested',
} as const;

const problemTitles = { yes: 'With findings', error: 'With errors' } as const;

const lookingWords = 'Searching all URLs';

interface PagesPanelProps {
  readonly lists: ReportLists;
  /** The number of URLs that were read as pages. */
  readonly read: number | undefined;
}

/** Lists every URL of the site that was requested as a page, with filters and sorting by column. */
export function PagesPanel({ lists, read }: PagesPanelProps) {
  const { pages, columns } = lists;
  const table = usePageTable(lists);
  const all = useMemo(() => table && countPages(table), [table]);
  const version = useShards(pages);
  const { query, search, change, arrival } = useReportView();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is derived from the search.
  const choice = useMemo(() => choiceIn(query), [search]);
  const { places: matching, ...looking } = useTextFilter(pages, choice.text);
  const places = useMemo(() => {
    if (!table || matching === undefined) return undefined;
    const chosen = choosePages(table, choice);
    return matching === 'all' ? chosen : chosen.filter((place) => matching.has(place));
  }, [table, choice, matching]);
  const counts = useMemo(
    () => (table && matching !== undefined ? countPages(table, choice, matching) : undefined),
    [table, choice, matching],
  );
  const open = placeIn(query.get('address'));
  const arrived = useArrived(arrival, places, open);

  const rowAt = useCallback(
    (index: number) => {
      const place = places?.[index];
      const facts = place === undefined ? undefined : table?.at(place);
      return place === undefined || !facts ? undefined : { facts, text: pages.at(place) };
    },
    [places, table, pages],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: failed rows are requested again when the version changes.
  const onWindow = useCallback(
    (first: number, last: number) => {
      if (places) pages.want(places.slice(first, last + 1));
    },
    [places, pages, version],
  );
  const onPick = useCallback(
    (index: number) => {
      const place = places?.[index];
      change({ address: place === undefined || place === open ? null : String(place) });
    },
    [places, open, change],
  );
  const { failure, again } = useFailures(columns, pages, looking);
  const failed = failure !== undefined && (
    <ErrorState words={explain(failure)} actions={<Button onClick={again}>Try again</Button>} />
  );
  if (failed && !table) return failed;
  if (!table || !all) return <SkeletonRows rows={8} words="Loading URLs" />;
  const narrowed = partWords(choice);

  return (
    <div css={{ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(3), alignItems: 'end' }}>
        <div css={{ flex: '1 1 14rem', maxWidth: '22rem' }}>
          <Find text={choice.text} onFind={(q) => change({ q: q === '' ? null : q })} />
        </div>
        <Chips
          label="Filter URLs by status"
          chosen={choice.status}
          options={statusClasses
            .filter((value) => value !== 'unasked' || value === choice.status || all.status[value] > 0)
            .map((value) => ({
              value,
              words: statusTitles[value],
              count: counts?.status[value],
              maxCount: all.status[value],
            }))}
          onChoose={(status) => change({ status: status ?? null })}
        />
        <Chips
          label="Filter URLs by findings"
          chosen={choice.faulty}
          options={problemFilters.map((value) => ({
            value,
            words: problemTitles[value],
            count: counts?.faulty[value],
            maxCount: all.faulty[value],
          }))}
          onChoose={(faulty) => change({ faulty: faulty ?? null })}
        />
        <Chips
          label="Filter URLs by indexability"
          chosen={choice.indexing}
          options={indexings
            .filter((value) => value === choice.indexing || all.indexing[value] > 0)
            .map((value) => ({
              value,
              words: indexingWords[value].title,
              count: counts?.indexing[value],
              maxCount: all.indexing[value],
            }))}
          onChoose={(indexing) => change({ indexing: indexing ?? null })}
        />
        {narrowed !== '' && (
          <Button
            variant="quiet"
            onClick={() => change({ folder: null, depth: null, type: null, weight: null })}
          >
            Clear filter: {narrowed}
          </Button>
        )}
      </div>
      <p role="status" css={{ margin: 0, fontSize: text.xs }}>
        {places ? countWords(places.length, table.length, read, all.status) : !failed && lookingWords}
      </p>
      {!places && !failed && <SearchProgress label={lookingWords} looked={looking.looked} />}
      {failed}
      {failed && !places ? null : places?.length === 0 ? (
        <EmptyState
          title="No matching URLs"
          actions={<Button onClick={() => change(noChoice)}>Show all URLs</Button>}
        >
          {noneWords(table.length)}
        </EmptyState>
      ) : (
        <PageList
          caption="The site’s URLs"
          count={places?.length ?? 0}
          rowAt={rowAt}
          onWindow={onWindow}
          arrived={arrived}
          sorting={{
            by: choice.sort,
            descending: choice.descending,
            onSort: (by, descending) => change({ sort: `${by}${descending ? '.desc' : ''}` }),
          }}
          onPick={onPick}
          detailOf={(index) => {
            const place = places?.[index];
            const page = place !== undefined && place === open ? pages.at(place) : undefined;
            const facts = place === undefined ? undefined : table.at(place);
            return page && facts && <PageFindings page={page} facts={facts} lists={lists} />;
          }}
        />
      )}
    </div>
  );
}

/** Returns the index of the URL whose findings are expanded. */
const placeIn = (text: string | null) => (text && /^\d+$/.test(text) ? Number(text) : undefined);

interface FindProps {
  readonly text: string;
  readonly onFind: (text: string) => void;
}

function Find({ text, onFind }: FindProps) {
  const { typed, setTyped, onKeyDown } = useTyped(text, onFind);
  return (
    <TextInput
      label="Search URLs"
      name="q"
      type="search"
      placeholder="Part of a URL or title"
      autoComplete="off"
      value={typed}
      onText={setTyped}
      onKeyDown={onKeyDown}
    />
  );
}
