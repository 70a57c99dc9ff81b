import posthog, { type PostHogConfig } from 'posthog-js/dist/module.slim.no-external';
import { pageNameOf, tidyUrl } from '#domain/telemetry/pageName';

/**
 * Records what a page does, not its content: masks all text, inputs, and attributes, omits images, and reduces URLs
 * to routes. These options override PostHog’s project settings.
 */
export const recordingOptions: Partial<PostHogConfig> = {
  // Started below for sampled sessions only.
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

/**
 * Records the pages of a sampled session, except below `/auth`, where URLs contain codes and forms contain passwords.
 */
export async function recordPage(path: string, isDrawn: boolean): Promise<void> {
  wanted = isDrawn && pageNameOf(path).area !== 'auth';
  if (!wanted) return posthog.stopSessionRecording();
  // The recorder is bundled too and finds the client by a global. If its chunk can’t be loaded, events have no
  // recording.
  const recorder = await import('posthog-js/dist/posthog-recorder').catch(() => undefined);
  if (recorder && wanted) posthog.startSessionRecording();
}

export function endRecording(): void {
  wanted = false;
  posthog.stopSessionRecording();
}
