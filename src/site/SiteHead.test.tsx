import { render } from '@testing-library/react';
import { DocsData, SiteHead } from './SiteHead';

function trailOf(path: string, section: 'Start' | 'Rules'): string[] {
  const { container } = render(<DocsData entry={{ path, title: 'A page', section }} />);
  const { itemListElement } = JSON.parse(container.querySelector('script')?.textContent ?? '');
  return itemListElement.map(
    (place: { position: number; name: string }) => `${place.position} ${place.name}`,
  );
}

test.each([
  ['/docs', 'Start', ['1 Plumbline', '2 Docs']],
  ['/docs/jobs', 'Start', ['1 Plumbline', '2 Docs', '3 A page']],
  ['/docs/rules', 'Rules', ['1 Plumbline', '2 Docs', '3 A page']],
  ['/docs/rules/broken-link', 'Rules', ['1 Plumbline', '2 Docs', '3 Rules', '4 A page']],
] as const)('%s is below the home page', (path, section, trail) => {
  expect(trailOf(path, section)).toEqual(trail);
});

test.each([
  ['Broken link', 'Broken link · Plumbline'],
  [
    'Broken links: how to find and fix them on your site',
    'Broken links: how to find and fix them on your site',
  ],
])('the title of the page “%s” is “%s”', (title, whole) => {
  const { container } = render(<SiteHead title={title} description="A sentence." path="/docs" />);
  expect(container.querySelector('title')?.textContent).toBe(whole);
});
