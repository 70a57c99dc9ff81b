import { documentsByTarget } from './billed';

test('counts documents per target, and nothing else in the stream', () => {
  const stream = `85
[[1,[{"targetChange": {"targetChangeType": "ADD","targetIds": [2]}}]]]
[[2,[{"documentChange": {"document": {"name": "a","fields": {}},"targetIds": [2]}}]],
 [3,[{"documentChange": {"document": {"name": "b","fields": {}},"targetIds": [2,4]}}]],
 [4,[{"targetChange": {"targetChangeType": "CURRENT","targetIds": [2, 4, 6]}}]]]`;
  expect([...documentsByTarget(stream)]).toEqual([
    ['2', 2],
    ['4', 1],
  ]);
});
