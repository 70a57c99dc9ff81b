import type { Answer } from '../fetch/fetcher';
import { htmlOf } from './html';

async function sourceOf(text: string, headers: Answer['headers']): Promise<string | undefined> {
  const body = Buffer.from(text);
  const timing = { durationMs: 0, firstByteMs: 0, attempts: 1 };
  const html = await htmlOf({ kind: 'answer', status: 200, headers, body, bytes: body.length, ...timing });
  return html?.source;
}

describe.each([
  ['no type', {}],
  ['an empty type', { 'content-type': '' }],
])('a response with %s', (_, headers) => {
  it.each([
    '<!DOCTYPE html>',
    '<!doctype HTML public>',
    '\t\n\f\r <html lang=en>',
    '<head>',
    '<SCRIPT src=/a.js>',
    '<iframe src=/a>',
    '<h1>',
    '<div class=a>',
    '<font size=1>',
    '<table>',
    '<a href=/>',
    '<style>',
    '<title>',
    '<b>',
    '<body>',
    '<br>',
    '<p>',
    '<!-- a -->',
  ])('is a page if it begins with %j', async (text) => {
    expect(await sourceOf(text, headers)).toBe(text);
  });

  it.each([
    '',
    'Hello',
    '{"a": "<html>"}',
    '<?xml version="1.0"?><html>',
    '<svg>',
    '<h2>',
    '<htmlx>',
    '<p',
    '<!doctype htm>',
    'x <html>',
    `${' '.repeat(2_000)}<html>`,
  ])("isn't a page if it begins with %j", async (text) => {
    expect(await sourceOf(text, headers)).toBeUndefined();
  });
});

test('treats a response with an HTML type as a page, whatever it begins with', async () => {
  expect(await sourceOf('Hello', { 'content-type': 'text/html' })).toBe('Hello');
  expect(await sourceOf('<html>', { 'content-type': 'text/plain' })).toBeUndefined();
});
