import { css } from '@emotion/react';
import { Field } from './Field';
import { color, phone } from './theme/tokens';

const style = css({
  width: '100%',
  minHeight: '1.5rem',
  margin: 0,
  accentColor: color.accent,
  [phone]: { minHeight: '2.75rem' },
});

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number in a range, for values whose effect is visible elsewhere. */
export function Slider({ label, min, max, value, onChange }: SliderProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="range"
          min={min}
          max={max}
          value={value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          css={style}
        />
      )}
    </Field>
  );
}
