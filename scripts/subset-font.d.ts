/** The package has no type definitions. These cover the part that we use. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes?: Readonly<Record<string, { min: number; max: number; default: number }>>;
    },
  ): Promise<Buffer>;
}
