import { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { paths } from '#domain/collections';
import { db, refs } from './firestore';

afterAll(() => db.terminate());

test('refers to a document by the ID of its path', () => {
  const job = refs.job('one');
  expect(job).toBeInstanceOf(DocumentReference);
  expect(job.path).toBe(paths.job('one'));
  expect(refs.part('one', 7).path).toBe('jobs/one/parts/000007');
  expect(refs.dailySalt('2026-11-21').path).toBe('rateLimits/salt 2026-11-21');
});

test('refers to a collection, with or without a parent', () => {
  expect(refs.jobs).toBeInstanceOf(CollectionReference);
  expect(refs.jobs.doc('one').path).toBe(paths.job('one'));
  expect(refs.parts('one')).toBeInstanceOf(CollectionReference);
  expect(refs.parts('one').path).toBe('jobs/one/parts');
});

test('refers to a document without an ID of its own', () => {
  expect(refs.accessSettings).toBeInstanceOf(DocumentReference);
  expect(refs.accessSettings.path).toBe('settings/access');
});
