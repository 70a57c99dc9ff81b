import { DateTime } from '#ui/DateTime';
import { FactList } from '#ui/Facts';
import {
  formatBytes,
  formatClock,
  formatCountdown,
  formatDay,
  formatDuration,
  formatMoment,
  formatNumber,
  plural,
} from '#ui/format';
import { Section } from '#ui/Page';
import { space } from '#ui/theme/tokens';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** From now, in ms. */
const distances: readonly (readonly [string, number])[] = [
  ['Seconds ago', -20_000],
  ['Minutes ago', -5 * minute],
  ['An hour ago', -hour],
  ['Hours ago', -7 * hour],
  ['A day ago', -day],
  ['Days ago', -6 * day],
  ['Beyond a week', -8 * day],
  ['A year ago', -365 * day],
  ['Soon', 5 * minute],
  ['In days', 3 * day],
];

const numbers: Readonly<Record<string, readonly string[]>> = {
  Numbers: [0, 999, 1_204, 1_204_000].map(formatNumber),
  Amounts: [plural(0, 'page'), plural(1, 'page'), plural(1_200, 'page'), plural(2, 'address', 'addresses')],
  Sizes: [0, 940, 12_400, 3_400_000, 2_100_000_000].map(formatBytes),
  Durations: [0, 420, 8_200, 185_000, 4_320_000].map(formatDuration),
  'Time left': [9_000, 845_000].map(formatCountdown),
};

/** Times and numbers in readable form: relative within a week, and never without a unit. */
export function Times() {
  const now = new Date();
  return (
    <>
      <Section title="DateTime">
        <FactList
          columns
          facts={[
            ...distances.map(([name, distance]) => ({
              name,
              value: <DateTime date={new Date(now.getTime() + distance)} />,
            })),
            { name: 'A day', value: formatDay(now) },
            { name: 'A moment', value: formatMoment(now) },
            { name: 'A time of day', value: formatClock(now) },
          ]}
        />
      </Section>
      <Section title="Numbers and units">
        <FactList
          facts={Object.entries(numbers).map(([name, examples]) => ({
            name,
            value: (
              <span css={{ display: 'flex', flexWrap: 'wrap', columnGap: space(5) }}>
                {examples.map((example) => (
                  <span key={example}>{example}</span>
                ))}
              </span>
            ),
          }))}
        />
      </Section>
    </>
  );
}
