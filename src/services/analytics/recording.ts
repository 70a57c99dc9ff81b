import posthog, { type PostHogConfig } from 'posthog-js/dist/module.slim.no-external';
import { pageNameOf, tidyUrl } from '#domain/telemetry/pageName';

/**
 * What a page does, not what it says: every text, input and attribute is masked, every picture left out, addresses are
 * their routes. What is set here comes before what PostHog’s project settings say.
 */
export const recordingOptions: Partial<PostHogConfig> = {
  // Started below, for those sessions only that are recorded.
  disable_session_recording: true,
  enable_recording_console_log: false,
  session_recording: {
    maskAllInputs: true,
    maskTextSelector: '*',
    maskAllElementAttributes: true,
    blockSelector: 'img, picture, video, audio, canvas, iframe, object, embed',
    recordCrossOriginIframes: false,
    recordHeaders: false,
    recordBody: false,
    maskCapturedNetworkRequestFn: (request) => ({ ...request, name: tidyUrl(request.name ?? '') }),
  },
};

let wanted = false;

/** Records the pages of a session that was drawn, but none below `/auth`: its addresses hold codes, its forms passwords. */
export async function recordPage(path: string, isDrawn: boolean): Promise<void> {
  wanted = isDrawn && pageNameOf(path).area !== 'auth';
  if (!wanted) return posthog.stopSessionRecording();
  // The recorder is bundled as well, and finds the client by a global. A chunk that can’t be fetched leaves events
  // without a recording.
  const recorder = await import('posthog-js/dist/posthog-recorder').catch(() => undefined);
  if (recorder && wanted) posthog.startSessionRecording();
}

export function endRecording(): void {
  wanted = false;
  posthog.stopSessionRecording();
}
