/** The product's pictures on the home page. `npx tsx scripts/homePictures.ts` takes them from the running product. */
interface Size {
  readonly width: number;
  readonly height: number;
}

interface ProductPicture {
  readonly alt: string;
  /** In CSS pixels. The files have twice as many, and the wide ones also exist with as many. */
  readonly wide: Size;
  readonly phone: Size;
}

export const productPictures = {
  report: {
    alt: 'A report: its score and counts, its broken links, and beside them the evidence and the fix of the selected one',
    wide: { width: 1_280, height: 680 },
    phone: { width: 390, height: 380 },
  },
  live: {
    alt: 'A running job: its progress, its counts of pages and findings, and the findings so far',
    wide: { width: 900, height: 560 },
    phone: { width: 390, height: 290 },
  },
  changes: {
    alt: 'The changes between two runs: new and fixed findings, and the difference in the score',
    wide: { width: 1_280, height: 640 },
    phone: { width: 390, height: 290 },
  },
} as const satisfies Record<string, ProductPicture>;

export type PictureName = keyof typeof productPictures;
export type PictureTheme = 'light' | 'dark';
export type PictureShape = 'wide' | 'phone';

/** The URL of a picture. `scale` is the number of its pixels per CSS pixel. */
export const pictureUrl = (
  name: PictureName,
  shape: PictureShape,
  theme: PictureTheme,
  format: 'avif' | 'webp',
  scale: 1 | 2,
) => `/images/home/${name}-${shape}-${theme}${scale === 2 ? '@2x' : ''}.${format}`;
