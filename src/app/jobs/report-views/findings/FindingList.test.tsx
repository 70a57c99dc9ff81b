import { LocationProvider } from '@reach/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { CheckedFindings } from '#app/jobs/operations/checkAgain';
import { exampleDecisions } from '#app/jobs/report-data/decisions.fixture';
import { ReportContextProvider, type ReportOf } from '#app/jobs/report-data/ReportContext';
import { ShardStore } from '#app/jobs/report-data/ShardStore';
import { BackendProvider } from '#app/live/BackendContext';
import { ada, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { Finding } from '#domain/finding';
import { FindingList } from './FindingList';
import { type FindingsView, listOf } from './ruleViews';
import type { ShownFinding } from './useShownFinding';

/**
 * jsdom has no layout: each row has this height (px), and the window scrolls to the given position and notifies a moment
 * later.
 */
const rowHeight = 50;
const tellScroll = () => act(() => void window.dispatchEvent(new Event('scroll')));
function scrollTo({ top = 0 }: ScrollToOptions): void {
  window.scrollY = top;
  setTimeout(tellScroll);
}
beforeAll(() => {
  class NothingResizes {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: NothingResizes, scrollTo });
  const tall = (name: string, value: number) =>
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  tall('offsetHeight', rowHeight);
  tall('scrollHeight', 1_000_000);
});
beforeEach(() => {
  window.scrollY = 0;
});

const finding = (at: number): Finding => ({
  fingerprint: `f${at}`,
  rule: 'broken-link',
  category: 'links',
  severity: 'error',
  page: `https://example.com/${at}`,
  target: null,
  message: `/${at} answers 404.`,
  evidence: {},
});
const findings = Array.from({ length: 60 }, (_, at) => finding(at));
const source = ShardStore.of(findings);

/** Some of the findings, by their positions among all. */
const viewOf = (rule: string, positions: readonly number[]): FindingsView => ({
  id: rule,
  severity: 'error',
  findings: positions.length,
  pages: 1,
  points: 1,
  ...listOf(positions),
});

const report: ReportOf = {
  job: exampleJob({ state: 'succeeded', ownerUid: ada.uid }),
  settled: true,
  news: undefined,
  issues: new Map(),
  patterns: [],
  decisions: exampleDecisions(),
  checked: new CheckedFindings(),
};

function List({ views }: { readonly views: readonly FindingsView[] }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['broken-link']));
  const [opened, setOpened] = useState<ShownFinding>();
  const toggle = (rule: string) => setOpen(new Set(open.has(rule) ? [] : [rule]));
  return (
    <LocationProvider>
      <BackendProvider value={fakeBackend()}>
        <SessionContextProvider value={exampleSession({}, null)}>
          <ReportContextProvider value={report}>
            <FindingList
              views={views}
              source={source}
              version={0}
              open={open}
              onToggle={toggle}
              opened={opened}
              onOpen={setOpened}
            />
          </ReportContextProvider>
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>
  );
}

const head = (rule: string) => document.querySelector<HTMLElement>(`h3[data-rule="${rule}"] button`);
const article = (at: number) => screen.getByRole('article', { name: `/${at} answers 404.` });

const row = (at: number) => article(at).querySelector('button');

test('keeps the position and the focus when a rule is collapsed from deep within', async () => {
  const many = Array.from({ length: 60 }, (_, at) => at);
  const after = Array.from({ length: 20 }, (_, at) => viewOf(`other-${at}`, [0]));
  render(<List views={[viewOf('title-missing', [0]), viewOf('broken-link', many), ...after]} />);
  window.scrollY = 2_500;
  tellScroll();
  expect(head('title-missing')).toBeNull();
  const pressed = head('broken-link');
  pressed?.focus();
  act(() => pressed?.click());
  await waitFor(() => expect(head('broken-link')).toHaveFocus());
  expect(head('broken-link')).toHaveAttribute('aria-expanded', 'false');
  expect(window.scrollY).toBe(rowHeight);
});

test('does not show the result of one finding on the next one in its place', async () => {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async () => undefined },
  });
  const { rerender } = render(<List views={[viewOf('broken-link', [0, 1, 2])]} />);
  act(() => row(1)?.click());
  act(() => within(article(1)).getByText('Copy link').click());
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  rerender(<List views={[viewOf('broken-link', [0, 2])]} />);
  expect(screen.queryByText('Link copied')).toBeNull();
});

test('moves the focus to the next finding when the focused one goes, and to the last where there is none', () => {
  const { rerender } = render(<List views={[viewOf('broken-link', [0, 1, 2])]} />);
  row(1)?.focus();
  rerender(<List views={[viewOf('broken-link', [0, 2])]} />);
  expect(row(2)).toHaveFocus();
  rerender(<List views={[viewOf('broken-link', [0])]} />);
  expect(row(0)).toHaveFocus();
});

test('shows the evidence of one finding at a time, below its row', () => {
  render(<List views={[viewOf('broken-link', [0, 1, 2])]} />);
  act(() => row(0)?.click());
  act(() => row(1)?.click());
  expect(screen.getAllByRole('button', { expanded: true })).toEqual([head('broken-link'), row(1)]);
  expect(within(article(1)).getByRole('heading', { name: 'How to fix' })).toBeInTheDocument();
  act(() => row(1)?.click());
  expect(screen.queryByRole('heading', { name: 'How to fix' })).toBeNull();
});
