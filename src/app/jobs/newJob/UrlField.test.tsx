import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { SiteHistory } from '#domain/siteHistory';
import type { SiteRun } from '#domain/siteRun';
import type { DataService } from '#services/backend';
import { suggestionsOf, UrlField } from './UrlField';

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

describe('the URL field', () => {
  const at = new Date('2026-03-01');
  const siteAt = (url: string, grade: 'A' | 'D'): SiteHistory => {
    const run = { jobId: 'a', at, score: 80, grade, errors: 0, warnings: 0, comparable: `site ${url} mark` };
    return { host: new URL(url).host, runs: [run], worseAt: null, updatedAt: at };
  };
  const sites = [siteAt('https://a.example/', 'A'), siteAt('https://b.example/blog/', 'D')];

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

  const suggestions = () =>
    [...document.querySelectorAll('datalist option')].map((option) => [
      option.getAttribute('value'),
      option.textContent,
    ]);

  test('suggests the sites that were checked before once it is used, and reads them once', async () => {
    const { user, field, watchQuery } = show();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('list', document.querySelector('datalist')?.id);
    await user.keyboard('b.');
    expect(suggestions()).toEqual([
      ['https://a.example', 'a.example, last grade A'],
      ['https://b.example/blog/', 'b.example/blog/, last grade D'],
    ]);
    expect(watchQuery).toHaveBeenCalledTimes(1);
  });

  test('Enter submits the typed URL, and Escape never clears it', async () => {
    const { user, field, submit } = show();
    await user.keyboard('exampl{Escape}{Escape}{Enter}');
    expect(submit).toHaveBeenCalledWith('exampl');
    expect(field).toHaveValue('exampl');
  });
});

describe('suggested sites', () => {
  const at = new Date('2026-03-01');
  const run = (url: string, grade: SiteRun['grade']): SiteRun => ({
    jobId: url,
    at,
    score: 80,
    grade,
    errors: 0,
    warnings: 0,
    comparable: `site ${url} mark`,
  });
  const site = (...runs: readonly SiteRun[]): SiteHistory => ({
    host: 'x',
    runs,
    worseAt: null,
    updatedAt: at,
  });

  const all = suggestionsOf([
    site(run('https://old.example/', 'F'), run('https://www.example.com/', 'B')),
    site(run('http://docs.example.com/guide/?v=1', 'A')),
    site(run('https://xn--bcher-kva.example/', 'C')),
    site(),
  ]);

  test('suggests the last start URL of each site, with its last grade', () => {
    expect(all).toEqual([
      { url: 'https://www.example.com', shown: 'www.example.com', grade: 'B' },
      { url: 'http://docs.example.com/guide/?v=1', shown: 'docs.example.com/guide/?v=1', grade: 'A' },
      { url: 'https://xn--bcher-kva.example', shown: 'bücher.example', grade: 'C' },
    ]);
  });
});
