/** Whole jobs, and emulators on a busy machine, take longer than Jest's five seconds. Each wait names what it waits for. */
jest.setTimeout(150_000);
