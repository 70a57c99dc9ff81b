import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks both, and the engine's decoder needs them as soon as it is imported.
Object.assign(globalThis, { TextDecoder, TextEncoder });
