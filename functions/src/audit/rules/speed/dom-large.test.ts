import { breaches } from '../testPage';
import { domLarge } from './dom-large';

test('more than 3,000', () => {
  expect(breaches(domLarge, '<i></i>'.repeat(3_001))).toEqual(['This page has 3,001 elements.']);
});

test('not 3,000, nor what waits in a template', () => {
  expect(breaches(domLarge, '<i></i>'.repeat(3_000))).toEqual([]);
  expect(breaches(domLarge, `<template>${'<i></i>'.repeat(5_000)}</template>`)).toEqual([]);
});
