import { resultItems } from './results';

const page = { path: '/docs/jobs', title: 'Jobs', kind: 'Docs' };
const linkFor = (text: string, matched: readonly string[], heading?: string) => {
  const section = heading ? { id: 'limits', heading, text } : { text };
  return resultItems([{ page, section, matched }])[0]?.querySelector('a');
};

test('links to the section, and marks matched words of its text', () => {
  const link = linkFor('Each job is limited. Jobs end.', ['job'], 'Limits');
  expect(link?.getAttribute('href')).toBe('/docs/jobs#limits');
  expect([...(link?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'job',
    'Jobs',
  ]);
});

test('shows the part of a long text around the first match', () => {
  const before = 'before '.repeat(50);
  const text = linkFor(`${before}match ${'after '.repeat(50)}`, ['match'])?.querySelector(
    'small',
  )?.textContent;
  expect(text).toMatch(/^… (before ){8}match (after )+…$/);
});

test('shows markup in a text as text', () => {
  const link = linkFor('Write <img src=x onerror=alert(1)> here', ['write']);
  expect(link?.querySelector('img')).toBeNull();
  expect(link?.textContent).toContain('<img src=x onerror=alert(1)>');
});
