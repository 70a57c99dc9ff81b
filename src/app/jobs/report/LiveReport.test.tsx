import { LocationProvider, navigate } from '@reach/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend';
import { exampleSession } from '#app/session/exampleSession';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { Job } from '#domain/job';
import type { PageRecord, ReportPart } from '#domain/report';
import type { RuleId } from '#domain/rules';
import type { DataService } from '#services/backend';
import { exampleFinding } from '../report-data/finding.fixture';
import { LiveReport } from './LiveReport';

/** What a browser would lay out, px from the top of the page. */
const page = { tabs: 500, facts: 300, scrolled: 0 };

beforeAll(() => {
  Object.assign(globalThis, { scrollTo: () => undefined });
  window.scrollBy = () => undefined;
  Object.defineProperty(window, 'scrollY', { get: () => page.scrolled });
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const at = (this.textContent === 'the facts' ? page.facts : page.tabs) - page.scrolled;
    return { top: at, bottom: at } as DOMRect;
  };
});

beforeEach(() => Object.assign(page, { tabs: 500, facts: 300, scrolled: 0 }));

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

/** A part that strikes a rule once, and reads a page. */
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

/** @returns ways to tell the report of a further part, and of a change of its job. */
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
  const drawn = (job: Job, facts: string) => (
    <LocationProvider>
      <BackendProvider value={backend}>
        <SessionContextProvider value={session}>
          <LiveReport
            job={job}
            onReading={() => undefined}
            ended={job.state === 'running' ? undefined : { words: 'It has ended', onShow: () => undefined }}
            lead="the lead"
            aside="the timeline"
            facts={facts}
          />
        </SessionContextProvider>
      </BackendProvider>
    </LocationProvider>
  );
  const running = exampleJob({ state: 'running' });
  const { rerender } = render(drawn(running, 'the facts'));
  await act(async () => undefined);
  return {
    add: (...parts: readonly ReportPart[]) => act(() => tell(parts)),
    end: () => rerender(drawn({ ...running, state: 'failed' }, 'the facts, and when it ended')),
  };
}

const rule = (name: string) => screen.queryByRole('button', { name: new RegExp(name) });
const address = (n: number) => screen.queryByTitle(`https://example.com/page-${n}`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('at the top of the page rules come in by themselves', async () => {
  const { add } = await show();
  add(found.first);
  add(found.second);
  expect(rule('Slow link')).toBeVisible();
  expect(rule('Show')).toBeNull();
});

test('who has scrolled down is not pushed by new rules; they wait behind their number', async () => {
  const { add } = await show();
  add(found.first);
  scrollTo(400);
  add(found.second);
  expect(rule('Slow link')).toBeNull();
  await press('Show 1 new finding');
  expect(rule('Slow link')).toBeVisible();
  add(found.third);
  expect(rule('Soft 404')).toBeNull();
  scrollTo(0);
  expect(rule('Soft 404')).toBeVisible();
});

test('the first rules wait, too, and so do other words for nothing', async () => {
  const { add, end } = await show();
  add();
  scrollTo(400);
  add(found.first);
  expect(rule('Show 1 new finding')).toBeVisible();
  end();
  expect(screen.getByText('No findings so far')).toBeVisible();
});

test('what was there before somebody scrolled is shown to them, though it was read later', async () => {
  scrollTo(400);
  const { add } = await show();
  add(found.first);
  expect(rule('Broken link')).toBeVisible();
});

test('what stands below the report is not pushed as soon as it is in sight', async () => {
  page.facts = 800;
  const { add } = await show();
  add(found.first);
  scrollTo(20);
  add(found.second);
  expect(rule('Slow link')).toBeVisible();
  scrollTo(40);
  add(found.third);
  expect(rule('Soft 404')).toBeNull();
});

test('what may grow by itself stands below all that it could push, and facts stay as they were', async () => {
  const { end } = await show();
  scrollTo(400);
  const facts = screen.getByText('the facts');
  const following = facts.compareDocumentPosition(screen.getByText('the timeline'));
  expect(following).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  end();
  expect(facts).toHaveTextContent(/^the facts$/);
});

test('where the page is too short to follow what moved, room is made below everything', async () => {
  const { end } = await show();
  scrollTo(400);
  page.tabs = 560;
  end();
  const room = document.querySelector('div[style^="height"]');
  const following = room?.compareDocumentPosition(screen.getByText('the timeline'));
  expect(following).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

describe('the addresses', () => {
  const tab = '?tab=pages';
  async function toAddresses() {
    await userEvent.click(screen.getByRole('tab', { name: /^URLs/ }));
    await screen.findByRole('table');
  }

  test('come in by themselves at the top of the page, also when their tab was pressed', async () => {
    const { add } = await show();
    add(found.first);
    await toAddresses();
    add(found.second);
    add(found.third);
    expect(address(3)).toBeInTheDocument();
    expect(rule('Show')).toBeNull();
  });

  test('wait for who has scrolled', async () => {
    const { add } = await show({}, tab);
    add(found.first);
    scrollTo(400);
    add(found.second);
    expect(address(2)).toBeNull();
    await press('Show 1 new URL');
    expect(address(2)).toBeInTheDocument();
  });

  test('wait while one of them has the focus, and come in again when it has gone', async () => {
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

  test('come in though a rule is unfolded in the other tab', async () => {
    const { add } = await show();
    add(found.first);
    await press('Error Broken link 1');
    await toAddresses();
    add(found.second);
    expect(address(2)).toBeInTheDocument();
  });
});

describe('a report that can’t be reached', () => {
  const unreachable = 'We couldn’t reach Plumbline';
  const failingOnce = () =>
    jest.fn<Promise<never[]>, []>().mockRejectedValueOnce(errorWith('unavailable')).mockResolvedValue([]);

  test('is tried again when somebody asks for it', async () => {
    const { add } = await show({ readQuery: failingOnce() });
    expect(screen.getByText(unreachable)).toBeVisible();
    await press('Try again');
    add(found.first);
    expect(screen.queryByText(unreachable)).toBeNull();
    expect(rule('Broken link')).toBeVisible();
  });

  test('is tried again by itself when the browser has a network again, and then no more', async () => {
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

  test('what fails late is not told of a try that was given up', async () => {
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
