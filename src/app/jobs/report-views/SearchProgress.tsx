import { useEffect, useState } from 'react';
import { formatNumber, plural } from '#ui/format';
import { Progress } from '#ui/Progress';
import type { SearchState } from '../report-data/searchShards';

const quietMs = 1_000;

interface SearchProgressProps {
  readonly label: string;
  readonly looked: SearchState;
}

/** Shows how much of a list has been searched, only where that takes a while. */
export function SearchProgress({ label, looked: { parts, of } }: SearchProgressProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <Progress
      label={label}
      fraction={of === 0 ? undefined : parts / of}
      words={`${formatNumber(parts)} of ${plural(of, 'part')} searched`}
    />
  );
}
