import { exportFormats } from '.';
import { reportedFinding as finding, exampleReport as report } from './exampleReport';

test('SARIF names the rule, the place and the fingerprint', () => {
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

test('SARIF names a page by a URI of RFC 3986, and by its own address where that is another', () => {
  const resultOf = (page: string) =>
    JSON.parse(exportFormats.sarif.write(report([finding({ page, target: null })]))).runs[0].results[0];
  const odd = resultOf('https://e.com/list?f[]=a|b');
  expect(odd.locations[0].physicalLocation.artifactLocation).toEqual({
    uri: 'https://e.com/list?f%5B%5D=a%7Cb',
  });
  expect(odd.properties).toEqual({ page: 'https://e.com/list?f[]=a|b' });
  expect(resultOf('https://e.com/list')).not.toHaveProperty('properties');
});

test('SARIF makes no link of what a site says', () => {
  const messageOf = (message: string) =>
    JSON.parse(exportFormats.sarif.write(report([finding({ message })]))).runs[0].results[0].message.text;
  expect(messageOf('The title “[Sign in](https://evil.example)” is used twice.')).toBe(
    'The title “\\[Sign in\\](https://evil.example)” is used twice.',
  );
  expect(messageOf('[Sign in\\](https://evil.example)')).toBe('\\[Sign in\\\\\\](https://evil.example)');
  expect(messageOf('The field a[0] has no label.')).toBe('The field a[0] has no label.');
});
