import { useEffect, useState } from 'react';
import { TextInput } from '#ui/TextInput';

interface UidInputProps {
  readonly label: string;
  readonly value: string;
  readonly onEntered: (uid: string) => void;
}

/** Applies the ID on Enter or blur, not on each key, which would run a query. */
export function UidInput({ label, value, onEntered }: UidInputProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const enter = () => {
    if (typed.trim() !== value) onEntered(typed.trim());
  };
  return (
    <TextInput
      label={label}
      mono
      placeholder="User ID"
      value={typed}
      onText={setTyped}
      onBlur={enter}
      onKeyDown={(event) => {
        if (event.key === 'Enter') enter();
      }}
    />
  );
}
