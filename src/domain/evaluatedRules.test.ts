import { rulesEvaluatedFor, rulesEvaluatedIn, rulesOfHtml } from './evaluatedRules';
import { type RuleId, ruleIds } from './rules';

const input = {
  scope: 'site' as const,
  urls: [],
  include: [],
  exclude: [],
  maxPages: 500,
  checkHtml: false,
};
const needsAsking = [
  'html-invalid',
  'title-duplicate',
  'robots-missing',
  'sitemap-missing',
  'favicon-missing',
];

describe('the rules that a report could evaluate', () => {
  it('are the listed ones if the report knows its input', () => {
    const named = rulesEvaluatedFor({ ...input, scope: 'page' });
    expect(named).not.toContain('sitemap-missing');
    expect(rulesEvaluatedIn(named, undefined)).toEqual(named);
  });

  it.each([
    ['all current rules', ruleIds],
    ['all rules of its time', ruleIds.filter((rule) => rule !== 'html-invalid' && rule !== 'orphan-page')],
    ['none', undefined],
  ])('exclude the optional rules when it lists %s and its input is unknown', (_, named) => {
    const evaluated = rulesEvaluatedIn(named, undefined);
    expect(evaluated).toEqual(expect.arrayContaining(['broken-link', 'title-missing']));
    for (const rule of [...needsAsking, 'orphan-page', ...rulesOfHtml]) expect(evaluated).not.toContain(rule);
  });

  it.each([
    ['all', ruleIds],
    ['none', undefined],
  ])('are the requested ones when it lists %s and its input is known', (_, named) => {
    expect(rulesEvaluatedIn(named, input)).toEqual(rulesEvaluatedFor(input));
  });

  it('exclude rules that were added later', () => {
    const named = ruleIds.filter((rule) => rule !== 'broken-link');
    expect(rulesEvaluatedIn(named, input)).not.toContain('broken-link');
    expect(rulesEvaluatedIn(named, undefined)).not.toContain('broken-link');
  });
});

describe('a job evaluates', () => {
  const evaluates = (rule: RuleId, change: object) =>
    rulesEvaluatedFor({ ...input, ...change }).includes(rule);
  const list = (...urls: readonly string[]) => ({ scope: 'list', urls });
  const twoPages = list('https://e.com/a', 'https://e.com/b');
  const twoSites = list('https://e.com/', 'https://other.com/');

  it('every rule, if it validates HTML and reads a whole site', () => {
    expect(rulesEvaluatedFor({ ...input, checkHtml: true })).toEqual(ruleIds);
  });

  it('rules of HTML only if it validates HTML', () => {
    expect(evaluates('html-invalid', { checkHtml: true })).toBe(true);
    expect(evaluates('html-invalid', { checkHtml: false })).toBe(false);
  });

  it.each([
    ['a site', true, { scope: 'site' }],
    ['two pages', true, { maxPages: 2 }],
    ['one page of a site', false, { maxPages: 1 }],
    ['a page', false, { scope: 'page' }],
    ['a list of two URLs', true, twoPages],
    ['a list of one URL', false, list('https://e.com/')],
    ['one page of a list', false, { ...twoPages, maxPages: 1 }],
  ])('rules about other pages when it reads %s: %s', (_, expected, change) => {
    expect(evaluates('title-duplicate', change)).toBe(expected);
  });

  it.each([
    ['a site', true, { scope: 'site' }],
    ['a section', true, { scope: 'section' }],
    ['a sitemap', true, { scope: 'sitemap' }],
    ['a page', false, { scope: 'page' }],
    ['a list of one site', true, twoPages],
    ['a list of two sites', false, twoSites],
  ])('rules about the server when it reads %s: %s', (_, expected, change) => {
    expect(evaluates('robots-missing', change)).toBe(expected);
  });

  it.each([
    ['site', true, true],
    ['section', true, false],
    ['sitemap', true, true],
    ['page', false, false],
    ['list', false, false],
  ])('rules about sitemaps and the icon for the scope %s: %s and %s', (scope, sitemaps, icon) => {
    const change = { ...twoPages, scope };
    expect(evaluates('sitemap-missing', change)).toBe(sitemaps);
    expect(evaluates('favicon-missing', change)).toBe(icon);
  });

  it.each([
    ['a site', true, {}],
    ['a section', false, { scope: 'section' }],
    ['a sitemap', false, { scope: 'sitemap' }],
    ['some paths of a site', false, { include: ['/blog'] }],
    ['a site without some paths', false, { exclude: ['/blog'] }],
  ])('rules about the whole site when it reads %s: %s', (_, expected, change) => {
    expect(evaluates('orphan-page', change)).toBe(expected);
  });

  it('no rules about the whole site if it could not read everything', () => {
    expect(rulesEvaluatedFor(input, false)).not.toContain('orphan-page');
    expect(rulesEvaluatedFor(input, false)).toContain('sitemap-missing');
  });
});
