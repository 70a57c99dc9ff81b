/** How the crawler names itself; site owners find in the docs what it does and how to stop it. */
export const userAgent = 'Plumbline/1.0 (+https://plumbline.example/docs/crawler)';

/** The product token that robots.txt groups are matched against (RFC 9309, 2.2.1). */
export const robotsToken = 'Plumbline';
