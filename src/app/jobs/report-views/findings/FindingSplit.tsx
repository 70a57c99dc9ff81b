import { css } from '@emotion/react';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { belowTabs } from '#ui/theme/tokens';
import { useMedia } from '#ui/useMedia';
import { FindingList } from './FindingList';
import { FindingPane, withPane } from './FindingPane';
import { SelectionBar } from './SelectionBar';
import { useFindingSelection } from './useFindingSelection';
import type { ShownFinding } from './useShownFinding';

const split = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media ${withPane}`]: {
    '&[data-split="true"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(28.75rem, 36%)' },
  },
});

interface FindingSplitProps extends Omit<ComponentProps<typeof FindingList>, 'paneId' | 'selection'> {
  /** Where the user may decide about findings: the report, and how to read a finding. */
  readonly deciding?: Pick<ComponentProps<typeof SelectionBar>, 'report' | 'ignored' | 'read'> | undefined;
}

/** Shows the list of findings, and in a wide window the opened finding beside it. */
export function FindingSplit({ opened, onOpen, deciding, ...list }: FindingSplitProps) {
  const selection = useFindingSelection(list.views);
  const id = useId();
  const isWide = useMedia(`screen and ${withPane}`);
  const around = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const [entered, setEntered] = useState(0);
  useEffect(() => {
    if (entered > 0) pane.current?.focus({ preventScroll: true });
  }, [entered]);
  const open = (next: ShownFinding | undefined, byKey = false) => {
    onOpen(next);
    // Tab would come to the pane only after all rows.
    if (next && byKey && isWide) setEntered((before) => before + 1);
  };
  const leave = () =>
    around.current?.querySelector<HTMLElement>(`[data-finding="${opened?.fingerprint}"] button`)?.focus();
  const finding = isWide && opened ? list.source.at(opened.position) : undefined;
  return (
    <div ref={around} css={[split, { scrollMarginTop: belowTabs }]} data-split={finding !== undefined}>
      <div>
        <FindingList
          {...list}
          opened={opened}
          onOpen={open}
          paneId={isWide ? id : undefined}
          selection={deciding && selection}
        />
        {deciding && selection.selected.size > 0 && (
          <SelectionBar
            {...deciding}
            selection={selection}
            listed={list.views.reduce((sum, { length }) => sum + length, 0)}
          />
        )}
      </div>
      {opened && finding && (
        <FindingPane
          ref={pane}
          id={id}
          finding={finding}
          index={opened.index}
          position={opened.position}
          onClose={() => onOpen(undefined)}
          onLeave={leave}
        />
      )}
    </div>
  );
}
