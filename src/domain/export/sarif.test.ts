import fc from 'fast-check';
import { rules } from '../rules';
import { exportFormats } from './';
import { reportedFinding as finding, exampleReport as report } from './exampleReport.fixture';
import { uriOf } from './sarif';

describe('SARIF', () => {
  test('SARIF contains the rule, the location, and the fingerprint', () => {
    const [error, doubt] = [
      finding(),
      finding({ severity: 'unverified', rule: 'unverified-link', evidence: {} }),
    ];
    const { version, runs } = JSON.parse(exportFormats.sarif.write(report([error, doubt])));
    expect(version).toBe('2.1.0');
    const [{ tool, results }] = runs;
    expect(results[0]).toMatchObject({
      ruleId: 'broken-link',
      kind: 'fail',
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'https://e.com/' },
            region: { startLine: 3, startColumn: 5 },
          },
        },
      ],
      partialFingerprints: { 'plumbline/v1': 'abcdefghijklmnop' },
    });
    expect(results[1]).toMatchObject({ kind: 'review', level: 'none' });
    for (const result of results) expect(tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
  });

  test("SARIF identifies a page by an RFC 3986 URI, and adds the page's own URL if it differs", () => {
    const resultOf = (page: string) =>
      JSON.parse(exportFormats.sarif.write(report([finding({ page, target: null })]))).runs[0].results[0];
    const odd = resultOf('https://e.com/list?f[]=a|b');
    expect(odd.locations[0].physicalLocation.artifactLocation).toEqual({
      uri: 'https://e.com/list?f%5B%5D=a%7Cb',
    });
    expect(odd.properties).toEqual({ page: 'https://e.com/list?f[]=a|b' });
    expect(resultOf('https://e.com/list')).not.toHaveProperty('properties');
  });

  test("SARIF never turns a site's text into a link", () => {
    const messageOf = (message: string) =>
      JSON.parse(exportFormats.sarif.write(report([finding({ message })]))).runs[0].results[0].message.text;
    expect(messageOf('The title “[Sign in](https://evil.example)” is used twice.')).toBe(
      'The title “\\[Sign in\\](https://evil.example)” is used twice.',
    );
    expect(messageOf('[Sign in\\](https://evil.example)')).toBe('\\[Sign in\\\\\\](https://evil.example)');
    expect(messageOf('The field a[0] has no label.')).toBe('The field a[0] has no label.');
  });

  test.each([
    ['error', 'error', 'fail'],
    ['warning', 'warning', 'fail'],
    ['notice', 'note', 'fail'],
    ['unverified', 'none', 'review'],
  ] as const)('SARIF maps severity %s to level %s and kind %s', (severity, level, kind) => {
    const [run] = JSON.parse(exportFormats.sarif.write(report([finding({ severity })]))).runs;
    expect(run.results[0]).toMatchObject({ level, kind });
  });

  test('SARIF gives each rule the level of its default severity', () => {
    const findings = [finding(), finding({ rule: 'unverified-link' }), finding({ rule: 'link-nofollow' })];
    const [{ tool }] = JSON.parse(exportFormats.sarif.write(report(findings))).runs;
    const levels = tool.driver.rules.map((rule: { id: string; defaultConfiguration: { level: string } }) => [
      rule.id,
      rule.defaultConfiguration.level,
    ]);
    expect(levels).toEqual([
      ['broken-link', 'error'],
      ['link-nofollow', 'note'],
      ['unverified-link', 'none'],
    ]);
  });

  test('SARIF declares columns in UTF-16 code units and the site of the run', () => {
    const [run] = JSON.parse(exportFormats.sarif.write(report([finding()]))).runs;
    expect(run.columnKind).toBe('utf16CodeUnits');
    expect(run.automationDetails).toEqual({ id: 'plumbline/https://e.com/' });
  });

  test('SARIF omits an unknown column, and the region without a line', () => {
    const placeOf = (evidence: object) =>
      JSON.parse(exportFormats.sarif.write(report([finding({ evidence })]))).runs[0].results[0].locations[0]
        .physicalLocation;
    expect(placeOf({ line: 3 }).region).toEqual({ startLine: 3 });
    expect(placeOf({ line: 3, snippet: '<a>' }).region).toEqual({ startLine: 3, snippet: { text: '<a>' } });
    expect(placeOf({ column: 5, snippet: '<a>' })).not.toHaveProperty('region');
  });

  test('SARIF describes each rule and its fix', () => {
    const [{ tool }] = JSON.parse(exportFormats.sarif.write(report([finding()]))).runs;
    const { title, why, fix, category } = rules['broken-link'];
    expect(tool.driver.rules).toMatchObject([
      {
        name: title,
        shortDescription: { text: title },
        fullDescription: { text: why },
        help: { text: fix },
        properties: { tags: [category] },
      },
    ]);
  });

  test('SARIF gives no justification for a finding that was set aside without a reason', () => {
    const setAside = new Map([['abcdefghijklmnop', { state: 'ignored', reason: '' } as const]]);
    const [run] = JSON.parse(exportFormats.sarif.write({ ...report([finding()]), setAside })).runs;
    expect(run.results[0].suppressions).toEqual([{ kind: 'external', status: 'accepted' }]);
  });
});

