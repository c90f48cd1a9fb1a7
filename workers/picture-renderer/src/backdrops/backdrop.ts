import type { Paint } from '../paint/paint.ts'
import type { Dice } from '../seed.ts'

/** What is drawn on, in pixels. */
export interface Stage {
  paint: Paint
  dice: Dice
  width: number
  height: number
  isNight: boolean
  /** Rows of things are read from the right. */
  isRightToLeft: boolean
}

/** Heights in pixels from the top. */
export interface Band {
  top: number
  bottom: number
}

export interface Backdrop {
  /** Drawn before the things. */
  back: string
  /** Drawn over the things. */
  front: string
  /** Where things stand: their lower edges. */
  floor: Band
  /** Where flying and hanging things are. */
  air: Band
}

export const shortSide = ({ width, height }: Pick<Stage, 'width' | 'height'>): number =>
  Math.min(width, height)
