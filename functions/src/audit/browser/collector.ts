import { source as axeSource } from 'axe-core';
import * as v from 'valibot';
import { type AxeViolation, type RenderedPage, renderLimits, type Screenshot } from '../facts/renderedPage';
import { boundedPage } from './boundedPage';
import { Coverage } from './coverage';
import { addScript, type Devtools, evaluate } from './devtools';
import { observe, readPage, runAxe } from './pageScript';
import { earlyCookies, Traffic } from './traffic';

interface CollectorOptions {
  readonly isThirdParty: (url: string) => boolean;
  /** Whether we refused the request ourselves, so that its failure says nothing about the page. */
  readonly isBlockedByUs?: (url: string) => boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Collects what a browser sees of one page. Start it before the page is opened, in a fresh browser context. */
export class Collector {
  readonly #devtools: Devtools;
  readonly #options: CollectorOptions;
  readonly #traffic: Traffic;
  readonly #coverage: Coverage;

  constructor(devtools: Devtools, options: CollectorOptions) {
    this.#devtools = devtools;
    this.#options = options;
    this.#traffic = new Traffic(devtools, options.isThirdParty, options.isBlockedByUs ?? (() => false));
    this.#coverage = new Coverage(devtools);
  }

  async start(): Promise<void> {
    for (const domain of ['Page', 'Runtime', 'Network']) await this.#devtools.send(`${domain}.enable`);
    await addScript(this.#devtools, observe);
    await this.#coverage.start();
  }

  /**
   * Reads the page after it has settled. Everything that measures the load is read before axe runs, which takes time
   * and moves nothing.
   */
  async collect(
    url: string,
    finalUrl: string,
    screenshots: readonly Screenshot[] = [],
  ): Promise<RenderedPage> {
    const { html, isWhole, lab, blocked } = v.parse(readPageResult, await evaluate(this.#devtools, readPage));
    const coverage = await this.#coverage.stop();
    for (const { directive, url: where } of blocked)
      this.#traffic.add({ kind: 'csp-violation', message: directive, url: where });
    const { problems, thirdParties, byType } = this.#traffic;
    const { isThirdParty, now } = this.#options;
    const page: RenderedPage = {
      kind: 'rendered',
      url,
      finalUrl,
      html,
      isWhole,
      problems,
      thirdParties: [...thirdParties],
      cookies: await earlyCookies(this.#devtools, isThirdParty, now()),
      lab: lab && { ...lab, byType, ...coverage },
      axe: await axeViolations(this.#devtools),
      screenshots,
    };
    return boundedPage(page);
  }
}

const text = v.string();
const number = v.number();
const readPageResult = v.object({
  html: text,
  isWhole: v.boolean(),
  blocked: v.array(v.object({ directive: text, url: text })),
  lab: v.nullable(
    v.object({
      lcp: v.nullable(v.object({ ms: number, selector: text, snippet: text })),
      cls: v.object({ score: number, shifting: v.array(text) }),
      tbt: number,
    }),
  ),
});

const contrast = v.object({ ratio: number, required: number, foreground: text, background: text });
const axeResult = v.array(
  v.object({
    rule: text,
    help: text,
    criteria: v.array(text),
    count: number,
    elements: v.array(v.object({ selector: text, snippet: text, contrast: v.exactOptional(contrast) })),
  }),
);

async function axeViolations(devtools: Devtools): Promise<readonly AxeViolation[]> {
  return v.parse(axeResult, await evaluate(devtools, axeSource, runAxe));
}

const devices = {
  desktop: { width: 1_280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

/** Takes a screenshot of the top of the page, or returns null if even at low quality it is over the limit. */
export async function screenshot(
  devtools: Devtools,
  device: Screenshot['device'],
): Promise<Screenshot | null> {
  const { width, height } = devices[device];
  const metrics = { width, height, deviceScaleFactor: 1, mobile: device === 'phone' };
  await devtools.send('Emulation.setDeviceMetricsOverride', metrics);
  for (const quality of [60, 30, 10]) {
    const { data } = (await devtools.send('Page.captureScreenshot', { format: 'webp', quality })) as {
      data: string;
    };
    if (Buffer.byteLength(data, 'base64') <= renderLimits.screenshot)
      return { device, width, height, webp: data };
  }
  return null;
}
