import { Combobox as Base } from '@base-ui/react/combobox';
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
  /** null is nothing chosen. */
  readonly value: Value | null;
  readonly options: readonly Option<Value>[];
  readonly onChoose: (value: Value | null) => void;
  readonly placeholder?: string;
  /** What is said when no option fits what was typed. */
  readonly none?: string;
}

/** A choice among many, narrowed by typing. */
export function Combobox<Value extends string>({
  label,
  hint,
  error,
  value,
  options,
  onChoose,
  placeholder,
  none = 'Nothing fits what you typed',
}: ComboboxProps<Value>) {
  const container = useContext(PopupContainer);
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Base.Root<Option<Value>>
          items={options}
          value={chosen}
          onValueChange={(option) => onChoose(option?.value ?? null)}
          isItemEqualToValue={(a, b) => a.value === b.value}
        >
          <Base.Input {...control} placeholder={placeholder} css={controlStyle} />
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
