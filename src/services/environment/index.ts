/** Validates all variables of the build in one place. Each part is only loaded where it is needed. */
export * from './firebase';
export * from './telemetry';
