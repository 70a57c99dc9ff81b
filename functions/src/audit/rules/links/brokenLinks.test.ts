import { assetNoteOf } from '#functions/audit/parse/asset';
import { broken, link } from '../testPage.fixture';
import { brokenImage, brokenLink, brokenResource, slowLink, unverifiedLink } from './brokenLinks';

describe('broken-link', () => {
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

    it.each([400, 422, 500])(
      "isn't broken after a %i, which may be about the missing form data",
      (status) => {
        expect(finalOutcomeOf('form', status)).toBeNull();
        expect(finalOutcomeOf('button', status)).toBeNull();
        expect(finalOutcomeOf('a', status)).not.toBeNull();
      },
    );
  });
});

describe('broken-image', () => {
  test('reports a missing image', () => {
    expect(brokenImage.check(link({ role: 'image', finalOutcome: broken(404) }))?.message).toBe(
      '/target returns 404 (not found).',
    );
  });

  test("doesn't report an image that exists, or a link to a missing one", () => {
    expect(brokenImage.check(link({ role: 'image' }))).toBeNull();
    expect(
      brokenImage.check(
        link({ role: 'link', target: 'https://example.com/a.png', finalOutcome: broken(404) }),
      ),
    ).toBeNull();
  });
});

describe('broken-resource', () => {
  test('reports a missing script', () => {
    expect(
      brokenResource.check(link({ role: 'resource', element: 'script', finalOutcome: broken(410) }))?.message,
    ).toBe('/target returns 410 (gone).');
  });

  test("doesn't report a style sheet that exists, or a missing image", () => {
    expect(brokenResource.check(link({ role: 'resource' }))).toBeNull();
    expect(brokenResource.check(link({ role: 'image', finalOutcome: broken(404) }))).toBeNull();
  });
});

describe('unverified-link', () => {
  const saw = (seen: { status: number; error?: string }) =>
    unverifiedLink.check(
      link({ target: 'https://other.example/', finalOutcome: { end: 'unverified', seen } }),
    )?.message;

  test.each([
    [{ status: 403 }, 'https://other.example/ returns 403 (forbidden), so we couldn’t verify it.'],
    [{ status: 999 }, 'https://other.example/ returns 999, so we couldn’t verify it.'],
    [
      { status: 0, error: 'UND_ERR_HEADERS_TIMEOUT' },
      'https://other.example/ can’t be reached: its server didn’t respond in time, so we couldn’t verify it.',
    ],
    [
      { status: 0, error: 'ROBOTS' },
      'https://other.example/ wasn’t checked, because its robots.txt blocks crawlers.',
    ],
  ])('reports %j', (seen, message) => expect(saw(seen)).toBe(message));

  test("doesn't report a link that is proven to work or to be broken", () => {
    expect(unverifiedLink.check(link())).toBeNull();
    expect(unverifiedLink.check(link({ finalOutcome: { end: 'broken', seen: { status: 404 } } }))).toBeNull();
  });
});

describe('slow-link', () => {
  const answer = (durationMs: number) =>
    assetNoteOf(
      'https://other.example/',
      {
        kind: 'answer',
        status: 200,
        headers: {},
        body: null,
        bytes: 0,
        durationMs,
        firstByteMs: 1,
        attempts: 1,
      },
      false,
    );

  test('reports a target that took longer than three seconds', () => {
    const target = 'https://other.example/';
    expect(slowLink.check(link({ target, toSite: false, asset: answer(4_200) }))?.message).toBe(
      'https://other.example/ took 4.2 s to answer.',
    );
  });

  test("doesn't report a fast one, or one without a measurement", () => {
    expect(answer(2_900)).toBeNull();
    expect(slowLink.check(link())).toBeNull();
  });

  test("doesn't report one that is also broken, which has its own rule", () => {
    expect(slowLink.check(link({ asset: { slow: 9_000 }, finalOutcome: { end: 'broken' } }))).toBeNull();
  });
});
