import { act, render, screen } from '@testing-library/react';
import { screenCommands } from '#app/keys/screenCommands';
import { VerifyButton } from './VerifyButton';

jest.mock('./VerifyDialog', () => ({
  VerifyDialog: ({ open }: { readonly open: boolean }) => (open ? <p>The ways to verify</p> : null),
}));

test('Ctrl+K opens the same dialog as the button', async () => {
  render(<VerifyButton url="https://example.com/" host="example.com" label="Verify domain" />);
  const offer = screenCommands().find(({ words }) => words === 'Verify example.com');
  await act(async () => offer?.run());
  expect(await screen.findByText('The ways to verify')).toBeVisible();
});
