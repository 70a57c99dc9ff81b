import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleJob } from '#app/job-views/exampleJob.fixture';
import { errorWith } from '#app/live/fakeBackend.fixture';
import type { SiteDecisions } from '#domain/ignorePattern';
import type { Issue } from '#domain/issueState';
import { saveFile } from '#ui/saveFile';
import { CheckedFindings } from '../operations/checkAgain';
import { exampleDecisions } from '../report-data/decisions.fixture';
import { exampleFinding as finding } from '../report-data/finding.fixture';
import { type Decisions, ReportContextProvider } from '../report-data/ReportContext';
import type { ReportContent } from '../report-data/reportContent';
import { ExportMenu } from './ExportMenu';

jest.mock('#ui/saveFile', () => ({ saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);
beforeEach(() => saved.mockReset());

const issue: Issue = {
  state: 'ignored',
  reason: 'It goes with the relaunch.',
  at: new Date(),
  rule: 'broken-link',
  page: finding.page,
};
const content: ReportContent = {
  total: { findings: 1, pages: 3 },
  findings: async () => [finding],
  pages: async () => [],
};
const outcome = {
  partial: false,
  score: 90,
  grade: 'A',
  counts: { error: 1, warning: 0, notice: 0, unverified: 0 },
  pagesRead: 4,
  rules: [],
  durationMs: 1_000,
};

function show({
  decisions = exampleDecisions(),
  of = content,
}: {
  decisions?: Decisions;
  of?: ReportContent;
}) {
  const report = {
    job: exampleJob({ state: 'succeeded' }),
    settled: true,
    news: undefined,
    issues: new Map(),
    patterns: [],
    decisions,
    checked: new CheckedFindings(),
  };
  const site = { title: 'example.com', url: 'https://example.com/', finishedAt: null };
  render(
    <ReportContextProvider value={report}>
      <ExportMenu site={site} outcome={outcome} content={of} onPrint={() => undefined} />
    </ReportContextProvider>,
  );
}

async function choose(format: RegExp) {
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: format }));
}

const wordsOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

test('waits for the decisions before it exports', async () => {
  let answer: (decisions: SiteDecisions) => void = () => undefined;
  const read = () => new Promise<SiteDecisions>((resolve) => (answer = resolve));
  show({ decisions: { ...exampleDecisions(), known: false, read } });
  await choose(/^JUnit/);
  expect(screen.getByRole('button', { name: 'Exporting 0%' })).toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
  await act(async () => answer({ issues: new Map([['abc', issue]]), patterns: [] }));
  expect(await wordsOf(saved.mock.calls[0]?.[0] as Blob)).toContain(
    '<skipped message="ignored: It goes with the relaunch."/>',
  );
});

test('exports nothing when the decisions can’t be read', async () => {
  const read = () => Promise.reject(errorWith('unavailable'));
  show({ decisions: { ...exampleDecisions(), known: false, read } });
  await choose(/^SARIF/);
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection.');
  expect(saved).not.toHaveBeenCalled();
});

test('reports progress across everything that is read', async () => {
  let tell: (share: number) => void = () => undefined;
  const pages: ReportContent['pages'] = (share) => {
    tell = share;
    return new Promise(() => undefined);
  };
  const findings: ReportContent['findings'] = async (share) => {
    share(1);
    return [finding];
  };
  show({ of: { ...content, findings, pages } });
  await choose(/^JSON/);
  expect(await screen.findByRole('button', { name: 'Exporting 25%' })).toBeInTheDocument();
  act(() => tell(1 / 3));
  expect(screen.getByRole('button', { name: 'Exporting 50%' })).toBeInTheDocument();
});

test('exports a finding that a pattern matches as ignored', async () => {
  const pattern = { ...issue, patternId: 'all', rule: finding.rule, page: null, target: null };
  show({ decisions: exampleDecisions(new Map(), [pattern]) });
  await choose(/^JUnit/);
  expect(await wordsOf(saved.mock.calls.at(-1)?.[0] as Blob)).toContain('<skipped message="ignored:');
});
