import type { EventName, EventProperties } from '#domain/events';
import { type FlagName, type FlagValues, flagValue, type ValueOf } from '#domain/flags';
import type { Answer, Survey } from '#domain/survey';
import { consent, watchConsent } from '../consent';
import { mayUseAnalytics } from '../environment/enabled';
import { whenIdle } from '../idle';
import { forgetAnalytics, overrides, storedFlags } from './storage';

/**
 * Product analytics for the rest of the product. Nothing here blocks, throws, or shows anything. PostHog’s client is
 * loaded with consent once the page is idle. Until then, events wait in memory. Without consent, nothing is captured.
 */
type Client = typeof import('./client');
type Act = (client: Client) => void;

const maxWaiting = 100;
let started = false;
let client: Client | undefined;
let waiting: Act[] | undefined;

/** Follows the visitor’s consent from now on. Does nothing in a build without a key. */
export function startAnalytics(): void {
  if (started || !mayUseAnalytics()) return;
  started = true;
  // Reads them before anything is fetched, however late the page first needs one.
  flagsAtOpening();
  const follow = () => (consent() === 'granted' ? turnOn() : turnOff());
  watchConsent(follow);
  follow();
}

function turnOn(): void {
  if (client || waiting) return;
  const mine: Act[] = [];
  waiting = mine;
  whenIdle(async () => {
    // The chunk was blocked, or consent was withdrawn meanwhile: the page continues without analytics.
    const loaded = await import('./client').catch(() => undefined);
    if (waiting !== mine) return;
    waiting = undefined;
    if (!loaded?.open()) return;
    client = loaded;
    for (const act of mine) act(loaded);
  });
}

function turnOff(): void {
  waiting = undefined;
  client?.close();
  client = undefined;
  forgetAnalytics();
}

function withClient(act: Act): void {
  if (client) act(client);
  else if (waiting && waiting.length < maxWaiting) waiting.push(act);
}

/** Captures an event if the visitor has consented. */
export function capture<Name extends EventName>(name: Name, properties: EventProperties<Name>): void {
  withClient((it) => it.capture(name, properties));
}

/** @param path the current page's path, without query. */
export function pageViewed(path: string): void {
  withClient((it) => it.pageViewed(path));
}

/** Sets the user by account ID and nothing else. */
export function identify(uid: string): void {
  withClient((it) => it.identify(uid));
}

/** Called on logout: later events belong to no user. */
export function forgetPerson(): void {
  withClient((it) => it.forgetPerson());
}

interface KnownFlags {
  readonly forced: FlagValues;
  readonly fetched: FlagValues;
}

let atOpening: KnownFlags | undefined;

/** The values from when the page was opened. Values that are fetched later apply to the next page. */
function flagsAtOpening(): KnownFlags {
  atOpening ??= { forced: overrides(), fetched: consent() === 'granted' ? storedFlags() : {} };
  return atOpening;
}

/**
 * Returns a flag's value synchronously: this browser's override, the last fetched value, or the default. It doesn't
 * change while the page is open.
 */
export function flag<Name extends FlagName>(name: Name): ValueOf<Name> {
  const { forced, fetched } = flagsAtOpening();
  return flagValue(name, forced, fetched);
}

/** Reports that a visitor was exposed to a flag's value. Not for overrides and defaults, which are not assignments. */
export function exposed(name: FlagName): void {
  const value = flag(name);
  const { forced, fetched } = flagsAtOpening();
  if (forced[name] !== undefined || fetched[name] === undefined) return;
  withClient((it) => it.exposed(name, value));
}

let askSurvey: ((survey: Survey) => void) | undefined;

/** Registers a callback for when the survey is due. */
export function onSurvey(ask: (survey: Survey) => void): () => void {
  askSurvey = ask;
  return () => {
    askSurvey = undefined;
  };
}

/** Counts a report that the user reads. The survey is due after the third. */
export function reportRead(jobId: string): void {
  withClient((it) => it.reportRead(jobId, (survey) => askSurvey?.(survey)));
}

export const answerSurvey = (survey: Survey, answers: readonly Answer[]) =>
  withClient((it) => it.surveyAnswered(survey, answers));
export const dismissSurvey = (survey: Survey) => withClient((it) => it.surveyDismissed(survey));
