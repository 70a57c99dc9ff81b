import { render, screen } from '@testing-library/react';
import type { PageRecord } from '#domain/report';
import { pageColumns } from './pageColumns';
import { rowOf } from './pageRow';

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

/** What stands in the columns of the title and the status. */
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

test('an address that robots.txt disallows crawling of was not asked, which is no fault', () => {
  expect(cellsOf(closed)).toBe('Blocked by robots.txt not requested');
});

test('one that only we are kept out of', () => {
  expect(cellsOf({ ...closed, indexing: 'unseen' })).toBe('Indexability unknown not requested');
});

test('one that gave no answer says why', () => {
  expect(cellsOf({ ...closed, error: 'ETIMEDOUT', indexing: 'failed' })).toBe('ETIMEDOUT');
});

test('a page that is blocked, and was asked all the same, shows its title and status', () => {
  expect(cellsOf({ ...closed, status: 200, error: null, title: 'Closed' })).toBe(
    'Blocked by robots.txt: Closed 200',
  );
});
