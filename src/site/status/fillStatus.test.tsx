import { render, screen } from '@testing-library/react';
import { type ServiceStatus, serviceStatus } from '#domain/serviceStatus';
import { StatusPanel } from '../../pages/status';
import { fillStatus } from './fillStatus';

const now = new Date('2026-11-26T12:00:00Z');
const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
});

async function show(answer: () => Promise<unknown>) {
  const { container } = render(<StatusPanel />);
  globalThis.fetch = (async () => ({ json: answer })) as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
  await fillStatus(container.querySelector('[data-status]') as HTMLElement);
}

const answer = (status: ServiceStatus) => () => Promise.resolve(status);

test('says that everything works', async () => {
  await show(answer(serviceStatus({ paused: [], hasStalledJobs: false }, now)));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Plumbline is working');
  expect(screen.getByText(/no known incidents/)).toBeInTheDocument();
  expect(screen.getByText(/^Checked at \d\d:\d\d in your time zone/)).toBeInTheDocument();
});

test('lists what is paused in the words that users see elsewhere', async () => {
  await show(answer(serviceStatus({ paused: ['signUps'], hasStalledJobs: false }, now)));
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('New sign-ups are paused');
  expect(screen.getByText(/Existing accounts work as before/)).toBeInTheDocument();
});

test('says that Plumbline is down when its functions respond but its database doesn’t', async () => {
  await show(answer(serviceStatus(null, now)));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Plumbline isn’t working');
});

test.each([
  ['no response comes', () => Promise.reject(new Error('timeout'))],
  ['the response is something else', () => Promise.resolve({ status: 'constructor' })],
])('says so in words when %s', async (_, response) => {
  await show(response);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('We couldn’t get the current status');
  expect(screen.getByText(/it may be down.*Reload the page/)).toBeInTheDocument();
});

test('shows a hostile text as text', async () => {
  const notices = [{ title: '<img src=x onerror=alert(1)>', message: 'x' }];
  await show(answer({ status: 'limited', checkedAt: now.toISOString(), notices }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
});
