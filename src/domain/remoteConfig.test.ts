import { remoteConfigOf } from './remoteConfig';

test('remote configuration keeps within its bounds', () => {
  const usual = { surveyAfterReports: 3, recordingPercent: 10 };
  for (const nonsense of [null, 'x', [], { surveyAfterReports: 0, recordingPercent: 101 }])
    expect(remoteConfigOf(nonsense)).toEqual(usual);
  expect(remoteConfigOf({ recordingPercent: 50 })).toEqual({ ...usual, recordingPercent: 50 });
});
