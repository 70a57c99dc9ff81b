import { render, screen } from '@testing-library/react';
import { exampleFinding } from '#app/jobs/report-data/finding.fixture';
import { Places } from './FindingDetail';

const examples = [exampleFinding.page, 'https://example.com/b'];

it('lists the first pages that share a cause, and says how many more there are', () => {
  render(
    <Places finding={{ ...exampleFinding, evidence: { line: 48 }, occursOn: { pages: 527, examples } }} />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^\/.*line 48$/),
    expect.stringMatching(/^\/b/),
    'and 525 more pages',
  ]);
});

it('doesn’t mention more pages when all are listed', () => {
  render(<Places finding={{ ...exampleFinding, occursOn: { pages: 2, examples } }} />);
  expect(screen.queryByText(/more page/)).toBeNull();
});
