import { useState } from 'react';
import { Button } from './Button';
import { TextInput } from './TextInput';
import { space } from './theme/tokens';

const labels = { idle: 'Copy', copied: 'Copied', refused: 'Select to copy' } as const;

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** What the button copies, if a page has several: “link”. */
  readonly what: string;
}

/** A value to paste elsewhere. One press copies it, or it can be selected if the browser blocks copying. */
export function CopyField({ label, value, what }: CopyFieldProps) {
  const [copied, setCopied] = useState<keyof typeof labels>('idle');
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setCopied('copied'),
      () => setCopied('refused'),
    );
  };
  return (
    <div
      css={{
        display: 'grid',
        gap: space(2),
        gridTemplateColumns: 'minmax(0, 1fr) max-content',
        alignItems: 'start',
      }}
    >
      <TextInput
        label={label}
        name={what}
        mono
        readOnly
        value={value}
        onText={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      {/* Aligned with the field, below its label. */}
      <div css={{ paddingTop: '1.75rem' }}>
        <Button onClick={copy}>
          <span aria-live="polite">
            {labels[copied]} {copied === 'idle' && what}
          </span>
        </Button>
      </div>
    </div>
  );
}
