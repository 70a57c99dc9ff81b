import { type getClient, replayIntegration } from '@sentry/gatsby';
import { scrub } from '#domain/telemetry/scrub';

/** Attributes that contain text or URLs of a user's site. */
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
 * Records what a page does, not its content: masks all text and inputs, blocks all images, and stores no request
 * bodies or headers. The last minute stays in memory until an error is reported. Does nothing if already recording.
 */
export function startReplay(client: NonNullable<ReturnType<typeof getClient>>): void {
  if (recording) return;
  recording = true;
  // A page can only have one, which is stopped and restarted.
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

/** @param flush whether to send what an error has already triggered. False once consent was withdrawn. */
export function stopReplay(flush: boolean): void {
  if (!recording) return;
  recording = false;
  void replay?.stop({ flush });
}
