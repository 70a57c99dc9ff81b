import { render, screen } from '@testing-library/react';
import { SectionHeading, SubsectionHeading } from './elements';

test.each([
  ['h2', SectionHeading],
  ['h3', SubsectionHeading],
])('an <%s> has a link to itself that is hidden from screen readers and Tab', (_, Heading) => {
  render(<Heading id="how-links-rot">How links rot</Heading>);
  const heading = screen.getByRole('heading', { name: 'How links rot' });
  expect(heading.textContent).toBe('How links rot');
  expect(screen.queryByRole('link')).toBeNull();
  const link = heading.querySelector('a');
  expect(link?.getAttribute('href')).toBe('#how-links-rot');
  expect(link?.tabIndex).toBe(-1);
});

test('a heading without an ID has no link', () => {
  render(<SectionHeading>How links rot</SectionHeading>);
  expect(screen.getByRole('heading').querySelector('a')).toBeNull();
});
