import { type getClient, replayIntegration } from '@sentry/gatsby';
import { scrub } from '#domain/telemetry/scrub';

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

let replay: ReturnType<typeof replayIntegration> | undefined;
let recording = false;

/**
 * Records what a page does, not what it says: every text and input is masked, every picture blocked, no request’s body
 * or header kept. The last minute stays in memory until an error is reported. Does nothing while it already records.
 */
export function startReplay(client: NonNullable<ReturnType<typeof getClient>>): void {
  if (recording) return;
  recording = true;
  // A page can have one, which is stopped and started again.
  if (replay) {
    replay.startBuffering();
    return;
  }
  replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes,
    networkDetailAllowUrls: [],
    networkCaptureBodies: false,
    beforeAddRecordingEvent: scrub,
  });
  client.addIntegration(replay);
}

/** @param flush whether what an error has made worth sending still leaves: not once consent has gone. */
export function stopReplay(flush: boolean): void {
  if (!recording) return;
  recording = false;
  void replay?.stop({ flush });
}
