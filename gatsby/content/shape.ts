import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The displayed size of an image, in pixels. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  /** An upright camera stores the image sideways, with its rotation in the EXIF data. */
  readonly isTurned: boolean;
  /** Whether parts of the image are transparent. */
  readonly isTransparent: boolean;
  /** Vector drawings and animations would suffer from resizing or conversion. */
  readonly isKeptAsItIs: boolean;
}

/** @throws Error if the file isn't an image. */
export async function shapeOf(file: string): Promise<Shape> {
  // Read here, because sharp would keep the file open and cache it by name even after it changes.
  const {
    width,
    height,
    orientation = 1,
    autoOrient,
    hasAlpha,
    format,
    pages = 1,
  } = await sharp(await readFile(file)).metadata();
  const seen = autoOrient ?? { width, height };
  return {
    width: seen.width,
    height: seen.height,
    isTurned: orientation >= 5,
    isTransparent: hasAlpha,
    isKeptAsItIs: format === 'svg' || pages > 1,
  };
}
