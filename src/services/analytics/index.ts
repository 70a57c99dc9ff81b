import type { EventName, EventProperties } from '#domain/events';
import { type FlagName, type FlagValues, flagValue, type ValueOf } from '#domain/flags';
import type { Answer, Survey } from '#domain/survey';
import { consent, watchConsent } from '../consent';
import { mayAnalyse } from '../environment/glance';
import { whenIdle } from '../idle';
import { forgetAnalytics, overrides, storedFlags } from './storage';

/**
 * Product analytics as the product sees it: nothing here waits, throws or speaks. PostHog’s client is fetched when there
 * is consent and the page is idle; what is captured until then waits in memory, and without consent nowhere.
 */
type Client = typeof import('./client');
type Act = (client: Client) => void;

const most = 100;
let started = false;
let client: Client | undefined;
let waiting: Act[] | undefined;

/** Follows the visitor’s choice from now on. Does nothing in a build without a key. */
export function startAnalytics(): void {
  if (started || !mayAnalyse()) return;
  started = true;
  // Before anything is fetched, however late the first part of the page asks.
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
    // A blocked chunk, or consent that has gone meanwhile: the page goes on without.
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
  else if (waiting && waiting.length < most) waiting.push(act);
}

/** Tells of something that happened, if the visitor lets us. */
export function capture<Name extends EventName>(name: Name, properties: EventProperties<Name>): void {
  withClient((it) => it.capture(name, properties));
}

/** @param path of the page that is shown now, without query. */
export function pageViewed(path: string): void {
  withClient((it) => it.pageViewed(path));
}

/** Who is signed in, by the account’s id and nothing else. */
export function identify(uid: string): void {
  withClient((it) => it.identify(uid));
}

/** Somebody signed out: what follows belongs to nobody yet. */
export function forgetPerson(): void {
  withClient((it) => it.forgetPerson());
}

interface KnownFlags {
  readonly forced: FlagValues;
  readonly fetched: FlagValues;
}

let atOpening: KnownFlags | undefined;

/** As they were when the page was opened: a value that is fetched meanwhile holds from the next page on. */
function flagsAtOpening(): KnownFlags {
  atOpening ??= { forced: overrides(), fetched: consent() === 'granted' ? storedFlags() : {} };
  return atOpening;
}

/** What a flag says now: an override of this browser, what was fetched before, or the default. At once, and for good. */
export function flag<Name extends FlagName>(name: Name): ValueOf<Name> {
  const { forced, fetched } = flagsAtOpening();
  return flagValue(name, forced, fetched);
}

/** Tells that a visitor has seen what a flag decided. Not for overrides and defaults: nobody assigned those. */
export function exposed(name: FlagName): void {
  const value = flag(name);
  const { forced, fetched } = flagsAtOpening();
  if (forced[name] !== undefined || fetched[name] === undefined) return;
  withClient((it) => it.exposed(name, value));
}

let askSurvey: ((survey: Survey) => void) | undefined;

/** Called when it is time for the survey after some reports. */
export function onSurvey(ask: (survey: Survey) => void): () => void {
  askSurvey = ask;
  return () => {
    askSurvey = undefined;
  };
}

/** Counts a report that somebody reads; after the third one the survey is due. */
export function reportRead(jobId: string): void {
  withClient((it) => it.reportRead(jobId, (survey) => askSurvey?.(survey)));
}

export const answerSurvey = (survey: Survey, answers: readonly Answer[]) =>
  withClient((it) => it.surveyAnswered(survey, answers));
export const dismissSurvey = (survey: Survey) => withClient((it) => it.surveyDismissed(survey));
