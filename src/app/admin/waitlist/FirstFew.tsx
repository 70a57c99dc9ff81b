import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button';
import { formatNumber } from '#ui/format';
import { TextInput } from '#ui/TextInput';
import { space } from '#ui/theme/tokens';

const maxCount = 1_000;

/** Selects the first N waiting users, however long the list is. */
export function FirstFew({ onAsk }: { readonly onAsk: (count: number) => void }) {
  const [typed, setTyped] = useState('10');
  const [checked, setChecked] = useState(false);
  const count = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  const fits = count >= 1 && count <= maxCount;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fits) onAsk(count);
  };
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(2) }}
    >
      <div css={{ width: '8rem', whiteSpace: 'nowrap' }}>
        <TextInput
          label="Number of people"
          inputMode="numeric"
          mono
          value={typed}
          onText={setTyped}
          error={checked && !fits ? `Enter a number from 1 to ${formatNumber(maxCount)}.` : undefined}
        />
      </div>
      <Button type="submit">Approve the first {fits ? formatNumber(count) : ''}</Button>
    </form>
  );
}
