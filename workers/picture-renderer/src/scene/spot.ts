import type { ScenePlace } from '@classeur/domain/pictures'

/** Where a thing stands in a picture, in pixels. */
export interface Spot {
  /** The centre. */
  x: number
  bottom: number
  height: number
  flip?: boolean
  /** Whether it stands on a surface and casts a shadow. */
  grounded?: boolean
}

/** The part of a glass in which things are seen, as shares of its width from the middle and of its height from the ground. */
export interface Inside {
  halfWidth: number
  bottom: number
  top: number
}

/** One thing in a picture: its proportions, its size relative to others, and how to draw it. */
export interface Sprite {
  /** The width at a height of 1. */
  ratio: number
  size: number
  place: ScenePlace
  /** The height on which other things stand, as a share of its own height; 0.96 by default. */
  surface?: number
  /** The height at which things in a tree sit, as a share of its own height. */
  crown?: number
  /** The upper edge of its front, behind which it holds others, as a share of its own height. */
  rim?: number
  /** Where others are seen in it; set for glass. */
  inside?: Inside
  draw(spot: Spot): string
}
