import type { Headers } from '../facts/outcome';
import { Politeness } from '../politeness/politeness';
import { TestClock } from '../time/testClock.fixture';
import { defaultTiming } from '../time/timing';
import type { Request } from './client';
import { Fetcher } from './fetcher';

export interface Said {
  readonly status: number;
  readonly headers?: Headers;
}

/**
 * Creates a host that responds immediately, on a clock that the test controls. @param says returns the response to
 * each request.
 */
export function hostThat(says: (path: string, request: Request, now: number) => Said) {
  const clock = new TestClock();
  const politeness = new Politeness(clock, () => ({ concurrency: 10, gap: 100 }));
  const fetched: { readonly path: string; readonly at: number }[] = [];
  const client = {
    fetch: async (request: Request) => {
      const path = new URL(request.url).pathname;
      fetched.push({ path, at: clock.now() });
      const { status, headers = {} } = says(path, request, clock.now());
      return { status, headers, body: null, bytes: 0, durationMs: 0, firstByteMs: 0 };
    },
  };
  const fetcher = new Fetcher({
    client,
    politeness,
    timing: { ...defaultTiming, clock },
    input: { headers: {} },
    carriesHeaders: () => false,
    onWait: () => undefined,
  });
  const startsOf = (path: string) => fetched.filter((each) => each.path === path).map(({ at }) => at);
  return { clock, politeness, fetcher, fetched, startsOf };
}
