import { useState } from 'react';
import { Failure } from '#app/forms/Form';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { useRecentSignIn } from '#app/session/recentSignIn/RecentSignInProvider';
import { exportMyData } from '#domain/operations';
import { capture } from '#services/analytics';
import { Button } from '#ui/Button';
import { formatBytes } from '#ui/format';
import { saveFile } from '#ui/saveFile';
import { color, space, text } from '#ui/theme/tokens';

export function ExportData() {
  const { functions } = useBackend();
  const withRecentSignIn = useRecentSignIn();
  const [bytes, setBytes] = useState<number>();
  const [saved, setSaved] = useState<string>();
  const { state, run } = useAction(async () => {
    setSaved(undefined);
    setBytes(0);
    const file = await withRecentSignIn(() => functions.download(exportMyData, setBytes), exportMyData);
    capture('data exported', {});
    const name = `plumbline-data-${new Date().toISOString().slice(0, 10)}.json`;
    saveFile(file, name);
    setSaved(name);
  });
  const busy = state.status === 'busy';
  return (
    <div css={{ display: 'grid', gap: space(3), justifyItems: 'start' }}>
      <p css={{ margin: 0 }}>
        Download a JSON file with everything we store about you: your account, settings, usage, jobs and
        reports.
      </p>
      <Button onClick={run} busy={busy ? 'Exporting your data' : undefined}>
        Export my data
      </Button>
      <p role="status" css={{ margin: 0, fontSize: text.xs, color: color.inkFaint }}>
        {busy && bytes !== undefined && `${formatBytes(bytes)} so far`}
        {!busy && saved && `Saved as ${saved}, ${formatBytes(bytes ?? 0)}`}
      </p>
      {state.status === 'failed' && <Failure error={state.error} />}
    </div>
  );
}
