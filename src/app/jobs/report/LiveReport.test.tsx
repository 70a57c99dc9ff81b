import { LocationProvider, navigate } from '@reach/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { Job } from '#domain/job';
import type { PageRecord, ReportPart } from '#domain/report';
import type { RuleId } from '#domain/rules';
import type { DataService } from '#services/backend';
import { exampleFinding } from '../report-data/finding.fixture';
import { LiveReport } from './LiveReport';

/** The layout that a browser would compute, px from the top of the page. */
const page = { tabs: 500, scrolled: 0 };

beforeAll(() => {
  Object.assign(globalThis, { scrollTo: () => undefined });
  window.scrollBy = () => undefined;
  Object.defineProperty(window, 'scrollY', { get: () => page.scrolled });
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const at = page.tabs - page.scrolled;
    return { top: at, bottom: at } as DOMRect;
  };
});

beforeEach(() => Object.assign(page, { tabs: 500, scrolled: 0 }));

function scrollTo(scrolled: number): void {
  page.scrolled = scrolled;
  fireEvent.scroll(window);
}

const pageAt = (url: string): PageRecord => ({
  url,
  status: 200,
  contentType: 'text/html',
  title: null,
  depth: 1,
  bytes: 2_000,
  durationMs: 20,
  redirectedTo: null,
  error: null,
  indexing: 'indexable',
});

/** Returns a part with one finding per rule, and one page. */
const part = (n: number, ...rules: readonly RuleId[]): ReportPart => ({
  n,
  totals: rules.map((rule) => ({ rule, severity: 'error', findings: 1 })),
  pages: [pageAt(`https://example.com/page-${n}`)],
  findings: rules.slice(-1).map((rule) => ({
    ...exampleFinding,
    fingerprint: `finding-${n}`,
    rule,
  })),
});

const found = {
  first: part(1, 'broken-link'),
  second: part(2, 'broken-link', 'slow-link'),
  third: part(3, 'broken-link', 'slow-link', 'soft-404'),
};

const session = exampleSession();

/** @returns functions that deliver a further part, and a change of the job. */
async function show(given: Partial<DataService> = {}, search = '') {
  let tell: (parts: readonly ReportPart[]) => void = () => undefined;
  const data: Partial<DataService> = {
    readQuery: async () => [],
    watchAdded: (_, added) => {
      tell = (parts) => added(parts as never);
      return () => undefined;
    },
    ...given,
  };
  const backend = fakeBackend({ data });
  void navigate(`/dashboard/jobs/example${search}`, { replace: true });
  const drawn = (job: Job) => (
    <LocationProvider>
      <BackendProvider value={backend}>
        <SessionContextProvider value={session}>
          <LiveReport
            job={job}
            onReading={() => undefined}
            ended={job.state === 'running' ? undefined : { words: 'It has ended', onShow: () => undefined }}
            details="the details"
          />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>
  );
  const running = exampleJob({ state: 'running' });
  const { rerender } = render(drawn(running));
  await act(async () => undefined);
  return {
    add: (...parts: readonly ReportPart[]) => act(() => tell(parts)),
    end: () => rerender(drawn({ ...running, state: 'failed' })),
  };
}

