import { giveFocusBack, wayBackFrom } from './dialogBehavior';

test('focuses the nearest remaining element, and leaves a focus elsewhere alone', () => {
  document.body.innerHTML =
    '<main tabindex="-1"><section tabindex="-1"><p><button>Row</button></p></section></main><input>';
  const [main, section, button, input] = ['main', 'section', 'button', 'input'].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  const way = wayBackFrom(button ?? null);
  input?.focus();
  giveFocusBack(way);
  expect(input).toHaveFocus();
  input?.blur();
  giveFocusBack(way);
  expect(button).toHaveFocus();
  button?.remove();
  giveFocusBack(way);
  expect(section).toHaveFocus();
  section?.remove();
  giveFocusBack(way);
  expect(main).toHaveFocus();
  main?.blur();
  giveFocusBack(wayBackFrom(document.body));
  expect(main).toHaveFocus();
});
