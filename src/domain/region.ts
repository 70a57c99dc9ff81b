/** The Google Cloud region that functions and their queues run in; the browser calls them there. */
export const region = 'europe-west1';
