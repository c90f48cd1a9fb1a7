import type { LabelId } from '@classeur/domain/pictures'
import type { Point } from '../paint/geometry.ts'

/** A label at the edge of the picture, with a line to the part that it names. */
export interface Callout {
  label: LabelId
  /** A point inside the part. */
  to: Point
  side?: 'left' | 'right'
}

/** A label in the drawing itself: in a box, below a card. */
export type Caption = {
  /** The middle of the text. */
  centre: Point
  /** The width that the text may fill, in pixels. */
  room: number
  /** The largest size of the letters, in pixels. */
  size?: number
  /** A point to which a line leads. */
  to?: Point
} & ({ label: LabelId } | { text: string })

/** A picture of a diagram, without its labels. */
export interface Drawing {
  content: string
  callouts?: readonly Callout[]
  captions?: readonly Caption[]
}
