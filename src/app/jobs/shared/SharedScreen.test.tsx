import { LocationProvider } from '@reach/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import { noCounts } from '#domain/finding';
import { withRemainders } from '#domain/ignoredFindings';
import { categoryIds } from '#domain/rules';
import type { Share } from '#domain/share';
import type { DataService } from '#services/backend';
import { saveFile } from '#ui/saveFile';
import { SharedScreen } from './SharedScreen';

jest.mock('#ui/saveFile', () => ({ saveFile: jest.fn() }));

const share = {
  jobId: 'example',
  ownerUid: 'ada',
  title: 'example.com',
  url: 'https://example.com/',
  state: 'succeeded',
  finishedAt: new Date(),
  expiresAt: new Date(Date.now() + 86_400_000),
  result: { score: 100, grade: 'A', counts: noCounts(), byCategory: {}, pages: 3, bytes: 0, durationMs: 1 },
  summary: {
    score: 100,
    grade: 'A',
    pages: 3,
    rules: [],
    categories: Object.fromEntries(categoryIds.map((id) => [id, { score: 100, grade: 'A' }])),
    fixFirst: { rules: [], points: 0 },
    sorted: {
      generation: 'g',
      findings: { total: 0, starts: [], groups: [] },
      pages: { total: 0, starts: [], columns: [] },
    },
  },
} as unknown as Share;

/** @returns a function that delivers the document behind the link. */
function show(): (share: Share | null) => void {
  let tell: (share: Share | null) => void = () => undefined;
  const watchDocument: DataService['watchDocument'] = (_, next) => {
    tell = (share) => act(() => next(share as never));
    return () => undefined;
  };
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { watchDocument } })}>
        <SharedScreen token="token" />
      </BackendProvider>
    </LocationProvider>,
  );
  return tell;
}

test('removes the report’s name from the browser’s tab when the link is revoked', () => {
  const tell = show();
  tell(share);
  expect(document.title).toBe('No errors on example.com · Plumbline');
  tell(null);
  expect(screen.getByRole('heading', { name: 'This report is no longer shared' })).toBeInTheDocument();
  expect(document.title).toBe('This link doesn’t work · Plumbline');
});

async function exportedJUnit(): Promise<string> {
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^JUnit/ }));
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', () => resolve(reader.result)));
  reader.readAsText(jest.mocked(saveFile).mock.lastCall?.[0] as Blob);
  return String(await read);
}

test('exports no passing rule in JUnit that an older link may not have evaluated', async () => {
  show()(share);
  const read = await exportedJUnit();
  expect(read).toContain('<testsuite name="broken-link"');
  expect(read).not.toContain('<testsuite name="html-invalid"');
});

test('exports the passing rules of a link that says what its report was evaluated by', async () => {
  show()({ ...share, evaluatedRules: ['broken-link', 'html-invalid'] });
  const read = await exportedJUnit();
  expect(read).toContain('<testsuite name="html-invalid"');
  expect(read).not.toContain('<testsuite name="title-missing"');
});

test('says how many findings the owner ignores, which the list has and the numbers don’t', () => {
  const links = { rule: 'broken-link', severity: 'error', findings: 2, pages: 1 } as const;
  const before = { ...share.summary, counts: { ...noCounts(), error: 2 }, rules: [{ ...links, points: 0 }] };
  const { result, summary } = withRemainders({ result: share.result, summary: before }, [
    { ...links, findings: 0, pages: 0 },
  ]);
  show()({ ...share, result, summary });
  expect(screen.getByText('2 ignored by the owner')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Errors' })).toHaveTextContent('0');
});
