import { shapeTitle, type PlaneShape, type Shape, type ShapesSpec } from '@classeur/domain/pictures'
import { circle, ellipse, polygon, rectangle, regularPolygon, star } from '../paint/geometry.ts'
import { fittingSize } from '../text/draw-text.ts'
import {
  cone,
  corners,
  cuboid,
  cylinder,
  flat,
  hemisphere,
  sphere,
  squarePyramid,
  triangularPrism,
  triangularPyramid,
  type ShapeContext,
} from './draw-shape.ts'
import { cellsOf, type Frame } from './frame.ts'

const ngon = (count: number, turn = -90) =>
  flat(({ centre, reach }) => regularPolygon(centre, reach * 0.9, count, turn))
const path = (...places: readonly (readonly [number, number])[]) =>
  flat((at) => polygon(corners(at, ...places)))

const drawings: Record<Shape, (context: ShapeContext) => string> = {
  square: flat(({ centre, reach }) =>
    rectangle(centre.x - reach * 0.72, centre.y - reach * 0.72, reach * 1.44, reach * 1.44),
  ),
  rectangle: flat(({ centre, reach }) =>
    rectangle(centre.x - reach * 0.95, centre.y - reach * 0.58, reach * 1.9, reach * 1.16),
  ),
  circle: flat(({ centre, reach }) => circle(centre, reach * 0.85)),
  semicircle: flat(({ centre, reach }) => {
    const r = String(Math.round(reach * 0.9))
    return `M${String(centre.x - Number(r))} ${String(centre.y + reach * 0.4)}a${r} ${r} 0 0 1 ${String(2 * Number(r))} 0Z`
  }),
  triangle: flat(({ centre, reach }) =>
    regularPolygon({ x: centre.x, y: centre.y + reach * 0.15 }, reach * 0.95, 3),
  ),
  pentagon: ngon(5),
  hexagon: ngon(6, 0),
  heptagon: ngon(7),
  octagon: ngon(8, 22.5),
  nonagon: ngon(9),
  decagon: ngon(10),
  dodecagon: ngon(12, 15),
  rhombus: path([0, -0.9], [0.62, 0], [0, 0.9], [-0.62, 0]),
  parallelogram: path([-0.5, -0.55], [1, -0.55], [0.5, 0.55], [-1, 0.55]),
  trapezium: path([-0.5, -0.55], [0.5, -0.55], [0.95, 0.6], [-0.95, 0.6]),
  kite: path([0, -0.85], [0.55, -0.3], [0, 0.9], [-0.55, -0.3]),
  ellipse: flat(({ centre, reach }) => ellipse(centre, reach * 0.95, reach * 0.6)),
  star: flat(({ centre, reach }) => star(centre, reach * 0.95, 5, 0.42)),
  cube: (at) => cuboid(at, 0.62, 0.62),
  cuboid: (at) => cuboid(at, 0.78, 0.42),
  cylinder,
  cone,
  sphere,
  hemisphere,
  'square-pyramid': squarePyramid,
  'triangular-pyramid': triangularPyramid,
  'triangular-prism': triangularPrism,
}

export const drawPlainShape = ({ paint, centre, reach, colours }: Frame, shape: PlaneShape): string =>
  drawings[shape]({ paint, centre, reach, colour: colours[0] })

/** Draws each shape in a cell of its own, above its name. */
export function drawShapes(frame: Frame, { shapes }: ShapesSpec): string {
  const cells = cellsOf(frame, shapes.length)
  return shapes
    .map((shape, index) => {
      const cell = cells[index] ?? frame
      const name = shapeTitle(shape)[frame.language].replace(/^(?:an?|une?) /u, '')
      const centre = { x: cell.centre.x, y: cell.centre.y - cell.textSize * 0.7 }
      return (
        drawings[shape]({
          paint: frame.paint,
          centre,
          reach: cell.reach * 0.8,
          colour: frame.colours[index % 3] ?? frame.colours[0],
        }) +
        frame.write({
          text: name,
          x: centre.x,
          y: centre.y + cell.reach * 0.8 + cell.textSize * 0.75,
          size: fittingSize(name, cell.textSize, cell.span),
          anchor: 'middle',
        })
      )
    })
    .join('')
}
