import { exampleFinding } from '#app/jobs/report-data/finding.fixture';
import { shortMarkOf } from './shortMark';

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
