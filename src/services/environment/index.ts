/** Every variable of the build, validated in one place; each part is fetched only by who needs it. */
export * from './firebase';
export * from './telemetry';
