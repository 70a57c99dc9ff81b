/** What a quick look at a site shows before it is checked. */
export interface SiteInspection {
  /** Where the address leads. */
  readonly url: string;
  readonly reach:
    | {
        readonly ok: true;
        readonly status: number;
        readonly durationMs: number;
        /** What it holds in place of a page: “application/pdf”. */
        readonly noPage?: string;
      }
    /** Why not, as a clause about the site: “its server refuses connections”. */
    | {
        readonly ok: false;
        readonly words: string /** It answered, with an error. */;
        readonly status?: number;
      };
  /** `closed`: robots.txt answers with an error, so crawlers must stay away. */
  readonly robots: 'allows' | 'forbids' | 'none' | 'closed' | 'unknown';
  /** null when there is none, or it could not be read in time. */
  readonly sitemap: {
    readonly pages: number;
    /** Everything it names was counted. */
    readonly complete: boolean;
  } | null;
}

/** What the person who asks may do there, beside what the site shows. */
export interface SiteView extends SiteInspection {
  /** Shown to be theirs, or nobody asks: a job may be as large and as fast as the plan allows. */
  readonly proven: boolean;
}
