import { type Plan, planIds, plans } from '../../domain/plans';

const number = (value: number) => value.toLocaleString('en-GB');

function daysInWords(days: number): string {
  if (days % 365 !== 0) return `${days} days`;
  return days === 365 ? '1 year' : `${days / 365} years`;
}

const rows: readonly { readonly name: string; readonly of: (plan: Plan) => string }[] = [
  { name: 'Pages per job', of: ({ pagesPerJob }) => number(pagesPerJob) },
  { name: 'Jobs per month', of: ({ jobsPerMonth }) => number(jobsPerMonth) },
  { name: 'Concurrent jobs', of: ({ jobsAtOnce }) => number(jobsAtOnce) },
  { name: 'Schedules', of: ({ schedules }) => number(schedules) },
  { name: 'Minimum interval', of: ({ shortestPeriod }) => shortestPeriod },
  { name: 'Report retention', of: ({ reportsKeptDays }) => daysInWords(reportsKeptDays) },
];

/** The plans' limits, from the same table that the functions enforce. */
export function PlanTable() {
  return (
    <div className="table-scroll">
      <table className="plan-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Limit</span>
            </th>
            {planIds.map((id) => (
              <th key={id} scope="col">
                {plans[id].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {planIds.map((id) => (
                <td key={id}>{of(plans[id])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
