/** The Google Cloud region of the functions and their queues. The browser calls them there. */
export const region = 'europe-west1';
