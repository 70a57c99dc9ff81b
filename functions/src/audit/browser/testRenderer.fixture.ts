import { findChromium } from '#scripts/test/chromium';
import { hostOf } from '../urls/url';
import { Renderer, type RendererOptions } from './renderer';
import type { BrowserAccess } from './subRequests';

const open: Renderer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((renderer) => renderer.close()));
});

/** Returns a renderer that closes with its test. */
export function rendererOf(options: Omit<RendererOptions, 'path'>): Renderer {
  const renderer = new Renderer({ path: findChromium(), ...options });
  open.push(renderer);
  return renderer;
}

type SiteOptions = Partial<Omit<RendererOptions, 'access'>> & { readonly access?: Partial<BrowserAccess> };

/** Returns a renderer for one loopback site. The browser may reach nothing else. */
export function rendererFor(site: string, { access, ...options }: SiteOptions = {}): Renderer {
  return rendererOf({
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
}
