import { useEffect, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useAction } from '#app/live/useAction';
import { useDocument } from '#app/live/useLive';
import { paths } from '#domain/collections';
import type { DataService } from '#services/backend';
import { TextInput } from '#ui/TextInput';

interface UserInputProps {
  readonly label: string;
  /** The user's ID, or empty. */
  readonly uid: string;
  readonly onEntered: (uid: string) => void;
}

/** Takes an email address or a user ID, on Enter or blur, and shows the email address of a known ID. */
export function UserInput({ label, uid, onEntered }: UserInputProps) {
  const { data } = useBackend();
  const user = useDocument(uid ? paths.user(uid) : undefined);
  const shown = (user.status === 'ready' && user.value?.email) || uid;
  const [typed, setTyped] = useState(shown);
  const [missing, setMissing] = useState<string>();
  useEffect(() => setTyped(shown), [shown]);
  const { state, run } = useAction(async () => {
    const text = typed.trim();
    if (text === shown) return;
    const found = text.includes('@') ? await findUid(data, text) : text;
    if (found === undefined) setMissing(text);
    else onEntered(found);
  });
  const change = (text: string) => {
    setMissing(undefined);
    setTyped(text);
  };
  const failure = state.status === 'failed' ? explain(state.error).message : undefined;
  return (
    <TextInput
      label={label}
      placeholder="Email or user ID"
      autoComplete="off"
      value={typed}
      error={missing === undefined ? failure : `No account has the email address ${missing}.`}
      onText={change}
      onBlur={run}
      onKeyDown={(event) => {
        if (event.key === 'Enter') run();
      }}
    />
  );
}

async function findUid(data: DataService, email: string): Promise<string | undefined> {
  const [user] = await data.readQuery({
    from: paths.users,
    where: [['email', '==', email.toLowerCase()]],
    orderBy: ['email', 'asc'],
    limit: 1,
  });
  return user?.uid;
}
