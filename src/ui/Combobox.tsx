import { Combobox as Base } from '@base-ui/react/combobox';
import { css } from '@emotion/react';
import { type ReactNode, useContext } from 'react';
import { controlStyle, Field } from './Field';
import { PopupContainer, popupItemStyle, popupLayer, popupListStyle } from './popup';
import { color, space } from './theme/tokens';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface ComboboxProps<Value extends string> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** null if nothing is selected. */
  readonly value: Value | null;
  readonly options: readonly Option<Value>[];
  readonly onChoose: (value: Value | null) => void;
  readonly placeholder?: string;
  /** Text if no option matches. */
  readonly none?: string;
}

/** Shows that there is a list, as a select does. One gray that is visible on both themes. */
const arrow = css({
  paddingRight: space(7),
  background: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12' fill='none' stroke='%23808489' stroke-width='1.75'%3E%3Cpath d='m2 4 4 4 4-4'/%3E%3C/svg%3E") right 0.625rem center / 0.75rem no-repeat ${color.raised}`,
  '&:disabled': { backgroundColor: color.sunken },
  textOverflow: 'ellipsis',
});

/** A choice among many, filtered by typing. */
export function Combobox<Value extends string>({
  label,
  hint,
  error,
  disabled = false,
  value,
  options,
  onChoose,
  placeholder,
  none = 'No matching options',
}: ComboboxProps<Value>) {
  const container = useContext(PopupContainer);
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Base.Root<Option<Value>>
          items={options}
          disabled={disabled}
          value={chosen}
          onValueChange={(option) => onChoose(option?.value ?? null)}
          isItemEqualToValue={(a, b) => a.value === b.value}
        >
          <Base.Input {...control} placeholder={placeholder} css={[controlStyle, arrow]} />
          <Base.Portal container={container ?? undefined}>
            <Base.Positioner sideOffset={4} css={popupLayer}>
              <Base.Popup css={popupListStyle}>
                <Base.Empty>
                  <div css={{ padding: space(2), color: color.inkFaint }}>{none}</div>
                </Base.Empty>
                <Base.List aria-label={label}>
                  {(option: Option<Value>) => (
                    <Base.Item key={option.value} value={option} css={popupItemStyle}>
                      {option.label}
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
