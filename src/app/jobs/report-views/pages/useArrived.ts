import { useRef } from 'react';

/** A row that somebody comes for; another object for each time that they come. */
export interface Arrived {
  readonly row: number;
}

interface Arrival {
  readonly arrival: string;
  readonly places: Int32Array;
  readonly at: Arrived | undefined;
}

/**
 * The row of the address that is unfolded when somebody arrives, in the list that they come to: in another one it is
 * another address's. What is unfolded later was pressed, and is in sight.
 * @param arrival changes whenever a link was followed.
 * @param places what is listed; undefined while that is not known.
 * @param open the place that is unfolded.
 */
export function useArrived(
  arrival: string,
  places: Int32Array | undefined,
  open: number | undefined,
): Arrived | undefined {
  const last = useRef<Arrival>();
  if (places && last.current?.arrival !== arrival) {
    const row = open === undefined ? -1 : places.indexOf(open);
    last.current = { arrival, places, at: row < 0 ? undefined : { row } };
  }
  const came = last.current;
  return came?.arrival === arrival && came.places === places ? came.at : undefined;
}
