import { docsPath } from './routes';

/** The product token that robots.txt groups are matched against (RFC 9309, 2.2.1). */
export const robotsToken = 'Plumbline';

/** How a crawler names itself that belongs to no site of ours, such as the one of the terminal command. */
export const bareUserAgent = `${robotsToken}/1.0`;

/**
 * How the crawler names itself (RFC 9110, 10.1.5): site owners find at that address what it does and how to stop it.
 * @param siteUrl where the deployment that crawls has its site, without a slash at its end.
 */
export const userAgentOf = (siteUrl: string) => `${bareUserAgent} (+${siteUrl}${docsPath('crawler')})`;
