import { act, fireEvent, screen } from '@testing-library/react';
import { offerCopying } from './actions';

test('a button that is pressed again announces it again and then restores its text', async () => {
  jest.useFakeTimers();
  const copied: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  document.body.innerHTML = '<div><button data-action="copy">Copy</button><pre>npm start\n</pre></div>';
  offerCopying();
  const button = screen.getByRole('button');
  const press = () => act(async () => void fireEvent.click(button));
  await press();
  expect(button).toHaveTextContent('Copied');
  jest.advanceTimersByTime(1_500);
  await press();
  jest.advanceTimersByTime(1_500);
  expect(button).toHaveTextContent('Copied');
  jest.advanceTimersByTime(500);
  expect(button).toHaveTextContent(/^Copy$/);
  expect(copied).toEqual(['npm start', 'npm start']);
});
