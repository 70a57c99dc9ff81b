import { withoutPublicPages } from './onCreateWebpackConfig';

const store: Parameters<typeof withoutPublicPages>[0] = {
  dispatch: () => undefined,
  subscribe: () => () => undefined,
  getState: () => ({
    pages: new Map([
      ['/docs/jobs', { path: '/docs/jobs', componentPath: '/site/src/templates/DocsPage.tsx' }],
      ['/dashboard', { path: '/dashboard', componentPath: '/site/src/pages/dashboard.tsx' }],
    ]),
  }),
  replaceReducer: () => undefined,
};

/** Returns what webpack resolves instead of a request. */
function replaced(request: string): string {
  const found = { context: '/site/.cache/virtual', request };
  class NormalModuleReplacementPlugin {
    constructor(
      private readonly requests: RegExp,
      private readonly replace: (of: typeof found) => void,
    ) {}
    apply() {
      if (this.requests.test(found.request)) this.replace(found);
    }
  }
  withoutPublicPages(store, '/site').apply({ webpack: { NormalModuleReplacementPlugin } });
  return found.request;
}

describe('withoutPublicPages', () => {
  it('replaces a public page’s component in browser bundles', () => {
    expect(replaced('../../src/templates/DocsPage.tsx')).toBe('/site/gatsby/webpack/loadedWhole.tsx');
  });

  it.each(['../../src/pages/dashboard.tsx', '../../src/ui/Button.tsx', 'react'])('leaves %s', (request) => {
    expect(replaced(request)).toBe(request);
  });
});
