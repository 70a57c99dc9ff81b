import { exampleFinding } from '#app/jobs/report-data/finding.fixture';
import { availableMarks, shortMarkOf } from './Marks';
import { markedReport } from './markedReport.fixture';

describe('marks of a finding', () => {
  test('offers only marks that some finding has', () => {
    expect(availableMarks(markedReport)).toEqual(['new', 'still', 'ignored']);
    expect(availableMarks({ ...markedReport, issues: new Map() })).toEqual(['new', 'still']);
    expect(
      availableMarks({ ...markedReport, news: markedReport.news && { ...markedReport.news, persisting: 0 } }),
    ).toEqual(['new', 'ignored']);
    expect(
      availableMarks({ ...markedReport, news: markedReport.news && { ...markedReport.news, total: 9_000 } }),
    ).toEqual(['new', 'ignored']);
    expect(availableMarks(undefined)).toEqual([]);
  });
});

describe('the short mark of a row', () => {
  const markOf = (evidence: object) => shortMarkOf({ ...exampleFinding, evidence });

  test.each([
    ['the status of an error', { status: 404 }, '404'],
    ['the status of a redirect', { status: 301 }, '301'],
    ['no status when the response is fine', { status: 200 }, undefined],
    ['DNS for an unknown host', { status: 0, error: 'ENOTFOUND' }, 'DNS'],
    ['DNS for a failed lookup', { error: 'EAI_AGAIN' }, 'DNS'],
    ['a timeout', { error: 'UND_ERR_HEADERS_TIMEOUT' }, 'Timeout'],
    ['a refused connection', { error: 'ECONNREFUSED' }, 'Refused'],
    ['a reset connection', { error: 'ECONNRESET' }, 'Reset'],
    ['an expired certificate', { error: 'CERT_HAS_EXPIRED' }, 'TLS'],
    ['an error for any other code', { error: 'BAD_ENCODING' }, 'Error'],
    ['nothing for a finding about content', { value: 'A title' }, undefined],
  ])('returns %s', (_, evidence, mark) => {
    expect(markOf(evidence)).toBe(mark);
  });
});
