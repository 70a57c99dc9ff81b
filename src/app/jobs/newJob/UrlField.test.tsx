import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { SiteHistory } from '#domain/siteHistory';
import type { DataService } from '#services/backend';
import { UrlField } from './UrlField';

const at = new Date('2026-03-01');
const siteAt = (url: string, grade: 'A' | 'D'): SiteHistory => {
  const run = { jobId: 'a', at, score: 80, grade, errors: 0, warnings: 0, comparable: `site ${url} mark` };
  return { host: new URL(url).host, runs: [run], worseAt: null, updatedAt: at };
};
const sites = [siteAt('https://a.example/', 'A'), siteAt('https://b.example/blog/', 'D')];

function Form({ submit }: { readonly submit: (url: string) => void }) {
  const [url, setUrl] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(url);
      }}
    >
      <UrlField value={url} onText={setUrl} error={undefined} autoFocus />
      <button type="submit">Start job</button>
    </form>
  );
}

function show() {
  const watchQuery = jest.fn(({ from }: { from: string }, next: (value: unknown) => void) => {
    if (from === 'users/ada/sites') next(sites);
    return () => undefined;
  });
  const submit = jest.fn();
  const data = { watchQuery: watchQuery as unknown as DataService['watchQuery'] };
  render(
    <BackendProvider value={fakeBackend({ data })}>
      <SessionContextProvider value={exampleSession()}>
        <Form submit={submit} />
      </SessionContextProvider>
    </BackendProvider>,
  );
  return { user: userEvent.setup(), field: screen.getByLabelText('Site URL'), watchQuery, submit };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('suggests the sites that were checked before, by keyboard, without starting a job', async () => {
  const { user, field, submit, watchQuery } = show();
  expect(field).toHaveFocus();
  expect(options()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(options()).toEqual(['Aa.examplelast grade A', 'Bb.example/blog/last grade D']);
  await user.keyboard('b.');
  expect(options()).toEqual(['Bb.example/blog/last grade D']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveValue('https://b.example/blog/');
  expect(options()).toEqual([]);
  expect(submit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledWith('https://b.example/blog/');
  expect(watchQuery).toHaveBeenCalledTimes(1);
});

test('selects a site by pointer', async () => {
  const { user, field } = show();
  await user.click(field);
  await user.click(screen.getByRole('option', { name: /a\.example/ }));
  expect(field).toHaveValue('https://a.example');
});

test('Enter starts the typed URL while suggestions are shown', async () => {
  const { user, submit } = show();
  await user.keyboard('exampl{Enter}');
  expect(submit).toHaveBeenCalledWith('exampl');
});

test('Escape closes the suggestions, and never clears the field', async () => {
  const { user, field } = show();
  await user.keyboard('a.ex');
  expect(options()).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  await user.keyboard('{Escape}{Escape}');
  expect(field).toHaveValue('a.ex');
});
