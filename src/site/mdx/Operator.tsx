import { type OperatorField, operatorFields, operatorValue } from '../operator';

/**
 * A value that only the operator knows: `<Operator field="name" />`. Builds for this machine show a placeholder where it
 * is missing. Other builds stop.
 */
export function Operator({ field }: { readonly field: OperatorField }) {
  const value = operatorValue(field);
  if (value === undefined) return <mark>[{operatorFields[field].meaning}]</mark>;
  return field === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value;
}
