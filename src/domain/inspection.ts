/** What a quick look at a site shows before a job. */
export interface SiteInspection {
  /** The URL after redirects. */
  readonly url: string;
  readonly reach:
    | {
        readonly ok: true;
        readonly status: number;
        readonly durationMs: number;
        /** The content type if it isn't a page: “application/pdf”. */
        readonly noPage?: string;
      }
    /** Why not, as a clause about the site: “its server refuses connections”. */
    | {
        readonly ok: false;
        readonly words: string;
        /** Set if the site responded with an error. */
        readonly status?: number;
        /** A similar URL that does respond: with http, with `www.`, or without a typo in its top-level domain. */
        readonly alternative?: string;
      };
  /** `closed`: robots.txt responds with an error, so crawlers must stay away. */
  readonly robots: 'allows' | 'forbids' | 'none' | 'closed' | 'unknown';
  /** Null if there is none or it could not be read in time. */
  readonly sitemap: {
    readonly pages: number;
    /** Whether all of its entries were counted. */
    readonly complete: boolean;
  } | null;
}

/** What the user may do on the site, in addition to what the site shows. */
export interface SiteView extends SiteInspection {
  /** The site is verified, or verification isn't required: a job may use the plan's full size and rate. */
  readonly proven: boolean;
}
