import { assetNoteOf } from '#functions/audit/parse/asset';
import { link } from '../testPage.fixture';
import { slowLink } from './slow-link';

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
