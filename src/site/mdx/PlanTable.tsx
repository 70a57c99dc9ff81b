import type { ReactNode } from 'react';
import { type Plan, planIds, plans } from '../../domain/plans';
import { formatNumber, plural } from '../../ui/format';

export interface PlanRow {
  readonly name: string;
  readonly of: (plan: Plan) => ReactNode;
}

const daysInWords = (days: number) => (days % 365 === 0 ? plural(days / 365, 'year') : plural(days, 'day'));

export const limitRows: readonly PlanRow[] = [
  { name: 'Pages per job', of: ({ pagesPerJob }) => formatNumber(pagesPerJob) },
  { name: 'Jobs per month', of: ({ jobsPerMonth }) => formatNumber(jobsPerMonth) },
  { name: 'Concurrent jobs', of: ({ jobsAtOnce }) => formatNumber(jobsAtOnce) },
  { name: 'Queued jobs', of: ({ queuedJobs }) => formatNumber(queuedJobs) },
  { name: 'Schedules', of: ({ schedules }) => formatNumber(schedules) },
  { name: 'Shortest interval', of: ({ shortestPeriod }) => shortestPeriod },
  { name: 'Report retention', of: ({ reportsKeptDays }) => daysInWords(reportsKeptDays) },
];

/** The plans' limits, from the same table that the functions enforce. */
export const PlanTable = () => <PlanColumns label="Limit" groups={[{ rows: limitRows }]} />;

interface PlanColumnsProps {
  /** The heading of the first column, for screen readers. */
  readonly label: string;
  readonly groups: readonly { readonly name?: string; readonly rows: readonly PlanRow[] }[];
}

/** A table with one column per plan. */
export function PlanColumns({ label, groups }: PlanColumnsProps) {
  return (
    <div className="table-scroll">
      <table className="plan-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{label}</span>
            </th>
            {planIds.map((id) => (
              <th key={id} scope="col">
                {plans[id].name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name ?? label}>
            {name && (
              <tr>
                <th scope="rowgroup" colSpan={planIds.length + 1} className="plan-group">
                  {name}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {planIds.map((id) => (
                  <td key={id}>{row.of(plans[id])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
