import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, focusTargetsFrom, restoreFocus } from './Dialog';

/** A list with a row that opens a dialog and is removed when the dialog is done. */
function Rows({ onClosed }: { readonly onClosed?: () => void }) {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <section tabIndex={-1} aria-label="Rows">
      {!gone && (
        <button type="button" onClick={() => setOpen(true)}>
          Delete this row
        </button>
      )}
      <Dialog title="Delete this row?" open={open} onClose={close}>
        <input aria-label="Name" />
        <button
          type="button"
          onClick={() => {
            setGone(true);
            setOpen(false);
          }}
        >
          Delete
        </button>
      </Dialog>
    </section>
  );
}

describe('Dialog', () => {
  async function opened(onClosed?: () => void) {
    const user = userEvent.setup();
    render(<Rows {...(onClosed && { onClosed })} />);
    await user.click(screen.getByRole('button', { name: 'Delete this row' }));
    return { user, dialog: screen.getByRole('dialog', { name: 'Delete this row?' }) };
  }

  test('a button closes it on devices without an Escape key', async () => {
    const { user, dialog } = await opened();
    await user.click(screen.getByRole('button', { name: 'Close dialog' }));
    expect(dialog).not.toHaveAttribute('open');
  });

  test('a press on the backdrop closes it, and a press that starts inside and ends on the backdrop does not', async () => {
    const closed = jest.fn();
    const { user, dialog } = await opened(closed);
    await user.type(screen.getByLabelText('Name'), 'typed');
    fireEvent.pointerDown(screen.getByLabelText('Name'));
    fireEvent.click(dialog);
    expect(closed).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Name')).toHaveValue('typed');
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(closed).toHaveBeenCalled();
  });

  test('the focus stays nearby when the opener was removed', async () => {
    const { user } = await opened();
    (document.activeElement as HTMLElement | null)?.blur();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('region', { name: 'Rows' })).toHaveFocus();
  });

  test('the page behind it does not scroll until it is closed', async () => {
    const { user } = await opened();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.click(screen.getByRole('button', { name: 'Close dialog' }));
    expect(document.documentElement.style.overflow).toBe('');
  });
});

describe('focus after a dialog closes', () => {
  test('focuses the nearest remaining element, and leaves a focus elsewhere alone', () => {
    document.body.innerHTML =
      '<main tabindex="-1"><section tabindex="-1"><p><button>Row</button></p></section></main><input>';
    const [main, section, button, input] = ['main', 'section', 'button', 'input'].map((name) =>
      document.querySelector<HTMLElement>(name),
    );
    const way = focusTargetsFrom(button ?? null);
    input?.focus();
    restoreFocus(way);
    expect(input).toHaveFocus();
    input?.blur();
    restoreFocus(way);
    expect(button).toHaveFocus();
    button?.remove();
    restoreFocus(way);
    expect(section).toHaveFocus();
    section?.remove();
    restoreFocus(way);
    expect(main).toHaveFocus();
    main?.blur();
    restoreFocus(focusTargetsFrom(document.body));
    expect(main).toHaveFocus();
  });
});
