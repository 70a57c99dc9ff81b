import { verificationRecordsOf } from '#domain/domainVerification';
import type { TextResult } from '../audit/inspect/fetchText';
import { findTextProblem, hasVerificationTag, homeUrls } from './verify';

const homes = homeUrls(new URL('https://www.example.com/shop'), 'example.com');
const nothing: TextResult = { kind: 'nothing', words: 'its name has no address' };

/** @param texts the text at each URL; other URLs can’t be read. */
const seen = (texts: Readonly<Record<string, string>>) =>
  findTextProblem(
    homes,
    async (url) => (url in texts ? { kind: 'text', text: texts[url] ?? '' } : nothing),
    (text) => text === 'proof',
    'It holds something else',
  );

test.each([['https://www.example.com'], ['https://example.com']])(
  'accepts a proof at %s alone, with and without www',
  async (home) => {
    expect(await seen({ [home]: 'proof' })).toBeNull();
    expect(homeUrls(new URL('http://example.com:8080/'), 'example.com:8080')).toEqual([
      'http://example.com:8080',
    ]);
  },
);

test('reports the requested host if neither has a proof', async () => {
  expect(await seen({ 'https://example.com': 'a parked page' })).toBe(
    'We couldn’t read https://www.example.com: its name has no address.',
  );
  expect(await seen({ 'https://www.example.com': 'a shop' })).toMatch(/^It holds something else\. Check/);
});

const token = 'abcdefghijklmnopqrstuvwxyz012345';
const { html: meta } = verificationRecordsOf({ host: 'example.com', token }).meta;

test.each([
  meta,
  `<!doctype html><html><head><title>Home</title>${meta}</head><body>Hello`,
  `<title>Home</title>\n<script>"<p>"</script><style>a{}</style>${meta}<p>Hello`,
  `<META content='${token}' NAME=plumbline-verification />`,
  `<meta name=plumbline-verification content=${token}>`,
])('accepts %s', (html) => expect(hasVerificationTag(html, token)).toBe(true));

test.each([
  `<meta name="plumbline-verification" content="${token}x">`,
  `<meta name="plumbline-verification" content="">${token}`,
  `<meta name="description" content="${token}">`,
  `<p>${token}</p>`,
])('rejects %s, which has other content', (html) => expect(hasVerificationTag(html, token)).toBe(false));

test.each([
  `<!-- ${meta} -->`,
  `<script>const proof = '${meta}';</script>`,
  `<script type="application/json">{"comment": "${meta}"}</script>`,
  `<style>${meta}</style>`,
  `<title>${meta}</title>`,
  `<noscript>${meta}</noscript>`,
  `<template>${meta}</template>`,
  `<head></head>${meta}`,
  `<body>${meta}`,
  `<p>Hello</p>${meta}`,
  `<textarea>${meta}</textarea>`,
  `<title>Chat</title> Somebody says ${meta}`,
  `{"comment": "<meta name=plumbline-verification content=${token}>"}`,
  `<svg>${meta}</svg>`,
])('rejects %s, which a visitor may have written', (html) =>
  expect(hasVerificationTag(html, token)).toBe(false),
);

test('reads a page of unclosed elements', () =>
  expect(hasVerificationTag('<meta '.repeat(100_000), token)).toBe(false));
