import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportContent } from '#app/jobs/report-data/reportContent';
import { errorWith } from '#app/live/fakeBackend.fixture';
import { PrintState, usePrint } from './usePrint';

function Report({ content }: { readonly content: ReportContent }) {
  const { state, paper, whole, print } = usePrint(content);
  return (
    <>
      <button type="button" onClick={() => print('whole')}>
        Print whole report
      </button>
      <PrintState state={state} />
      <p>
        On paper: {paper ?? 'the screen'}
        {whole && ', read'}
      </p>
    </>
  );
}

function show(findings: ReportContent['findings']) {
  const print = jest
    .spyOn(window, 'print')
    .mockReset()
    .mockImplementation(() => undefined);
  const content = { total: { findings: 1, pages: 0 }, findings, pages: async () => [] };
  render(<Report content={content} />);
  return print;
}

test('says that the whole report is being read for printing', async () => {
  let answer: (found: readonly never[]) => void = () => undefined;
  const print = show(() => new Promise((resolve) => (answer = resolve)));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Print whole report' }));
  expect(screen.getByRole('status')).toHaveTextContent('Preparing the report for printing');
  expect(print).not.toHaveBeenCalled();
  await act(async () => answer([]));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(print).toHaveBeenCalledTimes(1);
});

test('says that it could not be read', async () => {
  show(() => Promise.reject(errorWith('unavailable')));
  await userEvent.click(screen.getByRole('button', { name: 'Print whole report' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('prints the summary by default, without reading the report', async () => {
  const read = jest.fn();
  const print = show(read);
  await userEvent.keyboard('{Control>}p{/Control}');
  expect(screen.getByText('On paper: summary')).toBeInTheDocument();
  expect(print).toHaveBeenCalledTimes(1);
  expect(read).not.toHaveBeenCalled();
});

test('prints the summary from the browser’s menu, and what was requested last after that', async () => {
  show(async () => []);
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText('On paper: summary')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Print whole report' }));
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText('On paper: whole, read')).toBeInTheDocument();
});
