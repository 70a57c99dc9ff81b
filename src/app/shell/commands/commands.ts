import { useEffect, useState } from 'react';
import { boundKeys } from '#app/keys/keys';
import { commandSearches, screenCommands } from '#app/keys/screenCommands';
import { type Job, type JobState, jobStates } from '#domain/job';
import { pathTo } from '#domain/routes';
import type { SavedView } from '#domain/savedViews';
import { adminPages, type Command, settingsPages, sitePages, userPages, viewsOf } from './places';

export interface CommandGroup {
  readonly value: string;
  readonly items: readonly Command[];
}

export interface Given {
  readonly admin: boolean;
  /** Newest first. */
  readonly jobs: readonly Job[];
  /** The user's saved filters of their list, as URL queries. */
  readonly views: readonly SavedView[];
  /** The job on the current screen. */
  readonly here: Job | undefined;
  readonly stateOf: (state: JobState) => string;
  /** What the current screen finds for the typed text. */
  readonly found: readonly CommandGroup[];
}

/** Returns all commands that are available here. */
export function commandsFor({ admin, jobs, views, here, stateOf, found }: Given): readonly CommandGroup[] {
  const actions = boundKeys()
    .filter(({ key }) => key !== 'j' && key !== 'k')
    .map(({ key, words, run }): Command => ({ id: `key ${key}`, label: words, aside: key, run }));
  const offers = screenCommands().map(
    ({ words, run }): Command => ({ id: `offer ${words}`, label: words, run }),
  );
  const inState = (list: 'jobs' | 'adminJobs', label: string) =>
    jobStates.map((state) => ({
      id: `${list} ${state}`,
      label: `${label}: ${stateOf(state).toLocaleLowerCase('en')}`,
      to: `${pathTo(list)}?state=${state}`,
    }));
  const groups: CommandGroup[] = [
    { value: 'Actions', items: [...actions, ...offers] },
    { value: 'This report', items: here?.result ? viewsOf(here) : [] },
    ...found,
    { value: 'Pages', items: userPages },
    {
      value: 'Recent jobs',
      items: jobs.map((job) => ({
        id: job.jobId,
        label: job.title,
        aside: stateOf(job.state),
        to: pathTo('job', { jobId: job.jobId }),
      })),
    },
    {
      value: 'Job lists',
      items: [
        ...views.map(({ name, query }) => ({
          id: `view ${name}`,
          label: `View: ${name}`,
          to: `${pathTo('jobs')}${query && `?${query}`}`,
        })),
        ...inState('jobs', 'Jobs'),
      ],
    },
    {
      value: 'Settings',
      items: settingsPages,
    },
    { value: 'Admin', items: admin ? adminPages(inState('adminJobs', 'Admin: all jobs')) : [] },
    {
      value: 'Site',
      items: sitePages,
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

const minLength = 2;
const pauseMs = 150;

interface Found {
  readonly groups: readonly CommandGroup[];
  readonly isSearching: boolean;
  /** A source could not be read, so results may be missing. */
  readonly failure: unknown;
}

const nothing: Found = { groups: [], isSearching: false, failure: undefined };

/** Returns what the current screen finds for the typed text. */
export function useFound(typed: string): Found {
  const [found, setFound] = useState<Found>(nothing);
  const text = typed.trim();
  useEffect(() => {
    const searches = commandSearches();
    if (text.length < minLength || searches.length === 0) return setFound(nothing);
    const leaving = new AbortController();
    setFound((before) => ({ ...before, isSearching: true }));
    const timer = setTimeout(async () => {
      const results = await Promise.allSettled(searches.map((search) => search.find(text, leaving.signal)));
      if (leaving.signal.aborted) return;
      const groups = searches.map(({ title }, n): CommandGroup => {
        const result = results[n];
        const commands = result?.status === 'fulfilled' ? result.value : [];
        const items = commands.map(({ words, run }, at) => ({
          id: `${title} ${at} ${words}`,
          label: words,
          run,
        }));
        return { value: title, items };
      });
      const failed = results.find((result) => result.status === 'rejected');
      setFound({
        groups: groups.filter(({ items }) => items.length > 0),
        isSearching: false,
        failure: failed?.reason,
      });
    }, pauseMs);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [text]);
  return found;
}
