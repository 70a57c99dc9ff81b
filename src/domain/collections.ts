import type { AccessSettings, View } from './access';
import type { AuditEntry } from './auditLog';
import type { Comparison } from './comparison';
import type { DomainVerification } from './domainVerification';
import type { FreeCheck } from './freeCheck';
import type { IgnorePattern } from './ignorePattern';
import type {
  DailySalt,
  HeaderSecret,
  JobDeletion,
  Lock,
  LogEntry,
  Recount,
  Run,
  UsageCount,
} from './internalRecords';
import type { Issue } from './issueState';
import type { GoneJob, Job } from './job';
import type { Mail } from './mail';
import type { UploadedPhoto } from './photos';
import type { Preferences } from './preferences';
import type { ReportPart, ReportSummary, Timeline } from './report';
import type { StoredViews } from './savedViews';
import type { Schedule } from './schedule';
import type { UserSession } from './session';
import type { Share } from './share';
import { type SiteHistory, siteIdOf } from './siteHistory';
import type { SortedDocument, SortedKind } from './sortedReport';
import type { StatsShard } from './stats';
import type { Deletion, MonthlyUsage, User } from './user';
import type { WaitlistBatch, WaitlistEntry } from './waitlist';

/** The path of a document with the shape `T`. The property exists only for the type checker. */
export type DocumentPath<T> = string & { readonly __document: T };

/** The path of a collection of documents with the shape `T`. */
export type CollectionPath<T> = string & { readonly __collection: T };

const document = <T>(path: string) => path as DocumentPath<T>;
const collection = <T>(path: string) => path as CollectionPath<T>;

/** Pads a number so that IDs sort as text. */
const ordinal = (n: number) => String(n).padStart(6, '0');

/** The documents that browsers may read. firestore.rules says which browsers. */
export const paths = {
  /** Settings that are newer than the document are missing from it. */
  accessSettings: document<Partial<AccessSettings>>('settings/access'),
  auditLog: collection<AuditEntry>('audit'),
  deletions: collection<Deletion>('deletions'),
  deletion: (uid: string) => document<Deletion>(`deletions/${uid}`),
  freeChecks: collection<FreeCheck>('freeChecks'),
  freeCheck: (checkId: string) => document<FreeCheck>(`freeChecks/${checkId}`),
  mails: collection<Mail>('mail'),
  schedules: collection<Schedule>('schedules'),
  schedule: (scheduleId: string) => document<Schedule>(`schedules/${scheduleId}`),
  shares: collection<Share>('shares'),
  share: (token: string) => document<Share>(`shares/${token}`),
  stats: collection<StatsShard>('stats'),
  statsShard: (day: string, shard: number) => document<StatsShard>(`stats/${day}-${shard}`),
  views: collection<View>('views'),
  view: (uid: string) => document<View>(`views/${uid}`),
  waitlist: collection<WaitlistEntry>('waitlist'),
  waitlistEntry: (id: string) => document<WaitlistEntry>(`waitlist/${id}`),
  waitlistBatches: collection<WaitlistBatch>('waitlistBatches'),
  waitlistBatch: (id: string) => document<WaitlistBatch>(`waitlistBatches/${id}`),

  users: collection<User>('users'),
  user: (uid: string) => document<User>(`users/${uid}`),
  goneJob: (uid: string, jobId: string) => document<GoneJob>(`users/${uid}/goneJobs/${jobId}`),
  sessions: (uid: string) => collection<UserSession>(`users/${uid}/sessions`),
  /** @param id as returned by `sessionIdOf`. */
  session: (uid: string, id: string) => document<UserSession>(`users/${uid}/sessions/${id}`),
  /** @param month as returned by `usageMonth`. */
  usage: (uid: string, month: string) => document<MonthlyUsage>(`users/${uid}/usage/${month}`),
  preferences: (uid: string) => document<Preferences>(`users/${uid}/settings/preferences`),
  uploadedPhoto: (uid: string) => document<UploadedPhoto>(`users/${uid}/settings/photo`),
  savedViews: (uid: string) => document<StoredViews>(`users/${uid}/settings/views`),
  verifications: (uid: string) => collection<DomainVerification>(`users/${uid}/verifications`),
  verification: (uid: string, host: string) =>
    document<DomainVerification>(`users/${uid}/verifications/${siteIdOf(host)}`),
  sites: (uid: string) => collection<SiteHistory>(`users/${uid}/sites`),
  site: (uid: string, host: string) => document<SiteHistory>(`users/${uid}/sites/${siteIdOf(host)}`),
  ignorePatterns: (uid: string, host: string) =>
    collection<IgnorePattern>(`users/${uid}/sites/${siteIdOf(host)}/patterns`),
  issues: (uid: string, host: string) => collection<Issue>(`users/${uid}/sites/${siteIdOf(host)}/issues`),

  jobs: collection<Job>('jobs'),
  job: (jobId: string) => document<Job>(`jobs/${jobId}`),
  parts: (jobId: string) => collection<ReportPart>(`jobs/${jobId}/parts`),
  part: (jobId: string, n: number) => document<ReportPart>(`jobs/${jobId}/parts/${ordinal(n)}`),
  reportSummary: (jobId: string) => document<ReportSummary>(`jobs/${jobId}/report/summary`),
  comparison: (jobId: string) => document<Comparison>(`jobs/${jobId}/report/comparison`),
  /** @param n from 0. */
  sorted: (jobId: string, generation: string, kind: SortedKind, n: number) =>
    document<SortedDocument>(`jobs/${jobId}/sorted/${generation}-${kind}-${n}`),
  timeline: (jobId: string) => document<Timeline>(`jobs/${jobId}/timeline/events`),
};

/** The documents that only functions may access. firestore.rules has no rule for them, which denies access. */
export const internalPaths = {
  headerSecrets: collection<HeaderSecret>('headerSecrets'),
  /** Emails from a pause of emails, until it ends. */
  heldMails: collection<Mail>('heldMail'),
  /** @param owners the collection of the job or schedule. */
  headerSecret: (owners: string, id: string) => document<HeaderSecret>(`headerSecrets/${owners}-${id}`),
  /** Exists while the data of a deleted job is still to be deleted. */
  jobDeletions: collection<JobDeletion>('jobDeletions'),
  jobDeletion: (jobId: string) => document<JobDeletion>(`jobDeletions/${jobId}`),
  log: (jobId: string) => collection<LogEntry>(`jobs/${jobId}/log`),
  logEntry: (jobId: string, seq: number) => document<LogEntry>(`jobs/${jobId}/log/${ordinal(seq)}`),
  recounts: collection<Recount>('recounts'),
  recount: (uid: string, host: string) => document<Recount>(`recounts/${uid} ${siteIdOf(host)}`),
  rateLimits: collection<UsageCount>('rateLimits'),
  dailySalt: (day: string) => document<DailySalt>(`rateLimits/salt ${day}`),
  run: (jobId: string) => document<Run>(`jobs/${jobId}/internal/run`),
  /** Locked while the user ignores or restores findings. */
  decisionLock: (uid: string) => document<Lock>(`users/${uid}/locks/decisions`),
  /** Locked while a job is submitted for the user. */
  submitLock: (uid: string) => document<Lock>(`users/${uid}/locks/submit`),
};
