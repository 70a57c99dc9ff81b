import { userAgentOf } from '../../domain/crawler';
import { siteUrl } from '../siteUrl';
import { Code } from './Code';

/** The user agent of this site's own crawler: `<CrawlerName />`. */
export const CrawlerName = () => (
  <Code data-language="http">
    <code>User-Agent: {userAgentOf(siteUrl)}</code>
  </Code>
);
