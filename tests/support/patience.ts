/** Whole jobs, and emulators on a busy machine, take longer than jest's five seconds; each wait says what for. */
jest.setTimeout(150_000);
