/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { reportTabs } from '#app/jobs/report-data/useReportView';
import { bindKey } from '#app/keys/keys';
import { type CommandSearch, useCommands } from '#app/keys/screenCommands';
import { settingsParts } from '#app/settings/Contents';
import { type RouteArea, routes } from '#domain/routes';
import { exampleJobs } from '../dev/gallery/Tables';
import { commandsFor, type Given, useFound } from './commands';

describe('commands for the typed text', () => {
  const exampleResult = exampleJobs.find(({ result }) => result)?.result ?? null;
  const job = exampleJob({ jobId: 'one', title: 'Shop' });
  const given: Given = {
    admin: false,
    jobs: [job],
    views: [{ name: 'Broken shops', query: 'state=failed' }],
    here: undefined,
    stateOf: () => 'Queued',
    found: [],
  };
  const all = (admin: boolean, more: Partial<Given> = {}) => commandsFor({ ...given, ...more, admin });
  const labels = (admin: boolean, more?: Partial<Given>) =>
    all(admin, more).flatMap(({ items }) => items.map(({ label }) => label));
  const paths = (admin: boolean, more?: Partial<Given>) =>
    all(admin, more).flatMap(({ items }) => items.map(({ to }) => to));

  /** Excludes the pages of single things, such as a job, which are reached from those. */
  const wholePages = (area: RouteArea) =>
    Object.values(routes).filter((route) => route.area === area && !route.path.includes(':'));

  test('reaches every page of the application, and admin pages only for admins', () => {
    expect(wholePages('user').length).toBeGreaterThan(3);
    for (const { path } of wholePages('user')) expect(paths(false)).toContain(path);
    for (const { path } of wholePages('admin')) {
      expect(paths(true)).toContain(path);
      expect(paths(false)).not.toContain(path);
    }
  });

  test('reaches every public page except those that another page leads to', () => {
    const ends: readonly string[] = [routes.notFound.path, routes.waitlistJoined.path];
    for (const { path } of wholePages('public')) {
      if (!ends.includes(path)) expect(paths(false)).toContain(path);
    }
  });

  test('includes recent jobs and the screen’s commands', () => {
    const unbind = bindKey({ key: 'r', words: 'Retry this job', run: () => undefined });
    expect(labels(false)).toEqual(expect.arrayContaining(['Shop', 'Retry this job', 'New job (full page)']));
    unbind();
    expect(labels(false)).not.toContain('Retry this job');
  });

  test('gives each entry a unique ID', () => {
    const ids = all(true).flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('reaches each part of the settings by what it does', () => {
    expect(labels(false)).toContain('Log out everywhere');
    for (const { id } of settingsParts) expect(paths(false)).toContain(`${routes.settings.path}#${id}`);
  });

  test('includes saved views, and lists of jobs by state', () => {
    expect(labels(false)).toContain('View: Broken shops');
    expect(paths(false)).toContain('/dashboard/jobs?state=failed');
    expect(paths(false)).toContain('/dashboard/jobs?state=running');
    expect(paths(true)).toContain('/admin/jobs?state=failed');
    expect(paths(false)).not.toContain('/admin/jobs?state=failed');
  });

  test('starts with the actions of the screen, then what it finds', () => {
    const unbind = bindKey({ key: 'r', words: 'Retry this job', run: () => undefined });
    const found = [{ value: 'URLs', items: [{ id: 'u', label: '/pricing' }] }];
    expect(
      all(false, { found })
        .map(({ value }) => value)
        .slice(0, 3),
    ).toEqual(['Actions', 'URLs', 'Pages']);
    unbind();
  });

  test('includes every view of the current report, and of no other', () => {
    const here = exampleJob({ jobId: 'two', state: 'succeeded', result: exampleResult });
    const toViews = reportTabs.map((tab) => `/dashboard/jobs/two?tab=${tab}`);
    expect(paths(false, { here })).toEqual(expect.arrayContaining(toViews));
    expect(labels(false, { here })).toContain('Changes: compare with an earlier run');
    // Nor of a job without a report.
    expect(paths(false, { here: job }).filter((path) => path?.includes('?tab='))).toEqual([]);
  });
});

describe('search of the current screen', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const pause = () => act(() => jest.advanceTimersByTimeAsync(200));

  function show(find: CommandSearch['find']) {
    const searches = [{ title: 'URLs', find }];
    return renderHook(
      ({ typed }) => {
        useCommands([], searches);
        return useFound(typed);
      },
      { initialProps: { typed: '' } },
    );
  }

  test('searches once after a pause in typing, from two characters on', async () => {
    const find = jest.fn(async (text: string) => [{ words: `/${text}`, run: () => undefined }]);
    const { result, rerender } = show(find);
    rerender({ typed: 'p' });
    await pause();
    expect(result.current.groups).toEqual([]);
    rerender({ typed: 'pr' });
    rerender({ typed: 'pri ' });
    expect(result.current.isSearching).toBe(true);
    await pause();
    expect(find.mock.calls.map(([text]) => text)).toEqual(['pri']);
    expect(result.current).toMatchObject({
      isSearching: false,
      groups: [{ value: 'URLs', items: [{ label: '/pri' }] }],
    });
  });

  test('drops results of text that was typed over', async () => {
    const waiting: ((found: []) => void)[] = [];
    const { result, rerender } = show(() => new Promise((resolve) => waiting.push(resolve)));
    rerender({ typed: 'first' });
    await pause();
    rerender({ typed: 'second' });
    await pause();
    await act(async () => waiting[0]?.([]));
    expect(result.current.isSearching).toBe(true);
    await act(async () => waiting[1]?.([]));
    expect(result.current.isSearching).toBe(false);
  });

  test('reports that the report could not be read', async () => {
    const { result, rerender } = show(() => Promise.reject(new Error('offline')));
    rerender({ typed: 'pricing' });
    await pause();
    expect(result.current.failure).toEqual(new Error('offline'));
    expect(result.current.isSearching).toBe(false);
  });
});
