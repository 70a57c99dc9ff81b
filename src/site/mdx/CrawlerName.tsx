import { userAgentOf } from '../../domain/crawler';
import { siteUrl } from '../siteUrl';
import { Code } from './Code';

/** The header by which this site's own crawler names itself: `<CrawlerName />`. */
export const CrawlerName = () => (
  <Code data-language="http">
    <code>User-Agent: {userAgentOf(siteUrl)}</code>
  </Code>
);
