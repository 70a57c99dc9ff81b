import { defaultAccessSettings } from './access';
import { features, pausedFeatures, pauseField, pauses } from './pauses';

test.each(features)('%s isn’t paused by default, and has words for users when it is', (feature) => {
  expect(defaultAccessSettings[pauseField(feature)]).toBe(false);
  expect(pauses[feature].title).toMatch(/(paused|delayed)$/);
  expect(pauses[feature].message).toMatch(/^We’ve paused .+\.$/);
});

test('lists the paused features, also from settings that lack newer ones', () => {
  expect(pausedFeatures({ jobsPaused: true, mailPaused: true, schedulesPaused: false })).toEqual([
    'jobs',
    'mail',
  ]);
  expect(pausedFeatures(undefined)).toEqual([]);
});
