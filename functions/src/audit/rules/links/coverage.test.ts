import { OmittedUrls } from '#functions/audit/state/omittedUrls';
import { siteOf, surveyed } from '../testSite.fixture';
import { hostNotVerified, linksLeftOut } from './coverage';

describe('links-left-out', () => {
  function messagesFor(...left: readonly Readonly<Parameters<OmittedUrls['add']>>[]): string[] {
    const omitted = new OmittedUrls();
    for (const one of left) omitted.add(...one);
    const site = { ...siteOf({ pages: [{ at: '/', depth: 0 }] }), omitted };
    return [...linksLeftOut.survey(site)].map(({ message }) => message);
  }

  test('reports each cause by itself', () => {
    expect(
      messagesFor(
        ['trap', 'https://example.com/events/1066/10'],
        ['trap', 'https://example.com/events/1066/09'],
        ['limit', 'https://else.example/'],
        ['rest', 'https://example.com/all'],
        ['long', 'https://example.com/?q=1'],
      ),
    ).toEqual([
      'We skipped 2 URLs that seemed to be part of an endless series, such as /events/1066/09.',
      'We skipped 1 URL, such as https://else.example/, because the job reached its limit.',
      'We read only the beginning of 1 page, such as /all, because of its size.',
      'We skipped 1 URL longer than 2,048 characters, such as /?q=1.',
    ]);
  });

  test('reports pages that could not be read, because links on them are unknown', () => {
    const unread = ['https://example.com/b', 'https://example.com/a'];
    const reported = surveyed(linksLeftOut, { isWhole: false, unread, pages: [{ at: '/', depth: 0 }] });
    expect(reported).toEqual([
      '/ We couldn’t read 2 pages, such as /a. Because we didn’t see their links, we didn’t check for orphan pages or pages too many clicks from the start page.',
    ]);
  });

  test('reports nothing if nothing was left out, or only because of the job’s own limits', () => {
    expect(messagesFor()).toEqual([]);
    expect(surveyed(linksLeftOut, { isWhole: false, pages: [{ at: '/', depth: 0 }] })).toEqual([]);
  });

  test.each([499, 500])('reports %s URLs as exact or as a minimum', (count) => {
    const left = Array.from({ length: count }, (_, n) => ['limit', `https://else.example/${n}`] as const);
    expect(messagesFor(...left)[0]?.startsWith('We skipped at least ')).toBe(count === 500);
  });
});

describe('host-not-verified', () => {
  const reported = (unverifiedHost: Parameters<typeof hostNotVerified.survey>[0]['unverifiedHost']) =>
    [...hostNotVerified.survey({ ...siteOf({ pages: [{ at: '/' }] }), unverifiedHost })].map(
      ({ message }) => message,
    );

  test('reports the host, the limits, and what to do', () => {
    expect(reported({ host: 'theirs.example', maxPages: 100, requestsPerSecond: 2 })).toEqual([
      'You haven’t verified theirs.example, so this job read at most 100 pages, sent at most 2 requests per second, and followed robots.txt. If you own the host, verify it and run the job again.',
    ]);
  });

  test('reports the same finding for a host whatever its limits', () => {
    const keys = [100, 50].map((maxPages) => {
      const unverifiedHost = { host: 'theirs.example', maxPages, requestsPerSecond: 2 };
      const [violation] = hostNotVerified.survey({ ...siteOf({ pages: [{ at: '/' }] }), unverifiedHost });
      return violation?.key;
    });
    expect(keys).toEqual(['theirs.example', 'theirs.example']);
  });

  test('reports nothing if the limits changed nothing', () => expect(reported(null)).toEqual([]));
});
