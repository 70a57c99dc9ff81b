/** Rules about how long an answer took: what they find tells of the machine that runs the tests, too. */
export const ofPace: readonly string[] = ['slow-link', 'slow-response'];
