import type { ItemFamily } from '../item-family.ts'
import { distanceOnGrid } from './distance-on-grid.ts'
import { missingSide } from './missing-side.ts'
import { parallelogramArea } from './parallelogram-area.ts'
import { rectangleArea } from './rectangle-area.ts'
import { rectanglePerimeter } from './rectangle-perimeter.ts'
import { squareArea, squarePerimeter } from './square-measures.ts'
import { triangleArea } from './triangle-area.ts'
import { trianglePerimeter } from './triangle-perimeter.ts'

export const geometry: readonly ItemFamily[] = [
  rectanglePerimeter,
  squarePerimeter,
  trianglePerimeter,
  rectangleArea,
  squareArea,
  triangleArea,
  parallelogramArea,
  missingSide,
  distanceOnGrid,
]
