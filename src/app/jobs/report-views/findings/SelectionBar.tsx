import { useState } from 'react';
import { useDecideIssues } from '#app/jobs/operations/decideIssues';
import type { ReportOf } from '#app/jobs/report-data/ReportContext';
import { useKey } from '#app/keys/keys';
import type { Finding } from '#domain/finding';
import { Button } from '#ui/Button';
import { plural } from '#ui/format';
import { selectionBarStyle } from '#ui/selection';
import { space } from '#ui/theme/tokens';
import { IgnoreDialog } from './IgnoreDialog';
import type { FindingSelection } from './selection';

interface SelectionBarProps {
  readonly report: ReportOf;
  readonly selection: FindingSelection;
  /** How many findings are listed. */
  readonly listed: number;
  /** The list has only ignored findings. */
  readonly ignored: boolean;
  readonly read: (position: number) => Promise<Finding | undefined>;
}

/** Shows the actions on the selected findings, at the lower edge within reach of the thumb. */
export function SelectionBar({ report, selection, listed, ignored, read }: SelectionBarProps) {
  const [open, setOpen] = useState(false);
  const { state, run, reset } = useDecideIssues(report.job, report.issues, () => {
    setOpen(false);
    selection.clear();
  });
  const { size } = selection.selected;
  const readAll = async () => {
    const found = await Promise.all([...selection.selected].map(read));
    return found.filter((finding) => finding !== undefined);
  };
  const press = () => (ignored ? run(readAll(), null) : setOpen(true));
  useKey('e', ignored ? 'Stop ignoring the selected findings' : 'Ignore the selected findings', press);
  const what = plural(size, 'finding');
  return (
    <section
      aria-label="Selected findings"
      css={[selectionBarStyle, { marginTop: space(3), '@media print': { display: 'none' } }]}
    >
      <span aria-live="polite" css={{ fontWeight: 550 }}>
        {what} selected
      </span>
      {size < listed && (
        <Button variant="quiet" onClick={selection.selectAll}>
          Select all {plural(listed, 'finding')}
        </Button>
      )}
      <span css={{ marginLeft: 'auto' }} />
      <Button variant="quiet" onClick={selection.clear}>
        Clear selection
      </Button>
      <Button busy={ignored && state.status === 'busy' ? 'Restoring' : undefined} onClick={press}>
        {ignored ? 'Stop ignoring' : 'Ignore'} {what}
      </Button>
      <IgnoreDialog
        open={open}
        onClose={() => {
          setOpen(false);
          reset();
        }}
        count={size}
        state={state}
        onIgnore={(decision) => run(readAll(), decision)}
      />
    </section>
  );
}
