import type { Finding } from '#domain/finding';
import type { PageText } from '#domain/sortedReport';
import { exampleFinding } from '../report-data/finding.fixture';
import { ShardStore } from '../report-data/ShardStore';
import { rulesOfReport } from '../report-views/findings/ruleViews';
import { reportSearches } from './useReportCommands';

const urls = Array.from({ length: 30 }, (_, n) => `https://example.com/shop/item-${n}`);
const pages: readonly PageText[] = ['https://example.com/pricing', ...urls].map((url) => ({
  url,
  title: url.endsWith('pricing') ? 'Plans' : null,
  redirectedTo: null,
  error: null,
  runs: [],
}));
const finding: Finding = {
  ...exampleFinding,
  rule: 'broken-link',
  fingerprint: 'print-1',
  page: 'https://example.com/pricing',
  message: '/gone returns 404 (not found).',
};
const views = rulesOfReport([{ rule: 'broken-link', severity: 'error', from: 0, count: 1, pages: 1 }], []);

function search(title: string, text: string) {
  const opened: object[] = [];
  const lists = { findings: ShardStore.of([finding]), pages: ShardStore.of(pages) };
  const [found] = reportSearches(lists, views, (query) => void opened.push(query)).filter(
    (one) => one.title === title,
  );
  return { opened, found: found?.find(text, new AbortController().signal) };
}

test('finds rules by title and findings by page, and opens them', async () => {
  const { opened, found } = search('Findings', 'BROKEN');
  const commands = (await found) ?? [];
  expect(commands.map(({ words }) => words)).toEqual([
    'Broken link: 1 finding',
    expect.stringMatching(/^Broken link · .*pricing · \/gone returns 404/),
  ]);
  for (const { run } of commands) run();
  expect(opened).toEqual([
    expect.objectContaining({ tab: 'findings', rule: 'broken-link', finding: null, severity: null }),
    expect.objectContaining({ tab: 'findings', rule: 'broken-link', finding: 'print-1', severity: null }),
  ]);
});

test.each(['/pricing', 'plans'])('finds a URL by “%s” and opens it in the list', async (text) => {
  const { opened, found } = search('URLs', text);
  const commands = (await found) ?? [];
  expect(commands).toHaveLength(1);
  commands[0]?.run();
  expect(opened).toEqual([expect.objectContaining({ tab: 'pages', address: '0', q: null })]);
});

test('limits the results of each kind', async () => {
  expect(await search('URLs', 'item').found).toHaveLength(8);
  expect(await search('URLs', 'nowhere').found).toEqual([]);
});
