import type { Readers } from '../contract';
import { Politeness } from '../politeness/politeness';
import { systemClock } from '../time/clock';
import { Crew } from './crew';

const host = 'example.com';

/** Three readers that are there the moment they are asked for. */
function atTheDoor(): Readers {
  let present = 0;
  return {
    slices: 4,
    enlistAt: 1,
    portion: 10,
    get present() {
      return present;
    },
    get capacity() {
      return 20 * present;
    },
    enlist: () => {
      present = 3;
    },
    read: async () => null,
    recall: () => undefined,
    leave: () => undefined,
  };
}

test('a reader gets no page before the audit’s own requests are within what is left to it', async () => {
  const politeness = new Politeness(systemClock, () => ({ concurrency: 16, gap: 0 }));
  const crew = new Crew({ clock: systemClock, politeness, readers: atTheDoor() });
  for (let n = 0; n < 16; n++) await politeness.turn(host);
  expect(crew.placesFor(host, 1_000, 0)).toBe(0);
  for (let n = 0; n < 12; n++) politeness.done(host);
  expect(crew.placesFor(host, 1_000, 0)).toBe(60);
});
