import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { jobInputSchema } from '#domain/jobInput';
import { EncryptionError } from '../platform/encryption';
import { storedInput } from './headers';

jest.mock('../platform/firestore', () => ({ refs: {}, db: {} }));

const given = { ...process.env };
beforeEach(() => {
  process.env.HEADER_KEYS = `test:${Buffer.alloc(32, 1).toString('base64')}`;
});
afterAll(() => {
  process.env = given;
});

const inputOf = (headers: Record<string, string>) =>
  v.parse(jobInputSchema, { url: 'https://example.com', headers });
const markOf = (headers: Record<string, string>, uid = 'ada') =>
  storedInput(inputOf(headers), uid).secretHeaders?.mark;

test('stores only the names of headers and a digest', () => {
  const stored = storedInput(inputOf({ 'X-Key': 'opensesame' }), 'ada');
  expect(stored).toMatchObject({
    url: 'https://example.com/',
    secretHeaders: { names: ['X-Key'], mark: expect.any(String) },
  });
  expect(JSON.stringify(stored)).not.toContain('opensesame');
  expect(stored).not.toHaveProperty('headers');
});

test('the digest ignores the order and case of headers', () => {
  const mark = markOf({ Cookie: 'a=1', Accept: 'x' });
  expect(markOf({ accept: 'x', cookie: 'a=1' })).toBe(mark);
  expect(markOf({ Accept: 'x' })).not.toBe(mark);
  expect(markOf({ Cookie: 'a=2', Accept: 'x' })).not.toBe(mark);
});

test('the digest differs between accounts', () => {
  expect(markOf({ Cookie: 'a=1' }, 'ada')).not.toBe(markOf({ Cookie: 'a=1' }, 'bob'));
});

test('the digest depends on the key', () => {
  const mark = markOf({ Cookie: 'a=1' });
  process.env.HEADER_KEYS = `test:${randomBytes(32).toString('base64')}`;
  expect(markOf({ Cookie: 'a=1' })).not.toBe(mark);
});

test('rejects headers without a key, and stores an input without headers', () => {
  process.env.HEADER_KEYS = '';
  expect(() => storedInput(inputOf({ Cookie: 'a=1' }), 'ada')).toThrow(EncryptionError);
  expect(storedInput(inputOf({}), 'ada')).not.toHaveProperty('secretHeaders');
});
