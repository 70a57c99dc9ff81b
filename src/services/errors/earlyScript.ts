/**
 * Runs in every page's head before anything else. It holds errors from before our scripts listen, such as a script
 * that can't be parsed. `early.ts` takes them over.
 */
export const earlyScript =
  "(function(w){var a=w.earlyErrors=[];['error','unhandledrejection'].forEach(function(t){w.addEventListener(t,function(e){if(w.earlyErrors&&a.length<20)a.push(e)})})})(window)";
