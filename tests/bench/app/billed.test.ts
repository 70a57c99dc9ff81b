import { documentsByTarget } from './billed';

test('documents are counted for each target that they came for, and nothing else of the stream is', () => {
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
