import { TestClock } from '../time/testClock.fixture';
import type { Resolve } from './guard';
import { withVerifiedAbsence } from './verifiedAbsence';

/** Creates a resolver that knows these names and fails with `otherwise` for all others. */
function resolverOf(names: Readonly<Record<string, string>>, otherwise = 'ENOTFOUND') {
  const known = new Map(Object.entries(names));
  const fetched: string[] = [];
  const resolve: Resolve = (hostname, _, callback) => {
    fetched.push(hostname);
    const address = known.get(hostname);
    setImmediate(() =>
      address === undefined
        ? callback(Object.assign(new Error('no'), { code: otherwise }), [])
        : callback(null, [{ address, family: 4 }]),
    );
  };
  const clock = new TestClock();
  const proven = withVerifiedAbsence(resolve, clock);
  const lookUp = (hostname: string) =>
    new Promise<string | undefined>((done) =>
      proven(hostname, { all: true }, (error, [first]) => done(error?.code ?? first?.address)),
    );
  return { known, fetched, clock, lookUp };
}

const root = { 'a.root-servers.net': '198.41.0.4' };

describe('a name that is reported as nonexistent', () => {
  it("doesn't exist if the resolver knows another name", async () => {
    const { lookUp } = resolverOf(root);
    expect(await lookUp('gone.example.com')).toBe('ENOTFOUND');
  });

  it('may exist if the resolver knows no name at all', async () => {
    const { lookUp } = resolverOf({});
    expect(await lookUp('gone.example.com')).toBe('ERESOLVER');
  });

  it('may exist if the resolver knows only private names', async () => {
    const { lookUp } = resolverOf({ 'wiki.corp.example': '10.0.0.7', localhost: '127.0.0.1' });
    expect(await lookUp('wiki.corp.example')).toBe('10.0.0.7');
    expect(await lookUp('gone.example.com')).toBe('ERESOLVER');
  });

  it("doesn't exist on any resolver if its ending is reserved", async () => {
    const { fetched, lookUp } = resolverOf({});
    expect(await lookUp('nothing.invalid')).toBe('ENOTFOUND');
    expect(await lookUp('nothing.invalid.')).toBe('ENOTFOUND');
    expect(await lookUp('nothing.example')).toBe('ENOTFOUND');
    expect(await lookUp('nothing.test')).toBe('ENOTFOUND');
    expect(fetched).not.toContain('a.root-servers.net');
    expect(await lookUp('not-invalid')).toBe('ERESOLVER');
  });

  it("doesn't exist, even without a response, if its ending can have no names", async () => {
    const { lookUp } = resolverOf({}, 'EAI_AGAIN');
    expect(await lookUp('nothing.invalid')).toBe('ENOTFOUND');
    // A private network may have names under these, and its resolver doesn't respond.
    expect(await lookUp('wiki.test')).toBe('EAI_AGAIN');
  });

  it('needs no other proof shortly after the resolver knew a name', async () => {
    const { fetched, clock, known, lookUp } = resolverOf({ 'example.com': '93.184.216.34' });
    expect(await lookUp('example.com')).toBe('93.184.216.34');
    expect(await lookUp('gone.example.com')).toBe('ENOTFOUND');
    expect(fetched).not.toContain('a.root-servers.net');
    // The network goes down and comes back later.
    clock.jump(60_000);
    expect(await lookUp('gone.example.com')).toBe('ERESOLVER');
    known.set('a.root-servers.net', '198.41.0.4');
    expect(await lookUp('gone.example.com')).toBe('ENOTFOUND');
  });

  it('is verified once for all lookups that wait for it', async () => {
    const { fetched, lookUp } = resolverOf(root);
    const codes = await Promise.all(['a.example.com', 'b.example.com', 'c.example.com'].map(lookUp));
    expect(codes).toEqual(['ENOTFOUND', 'ENOTFOUND', 'ENOTFOUND']);
    expect(fetched.filter((name) => name === 'a.root-servers.net')).toHaveLength(1);
  });
});

it.each(['EAI_AGAIN', 'EAI_FAIL', 'ESERVFAIL', 'ETIMEOUT'])(
  "passes on a resolver's own failure: %s",
  async (code) => expect(await resolverOf({}, code).lookUp('example.com')).toBe(code),
);

it("doesn't take a resolver that refuses connections for a server that does", async () =>
  expect(await resolverOf({}, 'ECONNREFUSED').lookUp('example.com')).toBe('ERESOLVER'));
