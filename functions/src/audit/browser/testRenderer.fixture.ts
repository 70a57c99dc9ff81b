import { findChromium } from '#scripts/test/chromium';
import { hostOf } from '../urls/url';
import { Renderer, type RendererOptions } from './renderer';
import type { BrowserAccess } from './subRequests';

const open: Renderer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((renderer) => renderer.close()));
});

/** Returns a renderer for one loopback site that closes with its test. The browser may reach nothing else. */
export function rendererFor(
  site: string,
  { access, ...options }: Partial<Omit<RendererOptions, 'access'>> & { access?: Partial<BrowserAccess> } = {},
): Renderer {
  const renderer = new Renderer({
    path: findChromium(),
    mayBePrivate: (host) => host === hostOf(site),
    access: {
      userAgent: 'Plumbline/1.0',
      isSite: (url) => hostOf(url) === hostOf(site),
      isAllowed: async () => true,
      begin: async () => () => undefined,
      headersFor: () => ({}),
      ...access,
    },
    ...options,
  });
  open.push(renderer);
  return renderer;
}
