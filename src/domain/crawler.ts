import { docsPath } from './routes';

/** The product token that robots.txt groups are matched against (RFC 9309, 2.2.1). */
export const robotsToken = 'Plumbline';

/** The user agent of a crawler that belongs to no deployment, such as the command line. */
export const bareUserAgent = `${robotsToken}/1.0`;

/**
 * Returns the crawler's user agent (RFC 9110, 10.1.5). Its URL tells site owners what the crawler does and how to
 * stop it.
 * @param siteUrl the site of the deployment that crawls, without a trailing slash.
 */
export const userAgentOf = (siteUrl: string) => `${bareUserAgent} (+${siteUrl}${docsPath('crawler')})`;
