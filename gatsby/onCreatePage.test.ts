import type { CreatePageArgs } from 'gatsby';

/** Returns what happens to a page in a build of this kind. */
async function fateOf(path: string, environment: Readonly<Record<string, string>>) {
  const before = process.env;
  process.env = { ...before, GATSBY_DEV_PAGES: '', ...environment };
  let fate = 'kept';
  const actions = {
    deletePage: () => {
      fate = 'deleted';
    },
    createPage: ({ matchPath }: { matchPath?: string }) => {
      fate = `answers ${matchPath}`;
    },
  };
  try {
    await jest.isolateModulesAsync(async () => {
      const { onCreatePage } = await import('./onCreatePage');
      const page = { path, component: '/site/src/pages/x.tsx', context: {} };
      await onCreatePage?.({ page, actions } as unknown as CreatePageArgs, { plugins: [] }, () => undefined);
    });
  } finally {
    process.env = before;
  }
  return fate;
}

test.each(['/dev/errors', '/dev/components'])(
  '%s is only in a production build if tests request it',
  async (path) => {
    expect(await fateOf(path, { NODE_ENV: 'production' })).toBe('deleted');
    expect(await fateOf(path, { NODE_ENV: 'production', GATSBY_DEV_PAGES: '1' })).toBe('kept');
    expect(await fateOf(path, { NODE_ENV: 'development' })).toBe('kept');
  },
);

test('makes an application page match every path below it', async () => {
  expect(await fateOf('/dashboard', { NODE_ENV: 'production' })).toBe('answers /dashboard/*');
  expect(await fateOf('/docs', { NODE_ENV: 'production' })).toBe('kept');
});

test('matches an application page under gatsby develop whatever the query', async () => {
  expect(await fateOf('/auth/login', { NODE_ENV: 'development' })).toBe('answers /auth/login');
  expect(await fateOf('/waitlist', { NODE_ENV: 'development' })).toBe('answers /waitlist');
  expect(await fateOf('/auth/login', { NODE_ENV: 'production' })).toBe('kept');
  expect(await fateOf('/docs', { NODE_ENV: 'development' })).toBe('kept');
});
