/**
 * What a browser observed of one page. Everything comes from the audited site and is hostile, so pages are only created
 * by `boundedPage`, which applies these limits. All lengths are in UTF-16 units, all other sizes in bytes.
 */
export const renderLimits = {
  html: 10_000_000,
  url: 2_000,
  /** A message of an error, of the console or of axe. */
  message: 300,
  selector: 300,
  snippet: 200,
  /** A name: of a cookie, a rule, a directive. */
  name: 100,
  screenshot: 60_000,
  screenshots: 4,
  violations: 60,
  /** Elements of one axe violation. */
  elements: 20,
  problems: 50,
  requests: 200,
  cookies: 60,
  shifts: 10,
} as const;

/** An element that axe reports, with its measured colors for a violation of the contrast rule. */
export interface AxeElement {
  readonly selector: string;
  readonly snippet: string;
  readonly contrast?: {
    readonly ratio: number;
    readonly required: number;
    readonly foreground: string;
    readonly background: string;
  };
}

export interface AxeViolation {
  /** The ID of the axe rule, such as `color-contrast`. */
  readonly rule: string;
  readonly help: string;
  /** Success criteria of WCAG, such as `1.4.3`. */
  readonly criteria: readonly string[];
  readonly elements: readonly AxeElement[];
  /** All elements, including those beyond the limit. */
  readonly count: number;
}

export const runtimeProblemKinds = [
  'exception',
  'failed-request',
  'mixed-content',
  'csp-violation',
  'console-error',
] as const;

/** Something that went wrong while the page ran. */
export interface RuntimeProblem {
  readonly kind: (typeof runtimeProblemKinds)[number];
  /** The text of an error, the network error of a request, or the violated directive. */
  readonly message: string;
  /** The URL that failed or was blocked, or of the script that threw. Absent if unknown. */
  readonly url?: string;
  /** The status of a failed request; absent without a response. */
  readonly status?: number;
  /** How often it occurred. */
  readonly count: number;
}

/** A cookie that was set before anyone agreed to it. Never its value. */
export interface EarlyCookie {
  readonly name: string;
  readonly domain: string;
  /** Whether another site set it. */
  readonly isThirdParty: boolean;
  /** Seconds until it expires; absent for a session cookie. */
  readonly maxAge?: number;
}

export const resourceTypes = [
  'document',
  'script',
  'style',
  'image',
  'font',
  'media',
  'data',
  'other',
] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** Lab measurements of one load on our machines, in milliseconds and bytes. */
export interface LabValues {
  readonly lcp: { readonly ms: number; readonly selector: string; readonly snippet: string } | null;
  readonly cls: { readonly score: number; readonly shifting: readonly string[] };
  /** Total blocking time: the part of each long task beyond 50 ms. */
  readonly tbt: number;
  readonly byType: Readonly<
    Partial<Record<ResourceType, { readonly requests: number; readonly bytes: number }>>
  >;
  /** Bytes that the load needed and those it didn't; absent if coverage was not measured. */
  readonly scripts?: { readonly total: number; readonly unused: number };
  readonly styles?: { readonly total: number; readonly unused: number };
}

export interface Screenshot {
  readonly device: 'desktop' | 'phone';
  readonly width: number;
  readonly height: number;
  /** WebP in base64, so that a page is plain JSON. */
  readonly webp: string;
}

export interface RenderedPage {
  readonly kind: 'rendered';
  readonly url: string;
  /** After redirects and navigation by scripts. */
  readonly finalUrl: string;
  /** The serialized DOM after the page settled. */
  readonly html: string;
  /** Whether `html` is the whole DOM. */
  readonly isWhole: boolean;
  /** Null if axe could not run. */
  readonly axe: readonly AxeViolation[] | null;
  readonly problems: readonly RuntimeProblem[];
  /** URLs of requests to other sites, each once, without query. */
  readonly thirdParties: readonly string[];
  readonly cookies: readonly EarlyCookie[];
  readonly lab: LabValues | null;
  readonly screenshots: readonly Screenshot[];
}

export const unrenderedReasons = [
  'crashed',
  'timeout',
  'navigated-away',
  'download',
  'blocked',
  'no-response',
  'too-large',
] as const;

/** A page that the browser could not show, and why. */
export interface UnrenderedPage {
  readonly kind: 'unrendered';
  readonly url: string;
  readonly reason: (typeof unrenderedReasons)[number];
  /** What the browser said about it; empty if nothing. */
  readonly detail: string;
}

export type Rendering = RenderedPage | UnrenderedPage;
