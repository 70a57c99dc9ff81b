import { rulesEvaluatedFor, rulesEvaluatedIn, rulesOfHtml } from './evaluatedRules';
import { ruleIds } from './rules';

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
