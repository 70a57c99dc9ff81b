import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { controlStyle, Field } from './Field';
import { color, phone, space, text } from './theme/tokens';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChoose: (value: Value) => void;
}

// Browsers indent a select's text by 4 px more than that of other fields.
const select = css({ paddingInline: space(1.5), textOverflow: 'ellipsis' });

/** The browser's own select, which works with every keyboard and screen reader. */
export function Select<Value extends string>({
  label,
  hint,
  error,
  disabled,
  value,
  options,
  onChoose,
}: SelectProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...control}
          disabled={disabled}
          value={value}
          css={[controlStyle, select]}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChoose(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface CheckboxProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}

const checkbox = css({
  width: '1rem',
  height: '1rem',
  margin: '0.2rem 0 0',
  accentColor: color.accent,
  flex: 'none',
});

const checkboxLabel = css({
  display: 'flex',
  gap: space(2.5),
  minHeight: '1.75rem',
  fontSize: text.sm,
  cursor: 'pointer',
  [phone]: { minHeight: '2.75rem', paddingBlock: space(2.5) },
});

export function Checkbox({ label, hint, checked, onCheck }: CheckboxProps) {
  return (
    <label css={checkboxLabel}>
      <input
        type="checkbox"
        checked={checked}
        css={checkbox}
        onChange={(event) => onCheck(event.target.checked)}
      />
      <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
        {hint && <span css={{ display: 'block', fontSize: text.xs, color: color.inkFaint }}>{hint}</span>}
      </span>
    </label>
  );
}
