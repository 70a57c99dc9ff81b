import type { Severity } from '../domain/finding';
import { severityLooks } from '../ui/Severity';
import { Shape } from '../ui/Shape';

const nameOf = (severity: Severity) => {
  const { one } = severityLooks[severity];
  return one.charAt(0).toUpperCase() + one.slice(1);
};

/**
 * Colour and shape together, so that neither is needed alone; styled by class (`severityStyle`), for content too.
 * @param named when true the severity's name stands beside its mark; otherwise only a screen reader says it.
 */
export function SeverityMark({ severity, named = false }: { severity: Severity; named?: boolean }) {
  return (
    <span className="severity" data-severity={severity}>
      <Shape name={severityLooks[severity].shape} />
      <span className={named ? 'severity-name' : 'visually-hidden'}>{nameOf(severity)}</span>
    </span>
  );
}
