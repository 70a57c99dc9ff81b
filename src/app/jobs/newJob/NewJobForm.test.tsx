import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { ada, errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { SiteView } from '#domain/inspection';
import type { SubmitJobRequest } from '#domain/operations';
import { defaultPreferences } from '#domain/preferences';
import { newUser } from '#domain/user';
import type { FunctionService } from '#services/backend';
import { clearSubmittedDraft, submitKeptDraft } from './keptDraft';
import { NewJobForm } from './NewJobForm';

const mockNavigate = jest.fn();
jest.mock('@reach/router', () => ({
  ...jest.requireActual<typeof import('@reach/router')>('@reach/router'),
  navigate: (...args: unknown[]) => mockNavigate(...args),
}));

afterEach(() => {
  submitKeptDraft();
  clearSubmittedDraft();
});

let keys = 0;
beforeEach(() => {
  mockNavigate.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(crypto, 'randomUUID', { value: () => `key-${++keys}`, configurable: true });
});

const inspection: SiteView = {
  url: 'https://example.com/',
  reach: { ok: true, status: 200, durationMs: 120 },
  robots: 'none',
  sitemap: null,
  proven: true,
};

/** @param submit handles `submitJob`; the site inspection is handled separately. */
function show(submit: jest.Mock, seen: SiteView | Error = inspection) {
  const look = () => (seen instanceof Error ? Promise.reject(seen) : Promise.resolve(seen));
  const call = (name: string, request: object) => (name === 'inspectSite' ? look() : submit(name, request));
  const session = exampleSession({}, null);
  render(
    <BackendProvider value={fakeBackend({ functions: { call: call as FunctionService['call'] } })}>
      <SessionContextProvider value={session}>
        <NewJobForm />
      </SessionContextProvider>
    </BackendProvider>,
  );
  return {
    user: userEvent.setup(),
    address: screen.getByLabelText('Site URL'),
    button: screen.getByRole('button', { name: 'Start job' }),
  };
}

const requests = (call: jest.Mock) => call.mock.calls.map(([, request]) => request as SubmitJobRequest);

test('creates one job on a double click, and opens it', async () => {
  let answer: (result: { jobId: string }) => void = () => undefined;
  const call = jest.fn(() => new Promise((resolve) => (answer = resolve)));
  const { user, address, button } = show(call);
  await user.type(address, 'example.com');
  await user.dblClick(button);
  expect(call).toHaveBeenCalledTimes(1);
  expect(button).toHaveTextContent('Starting job');
  answer({ jobId: 'made' });
  await waitFor(() => expect(mockNavigate).toHaveBeenCalledWith('/dashboard/jobs/made'));
});

test('shows the server’s message, keeps the input, and retries the same job', async () => {
  const call = jest
    .fn()
    .mockRejectedValueOnce(errorWith('functions/resource-exhausted', 'You’ve used all 30 jobs this month.'))
    .mockRejectedValue(errorWith('functions/internal', 'INTERNAL'));
  const { user, address, button } = show(call);
  await user.type(address, 'example.com');
  await user.click(button);
  expect(await screen.findByText(/used all 30 jobs/)).toBeVisible();
  expect(address).toHaveValue('example.com');
  await user.click(button);
  expect(await screen.findByText(/Plumbline had an internal error/)).toBeVisible();
  expect(screen.queryByText(/INTERNAL/)).toBeNull();
  await user.type(address, '/shop');
  await user.click(button);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(3));
  const [first, second, third] = requests(call).map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('shows an invalid URL beside the field, and sends nothing', async () => {
  const call = jest.fn();
  const { user, address, button } = show(call);
  await user.type(address, 'not a site');
  await user.click(button);
  expect(address).toHaveAccessibleDescription(/isn’t a URL we can check/);
  expect(address).toHaveFocus();
  expect(call).not.toHaveBeenCalled();
});

test('reports an impossible URL while it is typed', async () => {
  const { user, address } = show(jest.fn());
  await user.type(address, 'ftp:/');
  expect(address).not.toHaveAccessibleDescription(/./);
  await user.type(address, '/x');
  expect(address).toHaveAccessibleDescription(/must start with http/);
  await user.clear(address);
  await user.type(address, 'http://ada:secret@example.com');
  expect(address).toHaveAccessibleDescription(/password/);
});

test('inspects the site while its URL is typed, without starting a job', async () => {
  const submit = jest.fn();
  const { user, address } = show(submit);
  await user.type(address, 'example.com');
  expect(await screen.findByText('example.com responded in 120 ms', {}, { timeout: 3_000 })).toBeVisible();
  expect(screen.getByText('No robots.txt, so all pages can be crawled')).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
});

test('says at the number of pages what applies to an unverified domain', async () => {
  const { user, address } = show(jest.fn(), { ...inspection, proven: false });
  const pages = screen.getByLabelText('Max pages');
  await user.clear(pages);
  await user.type(pages, 'many');
  await user.type(address, 'example.com');
  const limit = 'Unverified domain: the job reads at most 100 pages at 2 requests per second.';
  expect(await screen.findByText(limit, {}, { timeout: 3_000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verify domain example.com' })).toBeVisible();
  const rate = screen.getByLabelText('Requests per second');
  expect(rate).toHaveAccessibleDescription('At most 2 for unverified domains.');
  expect(screen.getByLabelText(/Respect robots.txt/)).toHaveAccessibleName(
    /Always on for unverified domains/,
  );
});

test('reads one page of a single page, whatever the number of pages was', async () => {
  const submit = jest.fn().mockResolvedValue({ jobId: 'made' });
  const { user, address } = show(submit);
  await user.selectOptions(screen.getByLabelText('What to check'), 'One page');
  expect(screen.queryByLabelText('Max pages')).toBeNull();
  await user.type(address, 'example.com{Enter}');
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(requests(submit)[0]?.input).toMatchObject({ scope: 'page', maxPages: 1 });
  await user.selectOptions(screen.getByLabelText('What to check'), 'Whole site');
  expect(screen.getByLabelText('Max pages')).toHaveValue('500');
});

test('reports more pages than the plan allows while typing', async () => {
  const { user } = show(jest.fn());
  const pages = screen.getByLabelText('Max pages');
  await user.clear(pages);
  await user.type(pages, '9999');
  expect(pages).toHaveAccessibleDescription('Your plan’s limit is 500 pages per job.');
});

test('says why a site could not be inspected', async () => {
  const { user, address } = show(jest.fn(), errorWith('functions/resource-exhausted', 'You look too often.'));
  await user.type(address, 'example.com');
  expect(await screen.findByText('You look too often.', {}, { timeout: 3_000 })).toBeVisible();
});

/** Renders the form; the settings arrive when a test releases them. */
function showEarly() {
  const submit = jest.fn((_: string, request: object) =>
    'input' in request ? Promise.resolve({ jobId: 'made' }) : Promise.resolve(inspection),
  );
  let settings: { come(stored: unknown): void; fail(error: Error): void } | undefined;
  const backend = fakeBackend({
    functions: { call: submit as unknown as FunctionService['call'] },
    data: {
      watchDocument: (path, next, fail) => {
        if (path.endsWith('/preferences')) settings = { come: (stored) => next(stored as never), fail };
        return () => undefined;
      },
    },
  });
  const user = newUser({ ...ada, plan: 'team' }, new Date());
  render(
    <BackendProvider value={backend}>
      <SessionContextProvider value={{ ...exampleSession({}, ada), user }}>
        <NewJobForm url="https://example.com/" />
      </SessionContextProvider>
    </BackendProvider>,
  );
  return {
    sent: () => requests(submit).filter((request) => 'idempotencyKey' in request),
    come: (stored: unknown) => act(async () => settings?.come(stored)),
    fail: () => act(async () => settings?.fail(errorWith('permission-denied'))),
  };
}

test('waits for the user’s settings when submitted before they are loaded', async () => {
  const { sent, come } = showEarly();
  await userEvent.type(screen.getByLabelText('Site URL'), '{Enter}');
  expect(screen.getByRole('button', { name: /Loading your settings/ })).toBeVisible();
  expect(sent()).toEqual([]);
  const jobDefaults = { ...defaultPreferences.jobDefaults, maxPages: 7_000, requestsPerSecond: 1 };
  await come({ ...defaultPreferences, jobDefaults });
  expect(sent()).toMatchObject([{ input: { maxPages: 7_000, requestsPerSecond: 1 } }]);
});

test('says that they can’t be read, and starts with what is shown only on the next click', async () => {
  const { sent, fail } = showEarly();
  await userEvent.type(screen.getByLabelText('Site URL'), '{Enter}');
  await fail();
  expect(sent()).toEqual([]);
  expect(screen.getByText(/The form shows Plumbline’s defaults instead/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start job' }));
  expect(sent()).toHaveLength(1);
});

test('doesn’t start a job on a site that doesn’t respond, unless the user insists', async () => {
  const call = jest.fn().mockResolvedValue({ jobId: 'made' });
  const reach = {
    ok: false,
    words: 'its host name doesn’t exist',
    alternative: 'https://www.example.con/',
  } as const;
  const { user, address, button } = show(call, { ...inspection, reach });
  await user.type(address, 'example.con');
  expect(await screen.findByRole('button', { name: 'Use https://www.example.con' })).toBeVisible();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/host name doesn’t exist/);
  await user.click(button);
  await user.type(address, '{Enter}');
  expect(call).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Start anyway' }));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
});

test('uses a similar URL that responds after one click', async () => {
  const reach = {
    ok: false,
    words: 'its server doesn’t support HTTPS',
    alternative: 'http://localhost:8123/',
  } as const;
  const { user, address } = show(jest.fn(), { ...inspection, reach });
  await user.type(address, 'localhost:8123');
  await user.click(await screen.findByRole('button', { name: 'Use http://localhost:8123' }));
  expect(address).toHaveValue('http://localhost:8123');
});
