import { css } from '@emotion/react';
import { docsPath, pathTo, routes } from '../../domain/routes';
import { color, space, text } from '../../ui/theme/tokens';
import { container, primaryAction, secondaryAction } from '../style/layout';
import { JobLine } from './JobLine';

const hero = css`
  ${container}
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space(16)};
  h1 {
    margin: 0;
    padding-top: clamp(3rem, 8vw, 6.5rem);
    font-size: clamp(2.5rem, 1.6rem + 3.6vw, 4rem);
    font-weight: 650;
    letter-spacing: -0.035em;
    line-height: 1.04;
  }
  .lead {
    max-width: 46ch;
    margin: ${space(6)} 0 ${space(8)};
    color: ${color.inkSoft};
    font-size: ${text.lg};
    line-height: 1.55;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(3)};
  }
  .aside {
    margin: ${space(4)} 0 0;
    color: ${color.inkFaint};
    font-size: ${text.sm};
  }
  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(12)};
  }
`;

export function Hero() {
  return (
    <div css={hero}>
      <div>
        <h1>{headings.control}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must run before the heading is painted */}
        <script dangerouslySetInnerHTML={{ __html: headingScript }} />
        <p className="lead">
          Plumbline crawls your site, checks every link and every page, and gives you a report: what’s broken,
          what changed since the last run and what to fix first.
        </p>
        <div className="actions" data-place="hero">
          <a href={pathTo('signup')} css={primaryAction}>
            Sign up
          </a>
          <a href={docsPath('getting-started')} css={secondaryAction}>
            Read how it works
          </a>
        </div>
        <p className="aside">The Free plan doesn’t require a credit card. New accounts may need approval.</p>
      </div>
      <JobLine />
    </div>
  );
}

/** The home page's two headings. Visitors see the first unless the experiment `home-heading` assigns the second. */
export const headings = {
  control: routes.home.title,
  outcome: 'Fix the links that cost you visitors',
} as const;

/**
 * Directly follows the heading in the HTML and runs before its first paint, so that visitors who were assigned the
 * other one and still allow analytics never see the first. Uses the keys of services/analytics and services/consent.
 */
const headingScript = `(function(h){try{var r=function(k){return JSON.parse(localStorage.getItem(k)||'null')||{}},n='home-heading',v=r('plumbline-flag-overrides')[n];if(!v&&localStorage.getItem('plumbline-consent')==='granted'&&!navigator.globalPrivacyControl&&navigator.doNotTrack!=='1')v=r('plumbline-analytics-flags')[n];if(v==='outcome')h.textContent=${JSON.stringify(headings.outcome)}}catch(e){}})(document.currentScript.previousElementSibling)`;
