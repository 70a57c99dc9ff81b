import { getApps, initializeApp } from 'firebase-admin/app';
import { type DocumentReference, getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { AccessSettings, View } from '#domain/access';
import type { AuditEntry } from '#domain/auditLog';
import { paths as domainPaths } from '#domain/collections';
import type { Comparison } from '#domain/comparison';
import type { DomainVerification } from '#domain/domainVerification';
import type { GoneJob } from '#domain/goneJob';
import type { HeaderSecret, JobDeletion, Lock, LogEntry, Run, UsageCount } from '#domain/internalRecords';
import type { Issue } from '#domain/issueState';
import type { Job } from '#domain/job';
import type { Mail } from '#domain/mail';
import type { Preferences } from '#domain/preferences';
import type { ReportPart, ReportSummary, Timeline } from '#domain/report';
import type { Schedule } from '#domain/schedule';
import type { Share } from '#domain/share';
import { type SiteHistory, siteIdOf } from '#domain/siteHistory';
import type { SortedDocument, SortedKind } from '#domain/sortedReport';
import type { StatsShard } from '#domain/stats';
import type { Deletion, MonthlyUsage, User } from '#domain/user';
import type { WaitlistBatch, WaitlistEntry } from '#domain/waitlist';

/** Tests and tools may have apps of their own. */
if (!getApps().some(({ name }) => name === '[DEFAULT]')) initializeApp();

export const db = getFirestore();

/** Converts Firestore’s Timestamps to the Dates of the domain. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
  }
  return value;
}

const converter = {
  toFirestore: (value: FirebaseFirestore.DocumentData) => value,
  fromFirestore: (snapshot: FirebaseFirestore.QueryDocumentSnapshot) => withDates(snapshot.data()),
};

function doc<T>(path: string): DocumentReference<T> {
  // Only functions write these documents, so they have the shape of their types.
  return db.doc(path).withConverter(converter as FirebaseFirestore.FirestoreDataConverter<T>);
}

function collection<T>(path: string): FirebaseFirestore.CollectionReference<T> {
  return db.collection(path).withConverter(converter as FirebaseFirestore.FirestoreDataConverter<T>);
}

/** Pads a number so that IDs sort as text. */
const ordinal = (n: number) => String(n).padStart(6, '0');

/** All paths of the database. Only firestore.rules repeats them. */
export const paths = {
  jobs: () => collection<Job>('jobs'),
  job: (jobId: string) => doc<Job>(`jobs/${jobId}`),
  part: (jobId: string, n: number) => doc<ReportPart>(`jobs/${jobId}/parts/${ordinal(n)}`),
  parts: (jobId: string) => collection<ReportPart>(`jobs/${jobId}/parts`),
  summary: (jobId: string) => doc<ReportSummary>(`jobs/${jobId}/report/summary`),
  sorted: (jobId: string, generation: string, kind: SortedKind, n: number) =>
    doc<SortedDocument>(domainPaths.sorted(jobId, generation, kind, n)),
  anyCollection: (path: string) => collection<Record<string, unknown>>(path),
  views: () => collection<View>('views'),
  view: (uid: string) => doc<View>(`views/${uid}`),
  shares: () => collection<Share>('shares'),
  share: (token: string) => doc<Share>(`shares/${token}`),
  timeline: (jobId: string) => doc<Timeline>(`jobs/${jobId}/timeline/events`),
  run: (jobId: string) => doc<Run>(`jobs/${jobId}/internal/run`),
  log: (jobId: string) => collection<LogEntry>(`jobs/${jobId}/log`),
  logEntry: (jobId: string, seq: number) => doc<LogEntry>(`jobs/${jobId}/log/${ordinal(seq)}`),
  users: () => collection<User>('users'),
  /** Exists while the data of a deleted job is still to be deleted. */
  jobDeletion: (jobId: string) => doc<JobDeletion>(`jobDeletions/${jobId}`),
  jobDeletions: () => collection<JobDeletion>('jobDeletions'),
  user: (uid: string) => doc<User>(`users/${uid}`),
  goneJob: (uid: string, jobId: string) => doc<GoneJob>(`users/${uid}/goneJobs/${jobId}`),
  verifications: (uid: string) => collection<DomainVerification>(`users/${uid}/verifications`),
  verification: (uid: string, host: string) =>
    doc<DomainVerification>(`users/${uid}/verifications/${siteIdOf(host)}`),
  site: (uid: string, host: string) => doc<SiteHistory>(`users/${uid}/sites/${siteIdOf(host)}`),
  issues: (uid: string, host: string) => collection<Issue>(`users/${uid}/sites/${siteIdOf(host)}/issues`),
  stats: (day: string, shard: number) => doc<StatsShard>(`stats/${day}-${shard}`),
  usage: (uid: string, month: string) => doc<MonthlyUsage>(`users/${uid}/usage/${month}`),
  /** Locked while a job is submitted for the user. */
  submitLock: (uid: string) => doc<Lock>(`users/${uid}/locks/submit`),
  preferences: (uid: string) => doc<Preferences>(`users/${uid}/settings/preferences`),
  comparison: (jobId: string) => doc<Comparison>(`jobs/${jobId}/report/comparison`),
  schedules: () => collection<Schedule>('schedules'),
  schedule: (scheduleId: string) => doc<Schedule>(`schedules/${scheduleId}`),
  headerSecrets: () => collection<HeaderSecret>('headerSecrets'),
  /** @param holder the document of a job or a schedule. */
  headerSecret: (holder: Pick<DocumentReference, 'id' | 'parent'>) =>
    doc<HeaderSecret>(`headerSecrets/${holder.parent.id}-${holder.id}`),
  waitlist: () => collection<WaitlistEntry>('waitlist'),
  waitlistEntry: (id: string) => doc<WaitlistEntry>(`waitlist/${id}`),
  waitlistBatches: () => collection<WaitlistBatch>('waitlistBatches'),
  waitlistBatch: (id: string) => doc<WaitlistBatch>(`waitlistBatches/${id}`),
  mails: () => collection<Mail>('mail'),
  auditLog: () => collection<AuditEntry>('audit'),
  deletions: () => collection<Deletion>('deletions'),
  deletion: (uid: string) => doc<Deletion>(`deletions/${uid}`),
  rateLimits: () => collection<UsageCount>('rateLimits'),
  salt: (day: string) => doc<{ readonly salt: string; readonly expiresAt: Date }>(`rateLimits/salt ${day}`),
  accessSettings: () => doc<AccessSettings>('settings/access'),
};
