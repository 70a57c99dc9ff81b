import {
  deviceOf,
  isSessionOver,
  maxEndedSessions,
  type SessionEnds,
  sessionIdOf,
  withAllEnded,
  withEndedSession,
} from './session';

describe('sessions', () => {
  const at = (second: number) => new Date(second * 1_000);
  const none: SessionEnds = { signedOutAt: null };
  const isOver = (second: number, ends: SessionEnds) => isSessionOver(at(second), ends);

  test('identifies a session by the whole second of its login', () => {
    expect(sessionIdOf(new Date('2026-11-21T10:00:05.900Z'))).toBe('1795255205');
  });

  test.each([
    ['continues when no logout was recorded', 5, none, false],
    ['continues after a logout before this login', 5, { signedOutAt: at(4) }, false],
    ['continues after a logout at the same time', 5, { signedOutAt: at(5) }, false],
    ['ends after a later logout', 5, { signedOutAt: at(5.9) }, true],
    ['continues after a logout that keeps it', 5, { signedOutAt: at(9), keptSession: 5 }, false],
    ['ends after a logout that keeps another', 5, { signedOutAt: at(9), keptSession: 6 }, true],
    ['ends when it is ended by itself', 5, { signedOutAt: null, endedSessions: [4, 5] }, true],
    ['continues when others are ended', 5, { signedOutAt: null, endedSessions: [4, 6] }, false],
    [
      'ends when it was kept and is then ended',
      5,
      { signedOutAt: at(9), keptSession: 5, endedSessions: [5] },
      true,
    ],
  ] as const)('%s', (_, second, ends, over) => {
    expect(isOver(second, ends)).toBe(over);
  });

  test('ends one session and no other', () => {
    const ends = withEndedSession(withEndedSession(none, 5, 9), 5, 9);
    expect(ends).toEqual({ signedOutAt: null, keptSession: null, endedSessions: [5] });
    expect([4, 5, 6].map((second) => isOver(second, ends))).toEqual([false, true, false]);
  });

  test('ends earlier sessions, but not the caller’s, when the list is full', () => {
    const full = Array.from({ length: maxEndedSessions }, (_, n) => 10 + n);
    const ends = withEndedSession({ signedOutAt: null, endedSessions: full }, 50, 3);
    expect(ends.endedSessions).toHaveLength(maxEndedSessions);
    expect([2, 3, 10, 11, 50].map((second) => isOver(second, ends))).toEqual([true, false, true, true, true]);
    expect([30, 49, 51].map((second) => isOver(second, ends))).toEqual([false, false, false]);
  });

  test('keeps a session that was kept before, unless it is the caller’s that must be kept now', () => {
    const full = Array.from({ length: maxEndedSessions }, (_, n) => 10 + n);
    const before = { signedOutAt: at(8), keptSession: 3, endedSessions: full };
    expect(withEndedSession(before, 50, 40)).toMatchObject({ signedOutAt: at(11), keptSession: 3 });
    expect(withEndedSession(before, 50, 9)).toMatchObject({ keptSession: 9 });
    expect(withEndedSession({ ...before, signedOutAt: at(30) }, 50, 40)).toMatchObject({
      signedOutAt: at(30),
    });
  });

  test('forgets that an ended session was kept', () => {
    expect(withEndedSession({ signedOutAt: at(8), keptSession: 3 }, 3, 9).keptSession).toBeNull();
  });

  test('ends all sessions but one', () => {
    const ends = withAllEnded(at(9), 5);
    expect(ends.endedSessions).toEqual([]);
    expect([4, 5, 8, 9].map((second) => isOver(second, ends))).toEqual([true, false, true, false]);
  });

  test('keeps up to 20 ended sessions without ending others', () => {
    const almostFull = Array.from({ length: maxEndedSessions - 1 }, (_, n) => 10 + n);
    const ends = withEndedSession({ signedOutAt: null, endedSessions: almostFull }, 50, 3);
    expect(ends).toEqual({ signedOutAt: null, keptSession: null, endedSessions: [...almostFull, 50] });
  });

  test('forgets the oldest ended session first, in whatever order sessions end', () => {
    const full = Array.from({ length: maxEndedSessions }, (_, n) => 10 + n);
    const ends = withEndedSession({ signedOutAt: null, endedSessions: full }, 5, 40);
    expect(ends).toMatchObject({ signedOutAt: at(6), endedSessions: full });
    const unsorted = withEndedSession({ signedOutAt: null, endedSessions: full.toReversed() }, 15.5, 40);
    expect(unsorted.signedOutAt).toEqual(at(11));
  });

  test('keeps the earlier kept session if the caller’s session does not end', () => {
    const full = Array.from({ length: maxEndedSessions }, (_, n) => 10 + n);
    const before = { signedOutAt: at(8), keptSession: 3, endedSessions: full };
    expect(withEndedSession(before, 50, 11)).toMatchObject({ signedOutAt: at(11), keptSession: 3 });
  });
});

describe('the device of a session', () => {
  const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

  test.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome on Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Edge on Windows',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome on ChromeOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox on macOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 FxiOS/145.0', 'Firefox on iPad'],
    ['Mozilla/5.0 (Windows NT 10.0)', 'Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`,
      'Opera on Windows',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Vivaldi/7.6`,
      'Vivaldi on Linux',
    ],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
    [undefined, 'Unknown device'],
    [`${'x '.repeat(500)}Windows`, 'Unknown device'],
  ])('reads %j as %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
