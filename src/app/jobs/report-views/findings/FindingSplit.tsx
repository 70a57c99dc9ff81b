import { css } from '@emotion/react';
import { X } from 'lucide-react';
import {
  type ComponentProps,
  forwardRef,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Finding } from '#domain/finding';
import { buttonStyle } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { belowTabs, color, space } from '#ui/theme/tokens';
import { FindingDetail } from './FindingDetail';
import { FindingList } from './FindingList';
import { SelectionBar, useFindingSelection } from './selection';
import type { ShownFinding } from './useShownFinding';

/** From this width, a finding opens beside the list; below it, in the list. */
const withPane = '(min-width: 68.75rem)';

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

const pane = css({
  position: 'sticky',
  top: belowTabs,
  alignSelf: 'start',
  maxHeight: `calc(100vh - ${belowTabs})`,
  overflowY: 'auto',
  padding: `${space(4)} ${space(5)} ${space(6)}`,
  borderLeft: `1px solid ${color.line}`,
  background: color.raised,
  outline: 'none',
  '& h4': { paddingRight: space(8) },
  '@media print': { display: 'none' },
});

const closeStyle = css([
  ...buttonStyle('quiet'),
  { position: 'absolute', top: space(2.5), right: space(2.5), minWidth: '2.25rem' },
]);

interface FindingPaneProps {
  readonly id: string;
  readonly finding: Finding;
  readonly index: number;
  readonly position: number;
  readonly onClose: () => void;
  /** Returns the focus to the row. */
  readonly onLeave: () => void;
}

/** Shows the selected finding beside the list. It stays in the window while the list scrolls. */
const FindingPane = forwardRef<HTMLElement, FindingPaneProps>(function FindingPane(
  { id, finding, index, position, onClose, onLeave },
  ref,
) {
  return (
    <aside
      ref={ref}
      id={id}
      css={pane}
      tabIndex={-1}
      aria-label="Selected finding"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
    >
      <button
        type="button"
        css={closeStyle}
        aria-label="Close finding"
        onClick={() => {
          onLeave();
          onClose();
        }}
      >
        <Icon of={X} />
      </button>
      <FindingDetail key={finding.fingerprint} finding={finding} index={index} position={position} />
    </aside>
  );
});

const matches = (query: string) =>
  typeof window.matchMedia === 'function' && window.matchMedia(query).matches;

/** Returns whether a media query applies, for what CSS alone can't do. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (typeof window.matchMedia !== 'function') return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matches(query),
    () => false,
  );
}
