import { Toast as Base } from '@base-ui/react/toast';
import { css } from '@emotion/react';
import { useEffect } from 'react';
import { buttonStyle } from './Button';
import { Shape, type ShapeName } from './Icon';
import { popupStyle } from './popup';
import { receiveToasts, type ToastMessage } from './showToast';
import { color, phone, space, text } from './theme/tokens';

type Tone = NonNullable<ToastMessage['tone']>;

const shapes: Record<Tone, ShapeName> = {
  error: 'disc',
  warning: 'triangle',
  notice: 'square',
  fixed: 'tick',
};

const defaultStayMs = 6_000;

/** Shows toasts. Used once per page. */
export function ToastRegion() {
  return (
    <Base.Provider limit={4}>
      <Receiver />
      <Base.Portal>
        <Base.Viewport css={viewport}>
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Receiver() {
  const { add } = Base.useToastManager<ToastMessage>();
  useEffect(
    () =>
      receiveToasts((message) => {
        const { title, words, tone, stayMs } = message;
        add({
          title,
          description: words,
          data: message,
          // High-priority toasts are hidden from screen readers until focused, although Tab stops at them.
          priority: 'low',
          timeout: stayMs ?? (tone === 'error' ? 0 : defaultStayMs),
        });
      }),
    [add],
  );
  return null;
}

const viewport = css({
  position: 'fixed',
  right: space(4),
  bottom: space(4),
  zIndex: 30,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space(2),
  width: 'min(24rem, calc(100vw - 2rem))',
  // Above the navigation, which is at the bottom on a phone.
  [phone]: { bottom: '5rem' },
});

/** Elements beside the text align with its first line and don't make any line taller. */
const line = space(5);
const mark = css({ display: 'flex', alignItems: 'center', height: line });
const besideWords = css({ marginBlock: space(-2), flexShrink: 0 });

const root = css([
  popupStyle,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space(2.5),
    padding: `${space(4.5)} ${space(3)}`,
    // Whole pixels, or the row that text above is drawn on varies.
    lineHeight: line,
    '&[data-limited]': { display: 'none' },
  },
]);

function Toasts() {
  const { toasts, close } = Base.useToastManager<ToastMessage>();
  return toasts.map((toast) => {
    const { tone = 'notice', action } = toast.data ?? {};
    return (
      <Base.Root key={toast.id} toast={toast} swipeDirection={['right', 'down']} css={root}>
        <span css={mark} style={{ color: color[tone] }}>
          <Shape name={shapes[tone]} />
        </span>
        <div css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Base.Title
            css={{ margin: 0, fontSize: text.sm, fontWeight: 600, letterSpacing: 0 }}
            render={<p />}
          />
          <Base.Description css={{ margin: 0, fontSize: text.sm, color: color.inkSoft }} />
        </div>
        {action && (
          <Base.Action
            css={[buttonStyle('plain'), besideWords]}
            onClick={() => {
              action.run();
              close(toast.id);
            }}
          >
            {action.label}
          </Base.Action>
        )}
        <Base.Close css={[buttonStyle('quiet'), besideWords]} aria-label="Dismiss">
          <Shape name="cross" size={9} />
        </Base.Close>
      </Base.Root>
    );
  });
}
