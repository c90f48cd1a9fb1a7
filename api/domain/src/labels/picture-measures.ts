import { labelParts, type LabelPoint, type PictureSize } from './label.ts'

/** The side of a square with the same area, in pixels. */
export const meanSide = ({ width, height }: PictureSize): number => Math.sqrt(width * height)

/** Coordinates with two decimals are exact enough. */
export const round = (value: number): number => Math.round(value * 100) / 100

/** A point in pixels of the picture. */
export const pixelsOf = ({ x, y }: LabelPoint, { width, height }: PictureSize): LabelPoint => ({
  x: round((x * width) / labelParts),
  y: round((y * height) / labelParts),
})
