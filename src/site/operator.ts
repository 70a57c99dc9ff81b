/**
 * What only the operator of an installation knows, for the legal and contact pages. A build for a real project requires
 * all of it (`gatsby/operator.ts`). Each variable is named in full, because Gatsby inlines values at build time.
 */
const values = {
  name: process.env.GATSBY_OPERATOR_NAME,
  address: process.env.GATSBY_OPERATOR_ADDRESS,
  law: process.env.GATSBY_OPERATOR_LAW,
  email: process.env.GATSBY_SUPPORT_EMAIL,
};

export type OperatorField = keyof typeof values;

interface FieldSpec {
  readonly variable: string;
  /** What the variable contains, as a noun phrase. */
  readonly meaning: string;
}

export const operatorFields: Readonly<Record<OperatorField, FieldSpec>> = {
  name: {
    variable: 'GATSBY_OPERATOR_NAME',
    meaning: 'the name of the person or company that operates this site',
  },
  address: { variable: 'GATSBY_OPERATOR_ADDRESS', meaning: 'the operator’s postal address' },
  law: { variable: 'GATSBY_OPERATOR_LAW', meaning: 'the law that applies, such as “the law of Ireland”' },
  email: { variable: 'GATSBY_SUPPORT_EMAIL', meaning: 'the email address that users can write to' },
};

export const operatorFieldNames = Object.keys(operatorFields) as OperatorField[];

/** Returns a value, or undefined if the build has none. */
export const operatorValue = (field: OperatorField): string | undefined => values[field]?.trim() || undefined;
