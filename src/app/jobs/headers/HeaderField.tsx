import { css } from '@emotion/react';
import { Button } from '#ui/Button';
import { TextInput } from '#ui/TextInput';
import { space, text } from '#ui/theme/tokens';

interface HeaderFieldProps {
  readonly name: string;
  /** The name of the form's field; defaults to the header's name. */
  readonly field?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Removes the header; without it, the header can't be removed. */
  readonly onRemove?: (() => void) | undefined;
}

const row = css({ display: 'grid', gap: space(1) });

/** An input for the value of one request header, masked and never autofilled. */
export function HeaderField({ name, field = name, value, onValue, onRemove, ...rest }: HeaderFieldProps) {
  return (
    <div css={row}>
      <TextInput
        {...rest}
        label={name}
        name={field}
        type="password"
        // Browsers ignore “off” for passwords and would fill in one saved for this site.
        autoComplete="new-password"
        spellCheck={false}
        mono
        value={value}
        onText={onValue}
      />
      {onRemove && (
        <div>
          <Button variant="quiet" onClick={onRemove}>
            Remove {name}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Shows a header that is removed when the form is saved. */
export function RemovedHeader({ name, onKeep }: { readonly name: string; readonly onKeep: () => void }) {
  return (
    <div css={row}>
      <p css={{ margin: 0, fontSize: text.sm }}>{name} is removed when you save.</p>
      <div>
        <Button variant="quiet" onClick={onKeep}>
          Keep {name}
        </Button>
      </div>
    </div>
  );
}
