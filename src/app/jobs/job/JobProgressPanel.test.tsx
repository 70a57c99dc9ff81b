import { render, screen } from '@testing-library/react';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { noProgress } from '#domain/job';
import { JobProgressPanel } from './JobProgressPanel';
import { tabTitleOf } from './jobWords';
import type { Remaining } from './pace';

const growing: Remaining = { kind: 'growing' };
const nearEnd = { ...noProgress, discovered: 35, fetched: 33, pages: 30 };

test('shows no percentage, here or in the browser’s tab, before there is an estimate', () => {
  const job = exampleJob({ state: 'running', progress: nearEnd });
  render(<JobProgressPanel job={job} remaining={growing} />);
  expect(screen.getByText('33 of 35 discovered URLs checked')).toBeVisible();
  expect(screen.queryByText(/%/)).toBeNull();
  expect(tabTitleOf(job, growing)).toBe('33 of 35: Checking example.com');
});

test('shows a percentage once there is an estimate', () => {
  const about: Remaining = { kind: 'about', ms: 60_000 };
  const job = exampleJob({ state: 'running', progress: nearEnd });
  render(<JobProgressPanel job={job} remaining={about} />);
  expect(screen.getByText('94%')).toBeVisible();
  expect(tabTitleOf(job, about)).toBe('94%: Checking example.com');
});

describe('the pace', () => {
  const progress = { ...nearEnd, pagesPerSecond: 8.5, currentUrl: 'https://example.com/here' };
  const shown = (remaining: Remaining) => {
    render(<JobProgressPanel job={exampleJob({ state: 'running', progress })} remaining={remaining} />);
    return {
      rate: screen.getByRole('group', { name: 'Pages per second' }).textContent,
      nowAt: screen.queryByText('Checking') !== null,
    };
  };

  test.each(['unknown', 'growing'] as const)('is shown while pages are read (%s)', (kind) => {
    expect(shown({ kind })).toEqual({ rate: expect.stringContaining('8.5'), nowAt: true });
  });

  test('is a dash while nothing moves, though a URL is being requested', () => {
    expect(shown({ kind: 'stalled' })).toEqual({ rate: expect.stringContaining('–'), nowAt: true });
  });

  test.each(['waiting', 'silent', 'making-report', 'stopping', 'offline', 'behind'] as const)(
    'is a dash, and no current page is shown, while no page is read (%s)',
    (kind) => {
      expect(shown({ kind })).toEqual({ rate: expect.stringContaining('–'), nowAt: false });
      expect(screen.queryByText(/%/)).toBeNull();
    },
  );
});

test('shows no page for a queued job', () => {
  render(
    <JobProgressPanel
      job={exampleJob({ state: 'queued', progress: noProgress })}
      remaining={{ kind: 'unknown' }}
    />,
  );
  expect(screen.getByText('Not started yet')).toBeVisible();
  expect(screen.queryByText(/%|Reading/)).toBeNull();
});

test('shows no progress for a job that failed before it read a page', () => {
  const progress = { ...noProgress, discovered: 1, fetched: 1 };
  render(
    <JobProgressPanel job={exampleJob({ state: 'failed', progress })} remaining={{ kind: 'unknown' }} />,
  );
  expect(screen.getByText('No pages were read.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText(/%|is below/)).toBeNull();
});
