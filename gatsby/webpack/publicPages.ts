import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { isPublicPath } from '../../src/site/publicPath';

type Page = { readonly path: string; readonly componentPath: string };
type Webpack = {
  readonly webpack: {
    readonly NormalModuleReplacementPlugin: new (
      requests: RegExp,
      replace: (found: { context: string; request: string }) => void,
    ) => { apply(compiler: unknown): void };
  };
};

/** Browsers never run a public page's component, so webpack doesn't have to bundle it for them (`loadedWhole.tsx`). */
export function withoutPublicPages(store: CreateWebpackConfigArgs['store'], siteFolder: string) {
  const pages: Iterable<Page> = store.getState().pages.values();
  const components = new Set<string>();
  for (const { path, componentPath } of pages) if (isPublicPath(path)) components.add(componentPath);
  const standIn = resolve(siteFolder, 'gatsby/webpack/loadedWhole.tsx');
  return {
    apply(compiler: Webpack) {
      const { NormalModuleReplacementPlugin } = compiler.webpack;
      new NormalModuleReplacementPlugin(/\.tsx$/, (found) => {
        if (components.has(resolve(found.context, found.request))) found.request = standIn;
      }).apply(compiler);
    },
  };
}