describe('URLs by RFC 3986', () => {
  test.each([
    ['https://e.com/', 'https://e.com/'],
    ['https://e.com/a%20b?q=1&r=(2)#top', 'https://e.com/a%20b?q=1&r=(2)#top'],
    ['https://e.com/f[0]?a[]=b|c^d', 'https://e.com/f%5B0%5D?a%5B%5D=b%7Cc%5Ed'],
    ['https://e.com/?q={x}\\`', 'https://e.com/?q=%7Bx%7D%5C%60'],
    ['https://e.com/100%?q=%zz%C3', 'https://e.com/100%25?q=%25zz%C3'],
    ['http://[::1]:8000/[a]', 'http://[::1]:8000/%5Ba%5D'],
    ['https://e.com/#a#b', 'https://e.com/#a%23b'],
    ['https://e.com/ü𝒳\u017f\ud800', 'https://e.com/%C3%BC%F0%9D%92%B3%C5%BF%EF%BF%BD'],
  ])('%s', (address, uri) => expect(uriOf(address)).toBe(uri));

  test('turns any URL that browsers accept into an RFC 3986 URI, and leaves that unchanged', () => {
    const some = fc.string({ unit: fc.constantFrom(...`[]{}|^%\\"<>\`#?/:@ü𝒳 az09`), maxLength: 30 });
    const uri =
      /^https?:\/\/(?:\[[0-9a-f:]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+)(?::\d+)?(?:[\w.~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*(?:\?(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?(?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?$/;
    fc.assert(
      fc.property(fc.constantFrom('https://e.com/', 'http://[::1]/'), some, (host, rest) => {
        const { href } = new URL(host + rest);
        expect(uriOf(href)).toMatch(uri);
        expect(uriOf(uriOf(href))).toBe(uriOf(href));
      }),
    );
  });
});

test('SARIF names its schema and tool, and lists each rule once, by ID', () => {
  const findings = [finding({ rule: 'title-missing' }), finding(), finding()];
  const log = JSON.parse(exportFormats.sarif.write(report(findings)));
  expect(log.$schema).toBe('https://json.schemastore.org/sarif-2.1.0.json');
  const [{ tool, results }] = log.runs;
  expect(tool.driver.name).toBe('Plumbline');
  expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['broken-link', 'title-missing']);
  expect(results[0]).not.toHaveProperty('relatedLocations');
});

test('SARIF describes a location without a line by its page alone', () => {
  const [run] = JSON.parse(exportFormats.sarif.write(report([finding({ evidence: {} })]))).runs;
  expect(run.results[0].locations).toEqual([
    { physicalLocation: { artifactLocation: { uri: 'https://e.com/' } } },
  ]);
});

test('SARIF says why another page is related', () => {
  const occursOn = { pages: 2, examples: ['https://e.com/', 'https://e.com/b'] };
  const [run] = JSON.parse(exportFormats.sarif.write(report([finding({ occursOn })]))).runs;
  expect(run.results[0].relatedLocations).toMatchObject([
    { message: { text: 'Another page with the same cause' } },
  ]);
});
