import { render, screen } from '@testing-library/react';
import { ScoreChange } from './Score';
import { labelsOf } from './ScoreChart';

test.each([
  [87, 81, 'up 6 from 81'],
  [74, 81, 'down 7 from 81'],
])('a score of %d after %d is %s', (now, before, words) => {
  render(<ScoreChange now={now} before={before} />);
  expect(screen.getByTitle(`Previous run: ${before}`)).toHaveTextContent(words);
});

test.each([undefined, 81])('shows no change of 81 after %s', (before) => {
  const { container } = render(<ScoreChange now={81} before={before} />);
  expect(container).toBeEmptyDOMElement();
});

test('numbers the runs of one day', () => {
  const at = (day: number) => ({ at: new Date(2026, 2, day) });
  expect(labelsOf([at(1), at(1), at(2)])).toEqual(['Mar 1, 2026', 'Mar 1, 2026 (2)', 'Mar 2, 2026']);
});
