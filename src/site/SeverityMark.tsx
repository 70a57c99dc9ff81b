import type { Severity } from '../domain/finding';

/** Colour and shape together, so that neither is needed alone. The colour comes from `severityMarkStyle`. */
const marks: Record<Severity, { readonly shape: string; readonly name: string }> = {
  error: { shape: '●', name: 'Error' },
  warning: { shape: '▲', name: 'Warning' },
  notice: { shape: '■', name: 'Notice' },
  unverified: { shape: '◇', name: 'Unverified' },
};

export const severityName = (severity: Severity) => marks[severity].name;

/** @param named when true the severity's name stands beside its mark; otherwise only a screen reader says it. */
export function SeverityMark({ severity, named = false }: { severity: Severity; named?: boolean }) {
  const { shape, name } = marks[severity];
  return (
    <span className="severity" data-severity={severity}>
      <span className="severity-shape" aria-hidden="true">
        {shape}
      </span>
      <span className={named ? 'severity-name' : 'visually-hidden'}>{name}</span>
    </span>
  );
}
