import { Tooltip as Base } from '@base-ui/react/tooltip';
import { css } from '@emotion/react';
import { type ReactElement, useContext, useId, useState } from 'react';
import { PopupContainer, popupLayer, popupStyle } from './popup';
import { space, text } from './theme/tokens';

const popup = css([
  popupStyle,
  { maxWidth: '18rem', padding: `${space(1)} ${space(2)}`, fontSize: text.xs, overflowWrap: 'anywhere' },
]);

interface TooltipProps {
  /** Additional text. Never the only place for information. */
  readonly words: string;
  /** A single focusable element. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** Shown on hover and on focus. Escape closes it. */
export function Tooltip({ words, children }: TooltipProps) {
  const container = useContext(PopupContainer);
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger delay={400} render={children} aria-describedby={open ? id : undefined} />
      <Base.Portal container={container ?? undefined}>
        <Base.Positioner sideOffset={6} css={popupLayer}>
          <Base.Popup id={id} role="tooltip" css={popup}>
            {words}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
