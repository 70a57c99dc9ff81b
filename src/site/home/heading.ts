import { routes } from '../../domain/routes';

/** The home page's two headings; everybody sees the first unless the experiment `home-heading` says otherwise. */
export const headings = {
  control: routes.home.title,
  outcome: 'Fix the links that cost you visitors',
} as const;

/**
 * Stands right behind the heading in the HTML and runs before the browser has painted it: who was assigned the other
 * one, and still allows analytics, never sees the first. The keys are those of services/analytics and services/consent.
 */
export const headingScript = `(function(h){try{var r=function(k){return JSON.parse(localStorage.getItem(k)||'null')||{}},n='home-heading',v=r('plumbline-flag-overrides')[n];if(!v&&localStorage.getItem('plumbline-consent')==='granted'&&!navigator.globalPrivacyControl&&navigator.doNotTrack!=='1')v=r('plumbline-analytics-flags')[n];if(v==='outcome')h.textContent=${JSON.stringify(headings.outcome)}}catch(e){}})(document.currentScript.previousElementSibling)`;
