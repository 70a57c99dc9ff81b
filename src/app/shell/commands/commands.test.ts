/** @jest-environment jsdom */
import { exampleJob } from '../../job-views/exampleJob';
import { bindKey } from '../../keys/keys';
import { adminNavigation, userNavigation } from '../navigation';
import { commandsFor } from './commands';

const all = (admin: boolean) =>
  commandsFor(admin, [exampleJob({ jobId: 'one', title: 'Shop' })], () => 'Queued');
const labels = (admin: boolean) => all(admin).flatMap(({ items }) => items.map(({ label }) => label));
const paths = (admin: boolean) => all(admin).flatMap(({ items }) => items.map(({ to }) => to));

test('every page of the application can be reached, those of admins by admins', () => {
  for (const { to } of userNavigation) expect(paths(false)).toContain(to);
  for (const { to } of adminNavigation) {
    expect(paths(true)).toContain(to);
    expect(paths(false)).not.toContain(to);
  }
});

test('recent jobs and what the screen can do are there', () => {
  const unbind = bindKey({ key: 'r', words: 'Retry this job', run: () => undefined });
  expect(labels(false)).toEqual(expect.arrayContaining(['Shop', 'Retry this job', 'New job']));
  unbind();
  expect(labels(false)).not.toContain('Retry this job');
});

test('each entry has its own id', () => {
  const ids = all(true).flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
