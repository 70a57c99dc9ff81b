import { proofsOf } from '#domain/siteProof';
import { showsProof } from './showsProof';

const token = 'abcdefghijklmnopqrstuvwxyz012345';
const { html: meta } = proofsOf({ host: 'example.com', token }).meta;

test.each([
  meta,
  `<!doctype html><html><head><title>Home</title>${meta}</head><body>Hello`,
  `<title>Home</title>\n<script>"<p>"</script><style>a{}</style>${meta}<p>Hello`,
  `<META content='${token}' NAME=plumbline-verification />`,
  `<meta name=plumbline-verification content=${token}>`,
])('%s shows the proof', (html) => expect(showsProof(html, token)).toBe(true));

test.each([
  `<meta name="plumbline-verification" content="${token}x">`,
  `<meta name="plumbline-verification" content="">${token}`,
  `<meta name="description" content="${token}">`,
  `<p>${token}</p>`,
])('%s does not: it says something else', (html) => expect(showsProof(html, token)).toBe(false));

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
])('%s does not: a visitor may have written it', (html) => expect(showsProof(html, token)).toBe(false));

test('a page of nothing but beginnings is read, too', () =>
  expect(showsProof('<meta '.repeat(100_000), token)).toBe(false));
