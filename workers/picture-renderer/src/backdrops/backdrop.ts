import type { Paint } from '../paint/paint.ts'
import type { Dice } from '../seed.ts'

/** The drawing area, in pixels. */
export interface Stage {
  paint: Paint
  dice: Dice
  width: number
  height: number
  isNight: boolean
  /** Rows of things start at the right. */
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
  /** The area for the lower edges of standing things. */
  floor: Band
  /** The area for flying and hanging things. */
  air: Band
}

export const shortSide = ({ width, height }: Pick<Stage, 'width' | 'height'>): number =>
  Math.min(width, height)
