import { css } from '@emotion/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { paths } from '#domain/collections';
import { pathTo } from '#domain/routes';
import type { Backend, Viewing } from '#services/backend';
import { storedViewing } from '#services/viewing';
import { Button } from '#ui/Button';
import { formatCountdown } from '#ui/format';
import { Shape } from '#ui/Icon';
import { color, phone, space, text } from '#ui/theme/tokens';
import { useCommands } from '../keys/screenCommands';
import { useBackend } from '../live/BackendContext';
import { useDocument } from '../live/useLive';
import { useSession } from './SessionContext';

const bar = css({
  position: 'sticky',
  top: 0,
  zIndex: 8,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  padding: `${space(2)} ${space(6)}`,
  background: color.ink,
  color: color.paper,
  fontSize: text.sm,
  [phone]: { padding: `${space(2)} ${space(4)}` },
});

/** Stays at the top for as long as an admin views the product as another user. */
export function ViewBanner() {
  const { viewing, account } = useSession();
  if (!viewing || !account) return null;
  return <Banner who={account.email || account.uid} viewing={viewing} />;
}

function Banner({ who, viewing }: { readonly who: string; readonly viewing: Viewing }) {
  const backend = useBackend();
  const view = useDocument(paths.view(viewing.uid));
  const leftMs = useTimeLeft(viewing.until);
  const isEnded = view.status === 'ready' && (view.value === null || view.value.endsAt < viewing.until);
  const over = leftMs <= 0 || isEnded;
  useEffect(() => {
    if (over) void leaveView(backend);
  }, [over, backend]);
  const stop = () => void leaveView(backend);
  const banner = useRef<HTMLElement>(null);
  useStickyTop(banner);
  useCommands([{ words: 'Stop viewing', run: stop }]);
  return (
    <section ref={banner} aria-label="Viewing as a user" css={bar}>
      <span css={{ display: 'inline-flex', alignItems: 'center', gap: space(2), overflowWrap: 'anywhere' }}>
        <Shape name="drop" size={12} />
        <span>
          You are viewing Plumbline as <strong>{who}</strong>. This view is read-only.
        </span>
      </span>
      <span role="timer" css={{ marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' }}>
        {formatCountdown(leftMs)} left
      </span>
      <Button onClick={stop}>Stop viewing</Button>
    </section>
  );
}

/** Makes what sticks to the top of the window start below an element, whose height depends on the width. */
function useStickyTop(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    if (!element.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--sticky-top', `${entry?.target.getBoundingClientRect().height ?? 0}px`);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--sticky-top');
    };
  }, [element]);
}

function useTimeLeft(until: Date): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return until.getTime() - now;
}

/**
 * Ends the view and its tab. If the browser doesn't let us close the tab, it returns to where the view was
 * started, with the admin's own session. A view that could not be ended here expires by itself.
 */
export async function leaveView({ auth, functions }: Pick<Backend, 'auth' | 'functions'>): Promise<void> {
  const back = storedViewing()?.back ?? pathTo('admin');
  try {
    await functions.call('endView', {});
  } finally {
    await auth.signOut();
    window.close();
    window.location.replace(back);
  }
}
