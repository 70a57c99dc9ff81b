import { type ComponentProps, type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#app/forms/ConfirmDialog';
import { Button } from '#ui/Button';
import { space } from '#ui/theme/tokens';

interface SettingSwitchProps extends Pick<ComponentProps<typeof ConfirmDialog>, 'act' | 'working'> {
  /** What applies now. */
  readonly present: ReactNode;
  /** What the button does, such as “Pause new jobs”. */
  readonly action: string;
  /** What changes, for the confirmation. */
  readonly consequence: string;
}

/** Shows a setting, and changes it to its other value after a confirmation. */
export function SettingSwitch({ present, action, consequence, act, working }: SettingSwitchProps) {
  const [asked, setAsked] = useState(false);
  return (
    <div css={{ display: 'grid', gap: space(3), justifyItems: 'start' }}>
      {present}
      <Button onClick={() => setAsked(true)}>{action}</Button>
      <ConfirmDialog
        title={`${action}?`}
        open={asked}
        onClose={() => setAsked(false)}
        action={action}
        working={working}
        act={act}
      >
        {consequence}
      </ConfirmDialog>
    </div>
  );
}
