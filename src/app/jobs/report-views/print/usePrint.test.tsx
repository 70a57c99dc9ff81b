import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportContent } from '#app/jobs/report-data/reportContent';
import { errorWith } from '#app/live/fakeBackend.fixture';
import { PrintState, usePrint } from './usePrint';

function Report({ content }: { readonly content: ReportContent }) {
  const { state } = usePrint(content);
  return <PrintState state={state} />;
}

function show(findings: ReportContent['findings']) {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const content = { total: { findings: 1, pages: 0 }, findings, pages: async () => [] };
  render(<Report content={content} />);
  return print;
}

test('says that the whole report is being read for printing', async () => {
  let answer: (found: readonly never[]) => void = () => undefined;
  const print = show(() => new Promise((resolve) => (answer = resolve)));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.keyboard('{Control>}p{/Control}');
  expect(screen.getByRole('status')).toHaveTextContent('Preparing the report for printing');
  expect(print).not.toHaveBeenCalled();
  await act(async () => answer([]));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(print).toHaveBeenCalledTimes(1);
});

test('says that it could not be read', async () => {
  show(() => Promise.reject(errorWith('unavailable')));
  await userEvent.keyboard('{Control>}p{/Control}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
