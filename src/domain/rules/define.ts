/** `unverified` could not be verified and never counts against a site. */
export const severities = ['error', 'warning', 'notice', 'unverified'] as const;
export type Severity = (typeof severities)[number];

export const categoryIds = [
  'links',
  'crawlability',
  'content',
  'accessibility',
  'security',
  'speed',
] as const;
export type CategoryId = (typeof categoryIds)[number];

export interface RuleRow {
  /** The severity of its findings. A finding about a link that couldn't be checked is `unverified` instead. */
  readonly severity: Severity;
  /** The share of the score, 0 to 1, that the rule takes when every page breaks it. 0 for notices and unverified. */
  readonly weight: number;
  /** A short name for the problem, used as a heading: “Broken link”. */
  readonly title: string;
  /** One sentence: why it matters. */
  readonly why: string;
  /** One sentence: how to fix it. */
  readonly fix: string;
}

/** The rules of a category by ID, in the order in which lists show them. */
export type RuleTable = Readonly<Record<string, RuleRow>>;
