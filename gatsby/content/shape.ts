import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** How large a picture is as people see it, in pixels. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  /** A camera that was held upright keeps its picture lying, with a note (EXIF) of how to turn it. */
  readonly isTurned: boolean;
  /** Parts of it may show what is behind it. */
  readonly isTransparent: boolean;
  /** Drawings and animations would lose by being made smaller or put into other formats. */
  readonly isKeptAsItIs: boolean;
}

/** @throws Error when the file holds no picture. */
export async function shapeOf(file: string): Promise<Shape> {
  // Read here: sharp would keep the file open, and remember it by its name when it changes.
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
