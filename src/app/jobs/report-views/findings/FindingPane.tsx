import { css } from '@emotion/react';
import { X } from 'lucide-react';
import { forwardRef } from 'react';
import type { Finding } from '#domain/finding';
import { buttonStyle } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { belowTabs, color, space } from '#ui/theme/tokens';
import { FindingDetail } from './FindingDetail';

/** From this width, a finding opens beside the list; below it, in the list. */
export const withPane = '(min-width: 68.75rem)';

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
export const FindingPane = forwardRef<HTMLElement, FindingPaneProps>(function FindingPane(
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
