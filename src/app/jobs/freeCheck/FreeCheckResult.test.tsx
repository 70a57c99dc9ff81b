import { LocationProvider } from '@reach/router';
import { act, render, screen } from '@testing-library/react';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { noCounts } from '#domain/finding';
import { type FreeCheck, newFreeCheck } from '#domain/freeCheck';
import type { DataService } from '#services/backend';
import { exampleFinding } from '../report-data/finding.fixture';
import { FreeCheckResult } from './FreeCheckResult';

const check = newFreeCheck('https://example.com/', new Date());
const done: FreeCheck = {
  ...check,
  state: 'succeeded',
  pages: [{ url: 'https://example.com/', status: 200, title: 'Home' }],
  findings: [{ ...exampleFinding, message: '<img src=x onerror=alert(1)>' }],
  result: {
    score: 72,
    grade: 'C',
    counts: { ...noCounts(), error: 3, notice: 1 },
    pages: 1,
    isTimedOut: false,
  },
};

/** @returns functions that deliver the document, or an error. */
function show() {
  let next: (check: FreeCheck | null) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const watched: string[] = [];
  const watchDocument: DataService['watchDocument'] = (path, tell, failed) => {
    watched.push(path);
    next = (value) => act(() => tell(value as never));
    fail = (error) => act(() => failed(error));
    return () => undefined;
  };
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { watchDocument } })}>
        <FreeCheckResult checkId="abc" />
      </BackendProvider>
    </LocationProvider>,
  );
  return { watched, tell: (value: FreeCheck | null) => next(value), fail: (error: unknown) => fail(error) };
}

test('shows progress and findings as they come, then the grade and the way to the rest', () => {
  const { watched, tell } = show();
  expect(watched).toEqual(['freeChecks/abc']);
  tell(check);
  expect(screen.getByRole('heading', { name: 'The check of example.com is queued' })).toBeVisible();
  tell({
    ...check,
    state: 'running',
    progress: { pages: 4, fetched: 9, discovered: 30, findings: 1 },
    findings: [exampleFinding],
  });
  expect(screen.getByRole('status')).toHaveTextContent('4 pages read, 9 of 30 URLs checked, 1 finding');
  expect(screen.getByText('/gone returns 404 (not found).')).toBeVisible();
  tell(done);
  expect(screen.getByRole('heading', { name: '3 errors on example.com' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Score' })).toHaveTextContent('72');
  expect(screen.getByText('1 of 4 findings')).toBeVisible();
  const signup = screen.getByRole('link', { name: 'Sign up to keep it and check the rest' });
  expect(decodeURIComponent(signup.getAttribute('href') ?? '')).toContain('/dashboard/new?url=https');
});

test('shows text of a hostile site as text', () => {
  const { tell } = show();
  tell(done);
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

test('explains a failure, and offers another try and an account', () => {
  const { tell } = show();
  const failure = {
    code: 'site-unreachable',
    message: 'Its server refuses connections.',
    retryable: true,
  } as const;
  tell({ ...check, state: 'failed', failure });
  expect(screen.getByText('Its server refuses connections.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/check?url=https%3A%2F%2Fexample.com%2F',
  );
  expect(screen.getByRole('link', { name: 'Sign up to check this site' })).toBeVisible();
});

test('says that a check has stopped when its task was lost', () => {
  const { tell } = show();
  tell({ ...check, state: 'running', updatedAt: new Date(Date.now() - 10 * 60_000) });
  expect(screen.getByRole('heading', { name: 'The check of example.com stopped' })).toBeVisible();
});

test.each(['missing', 'expired'])('says that a result is %s', (why) => {
  const { tell, fail } = show();
  if (why === 'missing') tell(null);
  else fail(errorWith('permission-denied'));
  expect(screen.getByRole('heading', { name: 'This result isn’t available' })).toBeVisible();
});