const rule = (name: string) => screen.queryByRole('button', { name: new RegExp(name) });
const address = (n: number) => screen.queryByTitle(`https://example.com/page-${n}`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('adds new rules automatically at the top of the page', async () => {
  const { add } = await show();
  add(found.first);
  add(found.second);
  expect(rule('Slow link')).toBeVisible();
  expect(rule('Show')).toBeNull();
});

test('counts the findings that have arrived, whatever the job has counted', async () => {
  const { add } = await show();
  expect(screen.getByText('Loading findings')).toBeVisible();
  add(found.first);
  add(found.third);
  expect(screen.getByRole('tab', { name: /^Findings/ })).toHaveTextContent('Findings3');
});

test('holds new rules behind a counter after scrolling down', async () => {
  const { add } = await show();
  add(found.first);
  scrollTo(400);
  add(found.second);
  expect(rule('Slow link')).toBeNull();
  await press('Show 1 new finding');
  expect(rule('Slow link')).toBeVisible();
  add(found.third);
  expect(rule('Error page that returns status 200')).toBeNull();
  scrollTo(0);
  expect(rule('Error page that returns status 200')).toBeVisible();
});

test('holds the first rules, and a changed empty state, too', async () => {
  const { add, end } = await show();
  add();
  scrollTo(400);
  add(found.first);
  expect(rule('Show 1 new finding')).toBeVisible();
  end();
  expect(screen.getByText('No findings so far')).toBeVisible();
});

test('shows what was written before the user scrolled, even when it is read later', async () => {
  scrollTo(400);
  const { add } = await show();
  add(found.first);
  expect(rule('Broken link')).toBeVisible();
});

test('adds space at the bottom when the page is too short to follow the content', async () => {
  const { end } = await show();
  scrollTo(400);
  page.tabs = 560;
  end();
  const room = document.querySelector('div[style^="height"]');
  const following = room?.compareDocumentPosition(screen.getByRole('tabpanel'));
  expect(following).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

describe('URLs', () => {
  const tab = '?tab=pages';
  async function toAddresses() {
    await userEvent.click(screen.getByRole('tab', { name: /^URLs/ }));
    await screen.findByRole('table');
  }

  test('appear automatically at the top of the page, also after selecting their tab', async () => {
    const { add } = await show();
    add(found.first);
    await toAddresses();
    add(found.second);
    add(found.third);
    expect(address(3)).toBeInTheDocument();
    expect(rule('Show')).toBeNull();
  });

  test('wait after scrolling', async () => {
    const { add } = await show({}, tab);
    add(found.first);
    scrollTo(400);
    add(found.second);
    expect(address(2)).toBeNull();
    await press('Show 1 new URL');
    expect(address(2)).toBeInTheDocument();
  });

  test('wait while one of them has the focus, and appear when it leaves', async () => {
    const { add } = await show({}, tab);
    add(found.first);
    act(() => address(1)?.focus());
    add(found.second);
    expect(address(2)).toBeNull();
    act(() => address(1)?.blur());
    expect(address(2)).toBeInTheDocument();
    add(found.third);
    expect(address(3)).toBeInTheDocument();
  });

  test('appear while a rule is expanded in the other tab', async () => {
    const { add } = await show();
    add(found.first);
    await press('error: Broken link 1 finding');
    await toAddresses();
    add(found.second);
    expect(address(2)).toBeInTheDocument();
  });
});

describe('a report that can’t be reached', () => {
  const unreachable = 'We couldn’t reach Plumbline';
  const failingOnce = () =>
    jest.fn<Promise<never[]>, []>().mockRejectedValueOnce(errorWith('unavailable')).mockResolvedValue([]);

  test('is retried on request', async () => {
    const { add } = await show({ readQuery: failingOnce() });
    expect(screen.getByText(unreachable)).toBeVisible();
    await press('Try again');
    add(found.first);
    expect(screen.queryByText(unreachable)).toBeNull();
    expect(rule('Broken link')).toBeVisible();
  });

  test('is retried once when the browser is online again', async () => {
    const readQuery = failingOnce();
    const { add } = await show({ readQuery });
    const online = () => act(async () => void window.dispatchEvent(new Event('online')));
    await online();
    add(found.first);
    expect(screen.queryByText(unreachable)).toBeNull();
    expect(rule('Broken link')).toBeVisible();
    await online();
    expect(readQuery).toHaveBeenCalledTimes(2);
  });

  test('ignores a late failure of an attempt that was given up', async () => {
    let failFirst: (error: unknown) => void = () => undefined;
    const first = new Promise<never[]>((_, reject) => {
      failFirst = reject;
    });
    const readQuery = jest.fn<Promise<never[]>, []>().mockReturnValueOnce(first).mockResolvedValue([]);
    const { add } = await show({ readQuery });
    await act(async () => void window.dispatchEvent(new Event('online')));
    add(found.first);
    await act(async () => failFirst(errorWith('unavailable')));
    expect(screen.queryByText(unreachable)).toBeNull();
  });
});
