import {
  FeatureFlagsExtensions,
  SessionReplayExtensions,
  SurveysExtensions,
} from 'posthog-js/dist/extension-bundles';
import posthog, { type PostHogConfig } from 'posthog-js/dist/module.slim.no-external';
import { checkedProperties, type EventName } from '#domain/events';
import { type FlagName, type FlagValues, knownFlags } from '#domain/flags';
import { type RemoteConfig, remoteConfigFlag, remoteConfigOf } from '#domain/remoteConfig';
import { type Answer, answerProperties, reportSurvey, type Survey } from '#domain/survey';
import { pageNameOf } from '#domain/telemetry/pageName';
import { tidyProperties } from '#domain/telemetry/properties';
import { type PostHogSettings, readTelemetry } from '../environment/telemetry';
import { endRecording, recordingOptions, recordPage } from './recording';
import { keys, local, read, session, write } from './storage';

const nothing = () => undefined;

/**
 * Bundles everything, because PostHog’s client would otherwise load scripts from its own host. It captures nothing by
 * itself. `no-external` and the extensions are its documented way to exclude unused code.
 */
function configOf({ host }: PostHogSettings): Partial<PostHogConfig> {
  return {
    api_host: host,
    __extensionClasses: { ...FeatureFlagsExtensions, ...SessionReplayExtensions, ...SurveysExtensions },
    disable_external_dependency_loading: true,
    // No cookies, so that our other hosts don't receive them.
    persistence: 'localStorage',
    person_profiles: 'identified_only',
    respect_dnt: true,
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_heatmaps: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    rageclick: false,
    save_campaign_params: false,
    disable_surveys_automatic_display: true,
    disable_product_tours: true,
    disable_conversations: true,
    // No bootstrap with stored flags: the client would treat them as fetched and not fetch again until the next
    // login. A blocked or slow host is not an error.
    on_request_error: nothing,
    // When stopped, the recorder would send its buffer, even if it stops because consent was withdrawn.
    before_send: (event) =>
      event && !closed ? { ...event, properties: tidyProperties(event.properties) } : null,
    ...recordingOptions,
  };
}

let opened = false;
let closed = false;
/** Whether this session was sampled for recording. */
let isDrawn = false;

/** @returns whether there is anything to open. */
export function open(): boolean {
  const { posthog: settings } = readTelemetry();
  if (!settings) return false;
  closed = false;
  if (opened) {
    posthog.set_config({ disable_persistence: false });
  } else {
    opened = true;
    posthog.init(settings.key, configOf(settings));
    posthog.onFeatureFlags((_names, values) => {
      if (!closed) storeFlags(knownFlags(values), posthog.getFeatureFlagPayload(remoteConfigFlag));
    });
  }
  isDrawn = isSampled(settings.recordingRate ?? storedConfig().recordingPercent / 100);
  return true;
}

/** The caller removes PostHog's data from this browser. */
export function close(): void {
  closed = true;
  endRecording();
  posthog.reset(true);
  posthog.set_config({ disable_persistence: true });
}

export function capture(name: EventName, properties: unknown): void {
  const checked = checkedProperties(name, properties);
  if (checked) posthog.capture(name, checked);
}

export function pageViewed(path: string): void {
  const { route, area } = pageNameOf(path);
  posthog.capture('$pageview', { route, area, $current_url: `${window.location.origin}${path}` });
  void recordPage(path, isDrawn);
}

export function identify(uid: string): void {
  if (posthog.get_distinct_id() !== uid) posthog.identify(uid);
}

export function forgetPerson(): void {
  posthog.reset();
}

export function exposed(name: FlagName, value: string | boolean): void {
  posthog.capture('$feature_flag_called', { $feature_flag: name, $feature_flag_response: value });
}

/** Counts a report that the user reads. @param found is called if the survey is due after it. */
export function reportRead(jobId: string, found: (survey: Survey) => void): void {
  const { count, isNew } = countReport(jobId);
  if (!isNew || count !== storedConfig().surveyAfterReports) return;
  posthog.getSurveys((surveys) => {
    const survey = reportSurvey(surveys);
    if (!survey || closed) return;
    surveyShown(survey);
    found(survey);
  }, true);
}

/**
 * Uses the names and properties of PostHog’s own surveys:
 * https://posthog.com/docs/surveys/implementing-custom-surveys
 */
const surveyShown = ({ id, name }: Survey) =>
  posthog.capture('survey shown', { $survey_id: id, $survey_name: name });
export const surveyDismissed = ({ id, name }: Survey) =>
  posthog.capture('survey dismissed', { $survey_id: id, $survey_name: name });
export const surveyAnswered = (survey: Survey, answers: readonly Answer[]) =>
  posthog.capture('survey sent', answerProperties(survey, answers));

/** Storage that only PostHog’s client needs, in its own file so that no page loads it without consent. */
export const storedConfig = (): RemoteConfig => remoteConfigOf(read(local, keys.config));

export function storeFlags(flags: FlagValues, config: unknown): void {
  write(local, keys.flags, flags);
  write(local, keys.config, remoteConfigOf(config));
}

/** Counts each report once, however often it is passed. @returns the number of reports so far. */
export function countReport(jobId: string): { readonly count: number; readonly isNew: boolean } {
  const stored = read(local, keys.reports);
  const seen = Array.isArray(stored) ? stored.map(String) : [];
  if (seen.includes(jobId)) return { count: seen.length, isNew: false };
  // Enough to count up to the survey.
  const all = [...seen, jobId].slice(0, 101);
  write(local, keys.reports, all);
  return { count: all.length, isNew: true };
}

/** Sampled once per browser session, with the same result on all of its pages. */
export function isSampled(rate: number): boolean {
  const stored = read(session, keys.recorded);
  if (typeof stored === 'boolean') return stored;
  const sampled = Math.random() < rate;
  write(session, keys.recorded, sampled);
  return sampled;
}
