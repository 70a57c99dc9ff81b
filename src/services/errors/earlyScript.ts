/**
 * Stands in every page's head and runs before anything else: what goes wrong before our scripts listen, such as a script
 * that can't be read, is kept for them. `early.ts` takes it over.
 */
export const earlyScript =
  "(function(w){var a=w.earlyErrors=[];['error','unhandledrejection'].forEach(function(t){w.addEventListener(t,function(e){if(w.earlyErrors&&a.length<20)a.push(e)})})})(window)";
