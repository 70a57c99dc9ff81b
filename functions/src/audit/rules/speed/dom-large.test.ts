import { breaches } from '../testPage.fixture';
import { domLarge } from './dom-large';

test('reports more than 3,000 elements', () => {
  expect(breaches(domLarge, '<i></i>'.repeat(3_001))).toEqual(['This page has 3,001 elements.']);
});

test("doesn't report 3,000, or the content of a template", () => {
  expect(breaches(domLarge, '<i></i>'.repeat(3_000))).toEqual([]);
  expect(breaches(domLarge, `<template>${'<i></i>'.repeat(5_000)}</template>`)).toEqual([]);
});
