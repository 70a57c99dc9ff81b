import { css } from '@emotion/react';
import { color, phone } from '#ui/theme/tokens';

const area = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  cursor: 'pointer',
  [phone]: { width: '2.75rem' },
  '@media print': { display: 'none' },
});
const box = css({ width: '1rem', height: '1rem', margin: 0, accentColor: color.accent, cursor: 'pointer' });

interface SelectBoxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Only a part is selected. */
  readonly some?: boolean;
  /** @param withShift the user held Shift. */
  readonly onSelect: (withShift: boolean) => void;
}

/** A checkbox with an area that is large enough to tap. */
export function SelectBox({ label, checked, some = false, onSelect }: SelectBoxProps) {
  return (
    <label css={area}>
      <input
        ref={(element) => {
          if (element) element.indeterminate = some;
        }}
        type="checkbox"
        css={box}
        aria-label={label}
        checked={checked}
        onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
