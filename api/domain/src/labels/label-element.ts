import type { PictureSize } from './label.ts'

/** One SVG element. Attribute names are those of the DOM (`strokeWidth`); lengths are pixels of the picture. */
export interface LabelElement {
  tag: 'line' | 'rect' | 'circle' | 'path' | 'text'
  attributes: Readonly<Record<string, string | number>>
  text?: string
}

/** A rectangle in pixels of the picture. */
export interface LabelBox extends PictureSize {
  x: number
  y: number
}
