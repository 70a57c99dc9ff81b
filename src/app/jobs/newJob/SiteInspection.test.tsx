import { act, fireEvent, render, screen } from '@testing-library/react';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { DomainVerification } from '#domain/domainVerification';
import type { SiteView } from '#domain/inspection';
import { type PlanLimits, plans } from '#domain/plans';
import { newUser } from '#domain/user';
import type { DataService, FunctionService, Query } from '#services/backend';
import { PageLimit } from './PageLimit';
import { SiteInspection } from './SiteInspection';
import { useInspection } from './useInspection';
import { useJobCost } from './useJobCost';

const onUse = jest.fn();
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const user = newUser({ uid: 'ada', email: 'ada@example.com', state: 'active', plan: 'pro' }, new Date());
const session = { ...exampleSession(), user };

const answers: SiteView = {
  url: 'https://a.example/',
  reach: { ok: true, status: 200, durationMs: 120 },
  robots: 'none',
  sitemap: null,
  proven: true,
};
const refuses: SiteView = { ...answers, reach: { ok: false, words: 'its server refuses connections' } };

const draft = {
  url: 'https://a.example',
  scope: 'site',
  urls: '',
  maxPages: '900',
  respectRobots: true,
} as const;
type Draft = Parameters<typeof useJobCost>[0];
type Given = Partial<Draft>;

function Inspected({ draft, limits }: { readonly draft: Draft; readonly limits: PlanLimits }) {
  const inspecting = useInspection(draft.url);
  const { cost, pageLimits } = useJobCost(draft, limits, inspecting.inspection);
  return (
    <>
      <SiteInspection inspecting={inspecting} cost={cost} onUse={onUse} />
      {pageLimits && <PageLimit {...pageLimits} />}
    </>
  );
}

function show(given: Given, inspectSite: jest.Mock, data: Partial<DataService> = {}, limits = plans.pro) {
  const call = inspectSite as FunctionService['call'];
  const backend = fakeBackend({ data, functions: { call } });
  const element = (more: Given) => (
    <BackendProvider value={backend}>
      <SessionContextProvider value={session}>
        <Inspected draft={{ ...draft, ...given, ...more }} limits={limits} />
      </SessionContextProvider>
    </BackendProvider>
  );
  const { rerender } = render(element({}));
  return { type: (more: Given) => rerender(element(more)) };
}

const pause = (ms = 600) => act(() => jest.advanceTimersByTimeAsync(ms));

const proofOf = (host: string, verifiedAt: Date | null = new Date()): DomainVerification => ({
  host,
  token: 'x',
  requestedAt: new Date(),
  verifiedAt,
  method: verifiedAt && 'dns',
});

/** Provides the user's ownership proofs, and a way to change them. */
function proofsAs(first: readonly DomainVerification[]) {
  let tell: (proofs: readonly DomainVerification[]) => void = () => undefined;
  const watchQuery: DataService['watchQuery'] = ({ from }, next) => {
    if (from === 'users/ada/verifications') {
      tell = next as typeof tell;
      tell(first);
    }
    return () => undefined;
  };
  return { watchQuery, become: (proofs: readonly DomainVerification[]) => act(() => tell(proofs)) };
}

const list = {
  scope: 'list',
  urls: 'https://www.a.example/1\nb.example/2\nnot an address\nhttps://c.example/\nhttps://c.example/4',
} as const;

