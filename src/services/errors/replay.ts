import { type getClient, replayIntegration } from '@sentry/gatsby';
import { pageNameOf } from '../../domain/telemetry/pageName';
import { scrub } from '../../domain/telemetry/scrub';

/** Attributes that hold words or addresses of somebody's site. */
const maskAttributes = [
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'alt',
  'href',
  'src',
  'srcset',
  'value',
];

/**
 * Records what a page does, not what it says: every text and input is masked, every picture blocked, no request’s body
 * or header kept. The last minute stays in memory until an error is reported.
 * @returns what ends it.
 */
export function startReplay(client: NonNullable<ReturnType<typeof getClient>>): () => void {
  // Addresses below /auth hold codes.
  const { area } = pageNameOf(window.location.pathname);
  if (area !== 'user' && area !== 'admin' && area !== 'dev') return () => undefined;
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes,
    networkDetailAllowUrls: [],
    networkCaptureBodies: false,
    beforeAddRecordingEvent: scrub,
  });
  client.addIntegration(replay);
  return () => void replay.stop();
}
