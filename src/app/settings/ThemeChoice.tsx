import { css } from '@emotion/react';
import { useState } from 'react';
import { chooseTheme, type Theme } from '../../ui/theme/choice';
import { color, space, text } from '../../ui/theme/tokens';

const choices = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

type Choice = (typeof choices)[number]['value'];

const group = css({ display: 'flex', flexWrap: 'wrap', gap: space(5), margin: 0, padding: 0, border: 0 });

export function ThemeChoice() {
  const [chosen, setChosen] = useState<Choice>(chosenTheme);
  const choose = (choice: Choice) => {
    setChosen(choice);
    chooseTheme(choice === 'system' ? undefined : choice);
  };
  return (
    <fieldset css={group}>
      <legend css={{ padding: 0, marginBottom: space(2), fontSize: text.sm, color: color.inkSoft }}>
        Theme
      </legend>
      {choices.map(({ value, label }) => (
        <label
          key={value}
          css={{ display: 'inline-flex', alignItems: 'center', gap: space(2), fontSize: text.sm }}
        >
          <input
            type="radio"
            name="theme"
            checked={chosen === value}
            onChange={() => choose(value)}
            css={{ accentColor: color.accent }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function chosenTheme(): Theme | 'system' {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}
