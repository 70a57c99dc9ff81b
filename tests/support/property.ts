import fc from 'fast-check';

/** The seed of every property test, so that a run can be repeated. FUZZ_SEED sets another one. */
const seed = Number(process.env.FUZZ_SEED || 20_261_101);
if (!Number.isSafeInteger(seed)) throw new Error('FUZZ_SEED must be a whole number.');

fc.configureGlobal({ seed });
