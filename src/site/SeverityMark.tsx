import type { Severity } from '../domain/finding';
import { Shape } from '../ui/Icon';
import { severityStyles } from '../ui/Severity';

const nameOf = (severity: Severity) => {
  const { one } = severityStyles[severity];
  return one.charAt(0).toUpperCase() + one.slice(1);
};

/**
 * Shows a severity by color and shape, so that neither is needed alone. Styled by class (`severityStyle`), because
 * content uses it too.
 * @param named shows the severity's name beside its mark. Otherwise only screen readers get it.
 */
export function SeverityMark({ severity, named = false }: { severity: Severity; named?: boolean }) {
  return (
    <span className="severity" data-severity={severity}>
      <Shape name={severityStyles[severity].shape} />
      <span className={named ? 'severity-name' : 'visually-hidden'}>{nameOf(severity)}</span>
    </span>
  );
}
