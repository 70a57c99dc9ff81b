import { createHistory, createMemorySource, LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { FreeCheckScreen } from './FreeCheckScreen';

jest.mock('#services/analytics', () => ({ capture: jest.fn() }));

function show(path: string, answer: () => Promise<unknown> = () => new Promise(() => undefined)) {
  const sent: unknown[] = [];
  const call = <Result,>(name: string, request: object) => {
    sent.push([name, request]);
    return answer() as Promise<Result>;
  };
  render(
    <LocationProvider history={createHistory(createMemorySource(path))}>
      <BackendProvider value={fakeBackend({ functions: { call } })}>
        <FreeCheckScreen />
      </BackendProvider>
    </LocationProvider>,
  );
  return sent;
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Check 10 pages' }));
const signup = () => screen.getByRole('link', { name: 'Sign up to check this site' });

test('a link from elsewhere fills in the URL, and starts nothing until the visitor does', async () => {
  const sent = show('/check?url=example.com');
  expect(screen.getByRole('textbox')).toHaveValue('example.com');
  expect(sent).toEqual([]);
  await press();
  expect(sent).toEqual([['startFreeCheck', { url: 'https://example.com/' }]]);
});

test('starts by itself for a visitor who has submitted our own form', () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost/');
  expect(show('/check?url=example.com')).toEqual([['startFreeCheck', { url: 'https://example.com/' }]]);
});

test('says what is wrong with the text before it asks the server', async () => {
  const sent = show('/check?url=ftp%3A%2F%2Fexample.com');
  await press();
  expect(screen.getByText(/must start with http:\/\/ or https:\/\//)).toBeVisible();
  expect(sent).toEqual([]);
});

test('leads to the sign-up with the URL filled in when the server can’t be reached', async () => {
  show('/check?url=example.com', () => Promise.reject(errorWith('functions/unavailable')));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach Plumbline');
  expect(decodeURIComponent(decodeURIComponent(signup().getAttribute('href') ?? ''))).toBe(
    '/auth/signup?next=/dashboard/new?url=https://example.com/',
  );
});

test('shows when to try again after a limit', async () => {
  const limit = Object.assign(
    new Error('All free checks of this hour are used up. Try again in 5 minutes.'),
    {
      code: 'functions/resource-exhausted',
    },
  );
  show('/check?url=example.com', () => Promise.reject(limit));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 5 minutes.');
  expect(signup()).toBeVisible();
});

test('shows that free checks are switched off', async () => {
  show('/check?url=example.com', () => Promise.reject(errorWith('free-checks-off')));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Free checks are switched off');
});
