import { useRef } from 'react';

/** A row to scroll to; a new object for each arrival. */
export interface Arrived {
  readonly row: number;
}

interface Arrival {
  readonly arrival: string;
  readonly places: Int32Array;
  readonly at: Arrived | undefined;
}

/**
 * Returns the row of the URL that is expanded on arrival, in the list at that time: in another list, the row
 * is another URL's. What is expanded later was clicked, so it is already visible.
 * @param arrival changes whenever a link is followed.
 * @param places the listed pages; undefined while they are not known.
 * @param open the index of the expanded page.
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
