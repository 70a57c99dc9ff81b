import { userAgentOf } from '#domain/crawler';
import { environment } from './environment';

/** What every part of the engine that asks other sites is told of this deployment. */
export const crawling = {
  allowPrivate: environment.allowPrivate,
  userAgent: userAgentOf(environment.siteUrl),
} as const;
