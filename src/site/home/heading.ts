import { routes } from '../../domain/routes';

/** The home page's two headings. Visitors see the first unless the experiment `home-heading` assigns the second. */
export const headings = {
  control: routes.home.title,
  outcome: 'Fix the links that cost you visitors',
} as const;

/**
 * Directly follows the heading in the HTML and runs before its first paint, so that visitors who were assigned the
 * other one and still allow analytics never see the first. Uses the keys of services/analytics and services/consent.
 */
export const headingScript = `(function(h){try{var r=function(k){return JSON.parse(localStorage.getItem(k)||'null')||{}},n='home-heading',v=r('plumbline-flag-overrides')[n];if(!v&&localStorage.getItem('plumbline-consent')==='granted'&&!navigator.globalPrivacyControl&&navigator.doNotTrack!=='1')v=r('plumbline-analytics-flags')[n];if(v==='outcome')h.textContent=${JSON.stringify(headings.outcome)}}catch(e){}})(document.currentScript.previousElementSibling)`;
