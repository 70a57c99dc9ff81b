/**
 * Unit tests take milliseconds; on a machine that is busy with a build they can take longer than Jest's default of five
 * seconds. The limit only stops a test that hangs. It is longer than Testing Library waits (see `jsdom.ts`), so that a
 * failing query reports what it looked for before the test times out.
 */
jest.setTimeout(60_000);
