import { css } from '@emotion/react';
import { freeCheckLimits } from '../../domain/freeCheck';
import { plans } from '../../domain/plans';
import { pathTo, routes } from '../../domain/routes';
import { ruleIds } from '../../domain/rules';
import { color, phone, space, text } from '../../ui/theme/tokens';
import { container } from '../style/layout';
import { CheckForm } from './CheckForm';
import { Shot } from './Shot';

const hero = css`
  ${container}
  display: grid;
  justify-items: center;
  text-align: center;
  /* The plumb line hangs from the header. */
  &::before {
    content: '';
    width: 9px;
    height: 4.25rem;
    background:
      linear-gradient(${color.accent} 0 0) bottom / 9px 16px no-repeat,
      linear-gradient(${color.lineStrong} 0 0) top / 1px 100% no-repeat;
    clip-path: polygon(4px 0, 5px 0, 5px calc(100% - 16px), 9px calc(100% - 12px), 4.5px 100%, 0 calc(100% - 12px), 4px calc(100% - 16px));
  }
  h1 {
    max-width: 18ch;
    margin: ${space(6)} 0 0;
    font-size: clamp(2.75rem, 1.6rem + 3.6vw, 3.75rem);
    font-weight: 650;
    letter-spacing: -0.035em;
    line-height: 1.06;
    text-wrap: balance;
  }
  .lead {
    max-width: 38rem;
    margin: ${space(5)} 0 ${space(7)};
    color: ${color.inkSoft};
    font-size: clamp(1.0625rem, 1rem + 0.4vw, ${text.lg});
    line-height: 1.5;
    text-wrap: balance;
  }
  .aside {
    margin: ${space(3)} 0 0;
    color: ${color.inkFaint};
    font-size: ${text.sm};
  }
  .aside a {
    color: inherit;
  }
  /* On a phone, they leave less room for the picture than the heading has, so the heading is the largest first content. */
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space(1)} ${space(6)};
    margin: ${space(5)} 0 0;
    padding: 0;
    color: ${color.inkSoft};
    font-size: ${text.sm};
    list-style: none;
  }
  li::before {
    content: '✓';
    margin-right: 0.5em;
    color: ${color.fixed};
  }
  ${phone} {
    ul {
      flex-direction: column;
    }
  }
  .shot {
    width: 100%;
    max-width: 67.5rem;
    margin-top: clamp(2rem, 5vw, 3.5rem);
  }
`;

export function Hero() {
  return (
    <div css={hero} data-place="hero">
      <h1>{headings.control}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must run before the heading is painted */}
      <script dangerouslySetInnerHTML={{ __html: headingScript }} />
      <p className="lead">
        Plumbline crawls your site, checks every link and every page, and shows you what to fix first, with
        the evidence for each problem.
      </p>
      <CheckForm />
      <p className="aside">
        No account needed for {freeCheckLimits.pages} pages. <a href={pathTo('signup')}>Sign up</a> to check{' '}
        {plans.free.pagesPerJob} for free.
      </p>
      <ul>
        <li>First findings within seconds</li>
        <li>{ruleIds.length} rules, each with a fix</li>
        <li>Broken only when proven</li>
      </ul>
      <div className="shot">
        <Shot name="report" sizes="(max-width: 70rem) 92vw, 67.5rem" first />
      </div>
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
