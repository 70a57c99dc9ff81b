import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import type { Severity } from '../finding';
import type { PageRecord } from '../report';
import { rules } from '../rules';
import { exportFormats } from '.';
import { reportedFinding as finding, exampleReport as report } from './exampleReport.fixture';

/** Parses a CSV as a spreadsheet does. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const match of csv.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push((match[1] ?? match[2] ?? '').replaceAll('""', '"'));
    if (match[3] === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const severity = fc.constantFrom<Severity>('error', 'warning', 'notice', 'unverified');
const text = fc.string({ unit: 'binary', maxLength: 40 });
const anyFinding = fc
  .record({ severity, message: text, page: text, target: fc.option(text) })
  .map((change) => finding(change));

describe('exports the same text from the command line and the browser', () => {
  const page = (change: Partial<PageRecord> = {}): PageRecord => ({
    url: 'https://e.com/',
    status: 200,
    contentType: 'text/html; charset=utf-8',
    title: 'Home',
    depth: 0,
    bytes: 10,
    durationMs: 5,
    redirectedTo: null,
    error: null,
    indexing: 'indexable',
    ...change,
  });
  const [home, paper] = [page(), page({ url: 'https://e.com/a.pdf', contentType: 'application/pdf' })];
  const [first, second] = [finding(), finding({ fingerprint: 'later', page: 'https://e.com/z' })];
  const asRead = {
    ...report([second, first]),
    pages: [
      { ...paper, inLinks: 0 },
      { ...home, inLinks: 3 },
    ],
  };
  const asStored = {
    ...report([first, second]),
    pages: [
      { ...home, contentType: null, type: 'html', inLinks: 3 } as const,
      { ...paper, contentType: null, type: 'document', inLinks: 0 } as const,
    ],
  };

  it.each(['csv', 'json', 'junit', 'sarif'] as const)('as %s', (id) => {
    expect(exportFormats[id].write(asRead)).toBe(exportFormats[id].write(asStored));
  });

  it("contains each page's kind and its number of incoming links", () => {
    const { pages } = JSON.parse(exportFormats.json.write(asRead));
    expect(pages).toMatchObject([
      { url: 'https://e.com/', type: 'html', inLinks: 3 },
      { url: 'https://e.com/a.pdf', type: 'document', inLinks: 0 },
    ]);
    expect(pages[0]).not.toHaveProperty('contentType');
  });

  it('leaves out incoming links that were not counted, as for a job that ended without a report', () => {
    const { pages } = JSON.parse(exportFormats.json.write({ ...report([]), pages: [home] }));
    expect(pages).toMatchObject([{ inLinks: null }]);
  });
});

describe('CSV', () => {
  it('has one line per finding and preserves every cell', () => {
    const [head, row] = cellsOf(
      exportFormats.csv.write(report([finding({ message: 'He said "no",\r\ntwice' })])),
    );
    expect(head?.slice(0, 3)).toEqual(['severity', 'category', 'rule']);
    expect(row?.[head?.indexOf('message') ?? -1]).toBe('He said "no",\r\ntwice');
    expect(row?.[head?.indexOf('line') ?? -1]).toBe('3');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1', '|cmd', '%0A=1'])(
    'does not turn %j into a formula',
    (message) => {
      const [head, row] = cellsOf(exportFormats.csv.write(report([finding({ message })])));
      expect(row?.[head?.indexOf('message') ?? -1]).toBe(`'${message}`);
    },
  );

  it('has no cell that a spreadsheet would evaluate, whatever a site contains', () => {
    fc.assert(
      fc.property(fc.array(anyFinding, { maxLength: 5 }), (findings) => {
        const [, ...rows] = cellsOf(exportFormats.csv.write(report(findings)));
        expect(rows).toHaveLength(findings.length);
        for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });
});

describe('response headers', () => {
  const headers = { 'retry-after': '120', server: '=cmd|"<b>"' };
  const answeredBy = 'https://e.com/end';
  const exported = report([finding({ evidence: { status: 503, attempts: 3, headers, answeredBy } })]);

  it('come after all earlier columns in CSV', () => {
    const [head, row] = cellsOf(exportFormats.csv.write(exported));
    expect(head?.slice(-8, -4)).toEqual(['fingerprint', 'attempts', 'headers', 'answeredBy']);
    expect(row?.slice(-7, -4)).toEqual(['3', 'retry-after: 120\nserver: =cmd|"<b>"', answeredBy]);
    const [, without] = cellsOf(exportFormats.csv.write(report([finding()])));
    expect(without?.slice(-7, -4)).toEqual(['', '', '']);
  });

  it('are included in JSON, JUnit, and SARIF', () => {
    expect(JSON.parse(exportFormats.json.write(exported)).findings[0].evidence).toMatchObject({
      headers,
      answeredBy,
    });
    expect(exportFormats.junit.write(exported)).toContain(
      'https://e.com/&#10;retry-after: 120&#10;server: =cmd|&quot;&lt;b&gt;&quot;&#10;',
    );
    const [result] = JSON.parse(exportFormats.sarif.write(exported)).runs[0].results;
    expect(result.properties).toEqual({ target: 'https://e.com/gone', headers, answeredBy });
  });

  it('are missing in reports that were made before they were stored', () => {
    const [result] = JSON.parse(exportFormats.sarif.write(report([finding()]))).runs[0].results;
    expect(result.properties).toEqual({ target: 'https://e.com/gone' });
    const [aboutPage] = JSON.parse(exportFormats.sarif.write(report([finding({ target: null })]))).runs[0]
      .results;
    expect(aboutPage).not.toHaveProperty('properties');
  });
});

describe('a cause that several pages share', () => {
  const examples = ['https://example.com/', 'https://example.com/b'];
  const shared = report([finding({ occursOn: { pages: 3, examples } })]);

  it('lists the number of its pages and the first of them in CSV', () => {
    const [, row] = cellsOf(exportFormats.csv.write(shared));
    expect(row?.slice(-2)).toEqual(['3', examples.join('\n')]);
  });

  it('lists them in JSON', () => {
    expect(JSON.parse(exportFormats.json.write(shared)).findings[0].occursOn).toEqual({ pages: 3, examples });
  });

  it('is one SARIF result that counts and names other pages', () => {
    const [{ results }] = JSON.parse(exportFormats.sarif.write(shared)).runs;
    expect(results).toMatchObject([
      {
        occurrenceCount: 3,
        relatedLocations: [{ id: 1, physicalLocation: { artifactLocation: { uri: examples[1] } } }],
      },
    ]);
  });

  it('is one JUnit case that names other pages', () => {
    const text = exportFormats.junit.write(shared);
    expect(text).toContain('on 3 pages, such as:&#10;https://example.com/b');
    expect(text).toContain('failures="1"');
  });
});

describe('a finding that its owner has set aside', () => {
  const decision = { state: 'ignored', reason: 'It goes with the relaunch.' } as const;
  const other = finding({ fingerprint: 'other' });
  const decided = { ...report([finding(), other]), setAside: new Map([['abcdefghijklmnop', decision]]) };

  it('says so in the last columns of the CSV', () => {
    const [head, row, next] = cellsOf(exportFormats.csv.write(decided));
    expect(head?.slice(-4)).toEqual(['setAside', 'reason', 'pages', 'examplePages']);
    expect(row?.slice(-4)).toEqual(['ignored', 'It goes with the relaunch.', '1', '']);
    expect(next?.slice(-4)).toEqual(['', '', '1', '']);
  });

  it('says so in JSON', () => {
    const { findings } = JSON.parse(exportFormats.json.write(decided));
    expect(findings[0]).toMatchObject({ fingerprint: 'abcdefghijklmnop', setAside: decision });
    expect(findings[1]).not.toHaveProperty('setAside');
  });

  it('is suppressed in SARIF, where every result then states its suppressions', () => {
    const [{ results }] = JSON.parse(exportFormats.sarif.write(decided)).runs;
    expect(results[0].suppressions).toEqual([
      { kind: 'external', status: 'accepted', justification: 'It goes with the relaunch.' },
    ]);
    expect(results[1].suppressions).toEqual([]);
    const [{ results: plain }] = JSON.parse(exportFormats.sarif.write(report([other]))).runs;
    expect(plain[0]).not.toHaveProperty('suppressions');
  });

  it('does not fail a build', () => {
    const xml = exportFormats.junit.write(decided);
    expect(xml).toContain('<testsuite name="broken-link" tests="2" failures="1" skipped="1">');
    expect(xml).toContain('<skipped message="ignored: It goes with the relaunch."/>');
  });
});

test('JSON contains the whole report', () => {
  const all = report([finding()]);
  expect(JSON.parse(exportFormats.json.write(all))).toEqual({ ...all, unscored: null, scriptedPages: 0 });
  const some = { ...all, scriptedPages: 2 };
  expect(JSON.parse(exportFormats.json.write(some))).toMatchObject({ score: all.score, scriptedPages: 2 });
});

describe('JUnit', () => {
  it('is valid XML whatever a site contains, with a case for each finding', () => {
    fc.assert(
      fc.property(fc.array(anyFinding, { maxLength: 5 }), (findings) => {
        const xml = exportFormats.junit.write(report(findings));
        const names: Record<string, number> = {};
        const parser = new Parser(
          { onopentagname: (name) => (names[name] = (names[name] ?? 0) + 1) },
          { xmlMode: true },
        );
        parser.end(xml);
        const failed = findings.filter(({ severity: of }) => of === 'error' || of === 'warning').length;
        expect(names.failure ?? 0).toBe(failed);
        expect(names.skipped ?? 0).toBe(findings.length - failed);
        expect(xml).not.toMatch(/[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/u);
      }),
    );
  });

  it('counts', () => {
    const xml = exportFormats.junit.write(report([finding(), finding({ severity: 'unverified' })]));
    expect(xml).toMatch(/<testsuites name="Plumbline" tests="\d+" failures="1" time="1\.234">/);
    expect(xml).toContain('<testsuite name="broken-link" tests="2" failures="1" skipped="1">');
  });
});

test('CSV has a column for each fact of a finding', () => {
  const text = exportFormats.csv.write(
    report([finding({ evidence: { ...finding().evidence, error: 'ETIMEDOUT', occurrences: 2 } })]),
  );
  expect(cellsOf(text)).toEqual([
    [
      ...['severity', 'category', 'rule', 'title', 'page', 'target', 'message', 'status', 'error', 'element'],
      ...['line', 'column', 'occurrences', 'fix', 'fingerprint', 'attempts', 'headers', 'answeredBy'],
      ...['setAside', 'reason', 'pages', 'examplePages'],
    ],
    [
      ...['error', 'links', 'broken-link', rules['broken-link'].title, 'https://e.com/'],
      ...['https://e.com/gone', '/gone returns 404 (not found).', '404', 'ETIMEDOUT', 'a', '3', '5', '2'],
      ...[rules['broken-link'].fix, 'abcdefghijklmnop', '', '', '', '', '', '1', ''],
    ],
  ]);
});

test('JUnit names each finding by its page and target, and says where it is and how to fix it', () => {
  const { title, fix } = rules['link-nofollow'];
  const findings = [
    finding(),
    finding({
      rule: 'title-missing',
      severity: 'notice',
      target: null,
      message: 'It has none.',
      evidence: {},
    }),
    finding({ rule: 'title-too-long', severity: 'warning', target: null, message: 'Long.', evidence: {} }),
  ];
  const evaluatedRules = ['link-nofollow', 'broken-link'] as const;
  expect(
    exportFormats.junit.write({ ...report(findings), evaluatedRules }),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Plumbline" tests="4" failures="2" time="1.234">
  <testsuite name="broken-link" tests="1" failures="1" skipped="0">
    <testcase classname="broken-link" name="https://e.com/ → https://e.com/gone"><failure type="error" message="/gone returns 404 (not found).">https://e.com/ (line 3)&#10;${rules['broken-link'].fix}</failure></testcase>
  </testsuite>
  <testsuite name="link-nofollow" tests="1" failures="0" skipped="0">
    <testcase classname="link-nofollow" name="${title}"/>
  </testsuite>
  <testsuite name="title-missing" tests="1" failures="0" skipped="1">
    <testcase classname="title-missing" name="https://e.com/"><skipped message="notice: It has none."/></testcase>
  </testsuite>
  <testsuite name="title-too-long" tests="1" failures="1" skipped="0">
    <testcase classname="title-too-long" name="https://e.com/"><failure type="warning" message="Long.">https://e.com/&#10;${rules['title-too-long'].fix}</failure></testcase>
  </testsuite>
</testsuites>
`);
  expect(fix).not.toBe('');
});

test('JUnit states a decision without a reason by its state', () => {
  const setAside = new Map([['abcdefghijklmnop', { state: 'ignored', reason: '' } as const]]);
  expect(exportFormats.junit.write({ ...report([finding()]), setAside })).toContain(
    '<skipped message="ignored"/>',
  );
});

test.each([
  ['\u0008', '�'],
  ['\u0009', '\u0009'],
  ['\r', '\r'],
  ['\u001f', '�'],
  ['\u0020', '\u0020'],
  ['\ud7ff', '\ud7ff'],
  ['\ud800', '�'],
  ['\udfff', '�'],
  ['\ue000', '\ue000'],
  ['\ufffd', '\ufffd'],
  ['\ufffe', '�'],
  ['\uffff', '�'],
  ['\u{10000}', '\u{10000}'],
  ['\u{10ffff}', '\u{10ffff}'],
])('JUnit writes %j as %j', (character, written) => {
  expect(exportFormats.junit.write(report([finding({ message: `[${character}]` })]))).toContain(
    `message="[${written}]"`,
  );
});
