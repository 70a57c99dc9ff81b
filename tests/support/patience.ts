/** Whole jobs take longer than jest's five seconds; each wait inside has a limit of its own and says what for. */
jest.setTimeout(150_000);
