import { plans } from '#domain/plans';
import { emptyDraft } from './draft';
import { presetOf, withPreset, withScope } from './presets';

const { free, pro } = plans;

test('keeps nothing of the previous preset', () => {
  const page = withPreset({ url: 'a.example' }, 'page', pro);
  expect(page).toMatchObject({ scope: 'page', maxPages: '1' });
  expect(withPreset(page, 'whole', pro)).toEqual({
    url: 'a.example',
    scope: 'site',
    maxPages: '10000',
    maxDepth: '25',
    checkExternal: true,
  });
  const quick = withPreset(page, 'quick', pro);
  expect(withPreset(quick, 'sitemap', free)).toEqual({ url: 'a.example', scope: 'sitemap', maxPages: '500' });
});

test('keeps the site and the part of it, but no other options', () => {
  const where = { url: 'a.example', urls: 'b.example', include: '/a', exclude: '/b', headers: 'X-Key: 1' };
  const typed = { ...where, maxDepth: '1', respectRobots: false, requestsPerSecond: '1', checkHtml: false };
  expect(withPreset(typed, undefined, pro)).toEqual(where);
  expect(withPreset(typed, 'page', pro)).toEqual({
    ...where,
    scope: 'page',
    maxPages: '1',
    checkExternal: true,
  });
});

test.each(['whole', 'quick', 'page', 'sitemap'])('recognizes the draft of %s', (id) => {
  const draft = { ...emptyDraft(free), ...withPreset({}, id, free) };
  expect(presetOf(draft, free)).toBe(id);
  expect(presetOf({ ...draft, maxPages: '7' }, free)).toBeUndefined();
});

test('sets the number of pages by scope', () => {
  const page = withPreset({ url: 'a.example' }, 'page', pro);
  expect(withScope(page, 'page', 'site')).toEqual({ url: 'a.example', scope: 'site', checkExternal: true });
  expect(withScope({}, 'site', 'page')).toEqual({ scope: 'page', maxPages: '1' });
  expect(withScope({}, 'site', 'section')).toEqual({ scope: 'section' });
});

test('keeps a typed number of pages with every scope', () => {
  for (const to of ['page', 'section'] as const) {
    expect(withScope({ maxPages: '70' }, 'site', to)).toEqual({ maxPages: '70', scope: to });
  }
});
