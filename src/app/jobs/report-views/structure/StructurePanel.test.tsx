import { LocationProvider, navigate } from '@reach/router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShardStore } from '#app/jobs/report-data/ShardStore';
import { indexings } from '#domain/indexing';
import type { PageColumns, SortedReport } from '#domain/sortedReport';
import { StructurePanel } from './StructurePanel';

/** One success, one error, one without a response, and two that robots.txt disallows. */
const status = [200, 404, 0, 0, 0];
const indexing = (['indexable', 'failed', 'failed', 'blocked', 'unseen'] as const).map((one) =>
  indexings.indexOf(one),
);
const each = (value: number) => status.map(() => value);
const columns: PageColumns = {
  status,
  indexing,
  type: each(0),
  bytes: each(2_000),
  durationMs: each(20),
  depth: each(1),
  inLinks: each(1),
  findings: each(0),
  worst: each(-1),
  folder: each(0),
  folders: ['/'],
};
const index: SortedReport = {
  generation: 'g',
  findings: { total: 0, starts: [], groups: [] },
  pages: { total: status.length, starts: [0], columns: [0] },
};

async function show(search: string) {
  void navigate(`/dashboard/jobs/example${search}`, { replace: true });
  const lists = {
    index,
    findings: new ShardStore<never>(0, [], async () => []),
    pages: new ShardStore<never>(status.length, [0], async () => []),
    columns: new ShardStore<PageColumns>(1, [0], async () => [columns]),
  };
  render(
    <LocationProvider>
      <StructurePanel lists={lists} />
    </LocationProvider>,
  );
  await screen.findByText(/type, size and status/, { selector: 'strong' });
}

test('does not count a URL that was never requested as failed', async () => {
  await show('?tab=structure');
  expect(screen.getByText(/^0 URLs over 1 MB, 2 failed/)).toBeInTheDocument();
});

test('returns to the chart on Back from the URLs of a bar', async () => {
  await show('?tab=structure&address=3&q=some');
  const [bar] = screen.getAllByRole('button', { name: /Show these URLs/ });
  await userEvent.click(bar as HTMLElement);
  await waitFor(() => expect(window.location.search).toMatch(/tab=pages/));
  expect(window.location.search).not.toMatch(/address=|q=/);
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe('?tab=structure&address=3&q=some'));
});
