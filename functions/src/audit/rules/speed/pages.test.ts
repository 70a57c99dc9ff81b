import { settings, violations } from '../testPage.fixture';
import { surveyed } from '../testSite.fixture';
import { domLarge, httpVersionOld, pageHeavy, pageUncompressed, slowResponse } from './pages';

describe('slow-response', () => {
  const of = (firstByteMs: number | null) => violations(slowResponse, '<p>x', { response: { firstByteMs } });

  test('reports more than 1.8 seconds', () =>
    expect(of(2_340)).toEqual(['The first byte of this page arrived after 2.3 s.']));

  test("doesn't report less, however long the rest took, or a missing measurement", () => {
    expect(of(1_800)).toEqual([]);
    expect(of(null)).toEqual([]);
  });
});

describe('page-uncompressed', () => {
  const of = (size: number, headers = {}) => settings(pageUncompressed, headers, { response: { size } });

  test('reports a page above the minimum size', () => expect(of(2_048)).toEqual(['Pages aren’t compressed']));

  test("doesn't report a small one, which compression wouldn't help", () => expect(of(2_047)).toEqual([]));

  test.each(['identity', ' Identity ', ''])("reports one in “%s”, which isn't compression", (encoding) =>
    expect(of(50_000, { 'content-encoding': encoding })).toHaveLength(1),
  );

  test.each(['gzip', 'br', 'zstd'])("doesn't report one in %s", (encoding) =>
    expect(of(50_000, { 'content-encoding': encoding })).toEqual([]),
  );
});

describe('page-heavy', () => {
  const of = (size: number) => violations(pageHeavy, '<p>x', { response: { size, bytes: 100 } });

  test('reports more than 500 KB unpacked, however small the transfer', () => {
    expect(of(600 * 1_024)).toEqual(['The HTML of this page has 600 KB.']);
  });

  test("doesn't report 500 KB", () => expect(of(500 * 1_024)).toEqual([]));
});

describe('dom-large', () => {
  test('reports more than 3,000 elements', () => {
    expect(violations(domLarge, '<i></i>'.repeat(3_001))).toEqual(['This page has 3,001 elements.']);
  });

  test("doesn't report 3,000, or the content of a template", () => {
    expect(violations(domLarge, '<i></i>'.repeat(3_000))).toEqual([]);
    expect(violations(domLarge, `<template>${'<i></i>'.repeat(5_000)}</template>`)).toEqual([]);
  });
});

describe('http-version-old', () => {
  const of = (http2: boolean) =>
    surveyed(httpVersionOld, { facts: { tls: { http2, validTo: 2, seenAt: 1 } }, pages: [{ at: '/' }] });

  test('reports a server without a newer version', () =>
    expect(of(false)).toEqual(['/ The server supports only HTTP/1.1.']));

  test("doesn't report one with HTTP/2", () => expect(of(true)).toEqual([]));

  test("doesn't report a site without encryption, where browsers use nothing newer", () => {
    expect(surveyed(httpVersionOld, { pages: [{ at: '/' }] })).toEqual([]);
  });
});
