/** @jest-environment jsdom */

import { type RouteArea, routes } from '../../../domain/routes';
import { exampleJob } from '../../job-views/exampleJob';
import { bindKey } from '../../keys/keys';
import { commandsFor } from './commands';

const all = (admin: boolean) =>
  commandsFor(admin, [exampleJob({ jobId: 'one', title: 'Shop' })], () => 'Queued');
const labels = (admin: boolean) => all(admin).flatMap(({ items }) => items.map(({ label }) => label));
const paths = (admin: boolean) => all(admin).flatMap(({ items }) => items.map(({ to }) => to));

/** Those of one thing among many, such as a job, are reached by it. */
const wholePages = (area: RouteArea) =>
  Object.values(routes).filter((route) => route.area === area && !route.path.includes(':'));

test('every page of the application can be reached, those of admins by admins', () => {
  expect(wholePages('user').length).toBeGreaterThan(3);
  for (const { path } of wholePages('user')) expect(paths(false)).toContain(path);
  for (const { path } of wholePages('admin')) {
    expect(paths(true)).toContain(path);
    expect(paths(false)).not.toContain(path);
  }
});

test('so can those of the public site, but for the ends that something else leads to', () => {
  const ends: readonly string[] = [routes.notFound.path, routes.waitlistJoined.path];
  for (const { path } of wholePages('public')) {
    if (!ends.includes(path)) expect(paths(false)).toContain(path);
  }
});

test('recent jobs and what the screen can do are there', () => {
  const unbind = bindKey({ key: 'r', words: 'Retry this job', run: () => undefined });
  expect(labels(false)).toEqual(
    expect.arrayContaining(['Shop', 'Retry this job', 'New job, on its own page']),
  );
  unbind();
  expect(labels(false)).not.toContain('Retry this job');
});

test('each entry has its own id', () => {
  const ids = all(true).flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
