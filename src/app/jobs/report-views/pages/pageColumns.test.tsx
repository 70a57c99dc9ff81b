import { render, screen } from '@testing-library/react';
import type { PageRecord } from '#domain/report';
import { rowOf } from './PageTable';
import { pageColumns } from './pageColumns';

const closed: PageRecord = {
  url: 'https://example.com/closed',
  status: 0,
  contentType: null,
  title: null,
  depth: 1,
  bytes: 0,
  durationMs: 0,
  redirectedTo: null,
  error: 'ROBOTS',
  indexing: 'blocked',
};

/** Returns the text of the title and status columns. */
function cellsOf(page: PageRecord): string {
  const cells = pageColumns.filter(({ title }) => title === 'Title' || title === 'Status');
  render(
    <p role="note">
      {cells.map(({ title, cell }) => (
        <span key={title}>{cell(rowOf(page))} </span>
      ))}
    </p>,
  );
  return screen.getByRole('note').textContent?.trim() ?? '';
}

test('shows a URL that robots.txt disallows as not requested, which is no problem', () => {
  expect(cellsOf(closed)).toBe('Blocked by robots.txt not requested');
});

test('shows a URL that disallows only our crawler', () => {
  expect(cellsOf({ ...closed, indexing: 'unseen' })).toBe('Indexability unknown not requested');
});

test('shows why there was no response', () => {
  expect(cellsOf({ ...closed, error: 'ETIMEDOUT', indexing: 'failed' })).toBe('ETIMEDOUT');
});

test('shows title and status of a blocked page that was requested anyway', () => {
  expect(cellsOf({ ...closed, status: 200, error: null, title: 'Closed' })).toBe(
    'Blocked by robots.txt: Closed 200',
  );
});
