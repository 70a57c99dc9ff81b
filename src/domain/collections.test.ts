import { readFileSync } from 'node:fs';
import { internalPaths, paths } from './collections';

/** Returns each name and the path of one of its documents, with `x` for every parameter. */
function documentsOf(all: object): readonly (readonly [name: string, document: string])[] {
  return Object.entries(all).map(([name, path]: [string, unknown]) => {
    const filled = String(
      typeof path === 'function' ? Reflect.apply(path, undefined, ['x', 'x', 'x', 'x']) : path,
    );
    return [name, filled.split('/').length % 2 === 0 ? filled : `${filled}/x`];
  });
}

/** Returns the full path of each `match` statement, with `x` for every wildcard. */
function rulesIn(file: string): readonly string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const line of file.split('\n').filter((text) => !text.trim().startsWith('//'))) {
    const [, path] = /^\s*match (\S+) \{/.exec(line) ?? [];
    if (path) found.push([...open.filter(Boolean), path].join(''));
    if (line.endsWith('{')) open.push(path ?? '');
    if (line.trim() === '}') open.pop();
  }
  const database = '/databases/{database}/documents';
  return found
    .filter((path) => path !== database)
    .map((path) => path.slice(`${database}/`.length).replace(/\{\w+\}/g, 'x'));
}

const rules = rulesIn(readFileSync('firestore.rules', 'utf8'));

const matches = (document: string) => (rule: string) => {
  const segments = document.split('/');
  const wanted = rule.split('/');
  return wanted.length === segments.length && wanted.every((one, at) => one === 'x' || one === segments[at]);
};

test('reads nested rules', () => {
  expect(rules).toEqual(expect.arrayContaining(['users/x', 'users/x/sites/x/issues/x', 'settings/x']));
});

test.each(documentsOf(paths))('%s (%s) has a rule', (_, document) => {
  expect(rules.filter(matches(document))).not.toEqual([]);
});

test.each(documentsOf(internalPaths))(
  '%s (%s) has no rule, so only functions can access it',
  (_, document) => {
    expect(rules.filter(matches(document))).toEqual([]);
  },
);

test.each(rules)('the rule for %s has a path', (rule) => {
  expect(documentsOf(paths).filter(([, document]) => matches(document)(rule))).not.toEqual([]);
});

test('pads numbers, so that parts and log entries sort by name', () => {
  expect(paths.part('one', 12)).toBe('jobs/one/parts/000012');
  expect(internalPaths.logEntry('one', 12)).toBe('jobs/one/log/000012');
});

test('documents that only functions access keep their paths, because what is stored there would be lost', () => {
  expect(documentsOf(internalPaths).map(([, document]) => document)).toEqual([
    'headerSecrets/x',
    'heldMail/x',
    'headerSecrets/x-x',
    'jobDeletions/x',
    'jobDeletions/x',
    'jobs/x/log/x',
    'jobs/x/log/00000x',
    'recounts/x',
    'recounts/x site-x',
    'rateLimits/x',
    'rateLimits/salt x',
    'jobs/x/internal/run',
    'users/x/locks/decisions',
    'users/x/locks/submit',
  ]);
});
