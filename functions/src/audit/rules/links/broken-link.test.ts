import { broken, link } from '../testPage.fixture';
import { brokenLink } from './broken-link';

test('reports a link to a missing page', () => {
  expect(brokenLink.check(link({ finalOutcome: broken(404) }))).toMatchObject({
    message: '/target returns 404 (not found).',
    evidence: { status: 404 },
  });
});

test("reports a link to a host that doesn't exist", () => {
  const finalOutcome = { end: 'broken', seen: { status: 0, error: 'ENOTFOUND', attempts: 2 } } as const;
  expect(brokenLink.check(link({ target: 'https://gone.example/', finalOutcome }))).toMatchObject({
    message: 'https://gone.example/ can’t be reached: its host name doesn’t exist.',
    evidence: { error: 'ENOTFOUND', attempts: 2 },
  });
});

test("doesn't report a working link, or one without proof", () => {
  expect(brokenLink.check(link())).toBeNull();
  expect(brokenLink.check(link({ finalOutcome: { end: 'unverified', seen: { status: 403 } } }))).toBeNull();
});

test.each([
  ['<a href="www.example.com/x">', true],
  ["<a class=b HREF = ' http//example.com '>", true],
  ['<a href=hello@example.com>', true],
  ['<a href="/www.example.com/x">', false],
  ['<a title="www.example.com" href="/x">', false],
  ['', false],
])('leaves a mistyped link to its own rule: %s', (snippet, isTold) => {
  expect(brokenLink.check(link({ snippet, finalOutcome: broken(404) })) === null).toBe(isTold);
});

test("doesn't report a broken image, which has its own rule", () => {
  expect(brokenLink.check(link({ role: 'image', finalOutcome: broken(404) }))).toBeNull();
});

describe('a form that sends no data', () => {
  const finalOutcomeOf = (element: string, status: number, error?: string) =>
    brokenLink.check(
      link({ element, finalOutcome: { end: 'broken', seen: { status, ...(error ? { error } : {}) } } }),
    );

  it.each(['form', 'button', 'input'])('is broken if it responds with %s', (element) => {
    expect(finalOutcomeOf(element, 404)).not.toBeNull();
    expect(finalOutcomeOf(element, 410)).not.toBeNull();
    expect(finalOutcomeOf(element, 0, 'ENOTFOUND')).not.toBeNull();
  });

  it.each([400, 422, 500])("isn't broken after a %i, which may be about the missing form data", (status) => {
    expect(finalOutcomeOf('form', status)).toBeNull();
    expect(finalOutcomeOf('button', status)).toBeNull();
    expect(finalOutcomeOf('a', status)).not.toBeNull();
  });
});
