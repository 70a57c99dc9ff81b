import { remoteConfigOf } from './remoteConfig';

test('limits remote configuration to its valid ranges', () => {
  const usual = { surveyAfterReports: 3, recordingPercent: 10 };
  for (const nonsense of [undefined, null, 1, 'x', [], { surveyAfterReports: 0, recordingPercent: 101 }])
    expect(remoteConfigOf(nonsense)).toEqual(usual);
  expect(remoteConfigOf({ recordingPercent: 50 })).toEqual({ ...usual, recordingPercent: 50 });
});