test('names every unverified site of a list that limits the job, and offers to verify it', async () => {
  const { watchQuery, become } = proofsAs([proofOf('a.example'), proofOf('c.example', null)]);
  show(list, jest.fn().mockResolvedValue(answers), { watchQuery });
  await pause();
  const consequence =
    'so the whole job reads at most 100 pages at 2 requests per second and respects robots.txt.';
  expect(screen.getByText(`b.example and c.example aren’t verified, ${consequence}`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verify c.example' })).toBeVisible();
  become([proofOf('a.example'), proofOf('c.example')]);
  expect(screen.getByText(`b.example isn’t verified, ${consequence}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Verify c.example' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Verify domain b.example' })).toBeVisible();
  become([proofOf('a.example'), proofOf('c.example'), proofOf('b.example')]);
  expect(screen.queryByText(/verified/i)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('names the sites of a list even if the first one can’t be reached', async () => {
  const { watchQuery } = proofsAs([proofOf('a.example')]);
  show(list, jest.fn().mockRejectedValue(errorWith('unavailable')), { watchQuery });
  await pause();
  expect(screen.getByText(/^b\.example and c\.example aren’t verified/)).toBeVisible();
});

test('says that proofs can’t be read, and treats them as missing', async () => {
  const watchQuery: DataService['watchQuery'] = ({ from }, _, fail) => {
    if (from === 'users/ada/verifications') fail(errorWith('unavailable'));
    return () => undefined;
  };
  show(list, jest.fn().mockResolvedValue(answers), { watchQuery });
  await pause();
  expect(screen.getByText(/^Couldn’t check which listed sites/)).toBeVisible();
});

test('reads no proofs for a job on one site', async () => {
  const watchQuery = jest.fn((_: Query) => () => undefined);
  show({ ...list, scope: 'site' }, jest.fn().mockResolvedValue(answers), { watchQuery });
  await pause();
  expect(watchQuery.mock.calls.map(([{ from }]) => from)).toEqual(['jobs']);
});

test('inspects a failed site again on request, and when it is typed again', async () => {
  const inspectSite = jest.fn().mockResolvedValueOnce(refuses).mockResolvedValueOnce(refuses);
  const { type } = show({}, inspectSite);
  await pause();
  expect(screen.getByText(/We couldn’t reach a\.example/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Inspect again' }));
  expect(screen.getByText('Inspecting a.example')).toBeVisible();
  await pause();
  expect(inspectSite).toHaveBeenCalledTimes(2);
  inspectSite.mockResolvedValue(answers);
  type({ url: '' });
  type({ url: draft.url });
  await pause();
  expect(screen.getByText('a.example responded in 120 ms')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Inspect again' })).toBeNull();
});

test('repeats a failed inspection on request', async () => {
  show({}, jest.fn().mockRejectedValueOnce(errorWith('unavailable')).mockResolvedValue(answers));
  await pause();
  fireEvent.click(screen.getByRole('button', { name: 'Inspect again' }));
  await pause();
  expect(screen.getByText('a.example responded in 120 ms')).toBeVisible();
});

test('remembers the result for a minute, in case the site is typed again', async () => {
  const inspectSite = jest.fn().mockResolvedValue(answers);
  const { type } = show({}, inspectSite);
  await pause();
  const typeAgain = async () => {
    type({ url: '' });
    type({ url: draft.url });
    await pause();
    expect(screen.getByText('a.example responded in 120 ms')).toBeVisible();
  };
  await typeAgain();
  expect(inspectSite).toHaveBeenCalledTimes(1);
  await pause(60_000);
  await typeAgain();
  expect(inspectSite).toHaveBeenCalledTimes(2);
});

test('counts all running jobs of a user with a higher limit than any plan', async () => {
  const watchQuery: DataService['watchQuery'] = ({ from, limit }, next) => {
    if (from === 'jobs') next(Array.from({ length: 50 }, () => ({})).slice(0, limit) as never);
    return () => undefined;
  };
  const limits = { ...plans.team, jobsAtOnce: 50 };
  show({}, jest.fn().mockResolvedValue(answers), { watchQuery }, limits);
  await pause();
  expect(screen.getByText('The job starts when your other jobs end: 50 running')).toBeVisible();
});

test('offers a similar URL that responds', async () => {
  const reach = {
    ok: false,
    words: 'its server doesn’t support HTTPS',
    alternative: 'http://a.example/',
  } as const;
  show({}, jest.fn().mockResolvedValue({ ...answers, reach }));
  await pause();
  fireEvent.click(screen.getByRole('button', { name: 'Use http://a.example' }));
  expect(onUse).toHaveBeenCalledWith('http://a.example');
});
