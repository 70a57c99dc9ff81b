import {
  type CollectionReference,
  type DocumentReference,
  FieldPath,
  type Query,
} from 'firebase-admin/firestore';
import type { AuditEntry } from '#domain/auditLog';
import type { Job } from '#domain/job';
import type { User } from '#domain/user';
import { anyCollection, db, refs } from '../platform/firestore';
import { readAccount } from './authRecord';
import { entryOf } from './waitlist/entry';

const pageSize = 25;

/**
 * Yields all data of an account as chunks of one JSON file, so that a large account never has to fit into memory.
 * Leaves out emails and their tickets (which prove that an address belongs to someone), the uids of other users,
 * internal documents of jobs, and the values of request headers.
 */
export async function* exportChunks(user: User): AsyncGenerator<string> {
  const { uid } = user;
  yield `{"exportedAt":${JSON.stringify(new Date())}`;
  yield* field('account', await readAccount({ uid }));
  yield* field('profile', user);
  yield* field('waitlist', await waitlistEntry(uid));
  yield* personal(uid);
  yield* list('shares', refs.shares.where('ownerUid', '==', uid), (share, token) => ({ token, ...share }));
  yield* list('schedules', refs.schedules.where('ownerUid', '==', uid));
  yield* list('adminActions', refs.auditLog.where('targetUid', '==', uid), (entry) => anonymized(entry, uid));
  yield ',"jobs":[';
  yield* joined(jobs(uid));
  yield ']}\n';
}

/**
 * Exports every collection below the user document, including ones that are added later: settings, usage, sites and
 * their verifications.
 */
async function* personal(uid: string): AsyncGenerator<string> {
  for (const { id, path } of await refs.user(uid).listCollections()) {
    yield `,${JSON.stringify(id)}:[`;
    yield* joined(wholeDocuments(path));
    yield ']';
  }
}

/** Exports documents with their subcollections, such as a site’s decisions about findings. */
async function* wholeDocuments(path: string): AsyncGenerator<string> {
  for await (const { id, document, ref } of paged(anyCollection(path))) {
    const below: Record<string, unknown[]> = {};
    for (const collection of await ref.listCollections()) {
      const items: unknown[] = [];
      for await (const item of wholeDocuments(collection.path)) items.push(JSON.parse(item));
      below[collection.id] = items;
    }
    yield JSON.stringify({ id, ...document, ...below });
  }
}

async function* field(name: string, value: unknown): AsyncGenerator<string> {
  yield `,${JSON.stringify(name)}:${JSON.stringify(value)}`;
}

async function* list<T>(
  name: string,
  query: Query<T>,
  show: (document: T, id: string) => unknown = (document) => document,
): AsyncGenerator<string> {
  yield `,${JSON.stringify(name)}:[`;
  yield* joined(documents(query, show));
  yield ']';
}

async function* documents<T>(
  query: Query<T>,
  show: (document: T, id: string) => unknown,
): AsyncGenerator<string> {
  for await (const { id, document } of paged(query)) yield JSON.stringify(show(document, id));
}

async function* joined(items: AsyncIterable<string>): AsyncGenerator<string> {
  let first = true;
  for await (const item of items) {
    yield first ? item : `,${item}`;
    first = false;
  }
}

/** Exports each job as one JSON object, and reads the parts of its report a page at a time. */
async function* jobs(uid: string): AsyncGenerator<string> {
  for await (const { document } of paged<Job>(refs.jobs.where('ownerUid', '==', uid))) {
    const { jobId } = document;
    const [summary, comparison, timeline] = await Promise.all([
      refs.reportSummary(jobId).get(),
      refs.comparison(jobId).get(),
      refs.timeline(jobId).get(),
    ]);
    const head = {
      ...document,
      summary: summary.data() ?? null,
      comparison: comparison.data() ?? null,
      timeline: timeline.data()?.events ?? [],
    };
    const parts = [];
    for await (const part of paged(refs.parts(jobId))) parts.push(part.document);
    yield JSON.stringify({ ...head, parts });
  }
}

/** Yields all documents of a query in the order of their IDs, a page at a time. */
async function* paged<T>(
  query: Query<T> | CollectionReference<T>,
): AsyncGenerator<{ id: string; document: T; ref: DocumentReference<T> }> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(pageSize);
  let next: Query<T> | null = ordered;
  while (next) {
    const { docs }: FirebaseFirestore.QuerySnapshot<T> = await next.get();
    for (const doc of docs) yield { id: doc.id, document: doc.data(), ref: doc.ref };
    const last = docs.at(-1);
    next = last && docs.length === pageSize ? ordered.startAfter(last) : null;
  }
}

async function waitlistEntry(uid: string): Promise<unknown> {
  const entry = await db.runTransaction((tx) => entryOf(tx, uid), { readOnly: true });
  if (!entry) return null;
  const { ticket: _, ...shown } = entry;
  return shown;
}

function anonymized(entry: AuditEntry, uid: string): AuditEntry {
  return { ...entry, actorUid: entry.actorUid === uid ? uid : 'an admin' };
}
