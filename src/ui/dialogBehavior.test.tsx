import { focusTargetsFrom, restoreFocus } from './dialogBehavior';

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
