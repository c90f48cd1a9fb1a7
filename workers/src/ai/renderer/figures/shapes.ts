import {
  circle,
  ellipse,
  polygon,
  polyline,
  rectangle,
  regularPolygon,
  star,
  type Point,
} from '../paint/geometry.ts'
import { lighten } from '../paint/colour.ts'
import type { Paint } from '../paint/paint.ts'
import { mentions, type Figure, type FigureReader, type Frame } from './figure.ts'

interface ShapeContext {
  paint: Paint
  centre: Point
  reach: number
  colour: string
}

interface Shape {
  words: string
  en: string
  fr: string
  ar: string
  draw(context: ShapeContext): string
}

const flat = (path: (context: ShapeContext) => string) => (context: ShapeContext) =>
  context.paint.area(path(context), context.colour, { weight: 1.3 })

const corners = (
  { centre, reach }: ShapeContext,
  ...places: readonly (readonly [number, number])[]
): Point[] => places.map(([dx, dy]) => ({ x: centre.x + dx * reach, y: centre.y + dy * reach }))

const hidden = ({ paint, reach }: ShapeContext, points: readonly Point[]) =>
  paint.line(polyline(points), '#55606e', paint.lineWidth * 0.7, {
    dash: `${String(Math.round(reach * 0.05))} ${String(Math.round(reach * 0.05))}`,
  })

function rightAngledTriangle(context: ShapeContext): string {
  const { paint, reach } = context
  const [foot, end, top] = corners(context, [-0.85, 0.65], [0.9, 0.65], [-0.85, -0.7])
  if (!foot || !end || !top) return ''
  const mark = reach * 0.16
  const square = polyline([
    { x: foot.x + mark, y: foot.y },
    { x: foot.x + mark, y: foot.y - mark },
    { x: foot.x, y: foot.y - mark },
  ])
  return (
    paint.area(polygon([foot, end, top]), context.colour, { weight: 1.3 }) +
    paint.line(square, '#20242b', paint.lineWidth * 1.1)
  )
}

function cuboid(context: ShapeContext, width: number, height: number): string {
  const { paint, colour } = context
  const shift = 0.34
  const [a, b, c, d] = corners(
    context,
    [-width - shift / 2, -height + shift / 2],
    [width - shift / 2, -height + shift / 2],
    [width - shift / 2, height + shift / 2],
    [-width - shift / 2, height + shift / 2],
  )
  const [e, f, g, h] = corners(
    context,
    [-width + shift / 2, -height - shift / 2],
    [width + shift / 2, -height - shift / 2],
    [width + shift / 2, height - shift / 2],
    [-width + shift / 2, height - shift / 2],
  )
  if (!a || !b || !c || !d || !e || !f || !g || !h) return ''
  return (
    paint.area(polygon([a, b, c, d]), colour, { weight: 1.2 }) +
    paint.area(polygon([a, e, f, b]), lighten(colour, 0.3), { weight: 1.2 }) +
    paint.area(polygon([b, f, g, c]), lighten(colour, -0.2), { weight: 1.2 }) +
    hidden(context, [e, h, g]) +
    hidden(context, [h, d])
  )
}

function cylinder({ paint, centre, reach, colour }: ShapeContext): string {
  const [half, lift] = [reach * 0.55, reach * 0.17]
  const [top, bottom] = [centre.y - reach * 0.65, centre.y + reach * 0.65]
  const side = rectangle(centre.x - half, top, half * 2, bottom - top)
  const seam = paint.isInk ? '' : paint.area(ellipse({ x: centre.x, y: bottom }, half, lift), colour)
  const base = paint.isInk
    ? paint.area(ellipse({ x: centre.x, y: bottom }, half, lift), '#fff') + `<path d="${side}" fill="#fff"/>`
    : seam + paint.area(side, colour)
  const edges = paint.isInk
    ? paint.line(
        `${polyline([
          { x: centre.x - half, y: top },
          { x: centre.x - half, y: bottom },
        ])}${polyline([
          { x: centre.x + half, y: top },
          { x: centre.x + half, y: bottom },
        ])}`,
        '#000',
        paint.lineWidth,
      )
    : ''
  return base + edges + paint.area(ellipse({ x: centre.x, y: top }, half, lift), lighten(colour, 0.3))
}

function cone(context: ShapeContext): string {
  const { paint, centre, reach, colour } = context
  const base = { x: centre.x, y: centre.y + reach * 0.62 }
  const [half, lift] = [reach * 0.6, reach * 0.17]
  const sides = `M${String(base.x - half)} ${String(base.y)}L${String(centre.x)} ${String(centre.y - reach * 0.85)}L${String(base.x + half)} ${String(base.y)}A${String(half)} ${String(lift)} 0 0 1 ${String(base.x - half)} ${String(base.y)}Z`
  return (
    paint.area(sides, colour, { weight: 1.2 }) +
    (paint.isInk
      ? hidden(
          context,
          Array.from({ length: 13 }, (_item, index) => ({
            x: base.x - half * Math.cos((index * Math.PI) / 12),
            y: base.y - lift * Math.sin((index * Math.PI) / 12),
          })),
        )
      : paint.area(ellipse(base, half, lift), lighten(colour, -0.18), { opacity: 0.35 }))
  )
}

function sphere(context: ShapeContext): string {
  const { paint, centre, reach, colour } = context
  const belt = Array.from({ length: 13 }, (_item, index) => ({
    x: centre.x - reach * 0.8 * Math.cos((index * Math.PI) / 12),
    y: centre.y - reach * 0.22 * Math.sin((index * Math.PI) / 12),
  }))
  const near = belt.map(({ x, y }) => ({ x, y: 2 * centre.y - y }))
  return (
    paint.area(circle(centre, reach * 0.8), colour, { weight: 1.2 }) +
    (paint.isInk
      ? ''
      : paint.area(
          circle({ x: centre.x - reach * 0.26, y: centre.y - reach * 0.3 }, reach * 0.24),
          lighten(colour, 0.5),
          { opacity: 0.6 },
        )) +
    hidden(context, belt) +
    paint.line(polyline(near), '#55606e', paint.lineWidth * 0.7)
  )
}

function squarePyramid(context: ShapeContext): string {
  const [a, b, c, d, top] = corners(context, [-0.8, 0.6], [0.35, 0.6], [0.85, 0.2], [-0.3, 0.2], [0.02, -0.8])
  if (!a || !b || !c || !d || !top) return ''
  const { paint, colour } = context
  return (
    paint.area(polygon([a, b, top]), colour, { weight: 1.2 }) +
    paint.area(polygon([b, c, top]), lighten(colour, -0.2), { weight: 1.2 }) +
    hidden(context, [a, d, c]) +
    hidden(context, [d, top])
  )
}

const shapes: readonly Shape[] = [
  {
    words: 'right+triang triangle+rectangle مثلث+قائم',
    en: 'a right-angled triangle',
    fr: 'un triangle rectangle',
    ar: 'مثلث قائم الزاوية',
    draw: rightAngledTriangle,
  },
  {
    words: 'isoscel متساوي+ساقين',
    en: 'an isosceles triangle',
    fr: 'un triangle isocèle',
    ar: 'مثلث متساوي الساقين',
    draw: flat((at) => polygon(corners(at, [0, -0.9], [0.55, 0.75], [-0.55, 0.75]))),
  },
  {
    words: 'triang مثلث',
    en: 'a triangle',
    fr: 'un triangle',
    ar: 'مثلث',
    draw: flat(({ centre, reach }) =>
      regularPolygon({ x: centre.x, y: centre.y + reach * 0.15 }, reach * 0.95, 3),
    ),
  },
  {
    words: 'cube$ cubes$ مكعب',
    en: 'a cube',
    fr: 'un cube',
    ar: 'مكعب',
    draw: (at) => cuboid(at, 0.62, 0.62),
  },
  {
    words: 'cuboid prism pave$ منشور متوازي+مستطيلات',
    en: 'a cuboid',
    fr: 'un pavé droit',
    ar: 'متوازي المستطيلات',
    draw: (at) => cuboid(at, 0.78, 0.42),
  },
  { words: 'cylind اسطوان', en: 'a cylinder', fr: 'un cylindre', ar: 'أسطوانة', draw: cylinder },
  { words: 'cone$ cones$ مخروط', en: 'a cone', fr: 'un cône', ar: 'مخروط', draw: cone },
  { words: 'sphere كره+هندسي', en: 'a sphere', fr: 'une sphère', ar: 'كرة هندسية', draw: sphere },
  {
    words: 'square+pyramid pyramide+base هرم+رباعي solid+pyramid',
    en: 'a square pyramid',
    fr: 'une pyramide à base carrée',
    ar: 'هرم رباعي',
    draw: squarePyramid,
  },
  {
    words: 'square$ squares$ carre$ carres$ مربع',
    en: 'a square',
    fr: 'un carré',
    ar: 'مربع',
    draw: flat(({ centre, reach }) =>
      rectangle(centre.x - reach * 0.75, centre.y - reach * 0.75, reach * 1.5, reach * 1.5),
    ),
  },
  {
    words: 'rectang مستطيل',
    en: 'a rectangle',
    fr: 'un rectangle',
    ar: 'مستطيل',
    draw: flat(({ centre, reach }) =>
      rectangle(centre.x - reach * 0.95, centre.y - reach * 0.58, reach * 1.9, reach * 1.16),
    ),
  },
  {
    words: 'circle cercle disque دائره',
    en: 'a circle',
    fr: 'un cercle',
    ar: 'دائرة',
    draw: flat(({ centre, reach }) => circle(centre, reach * 0.85)),
  },
  {
    words: 'pentagon خماسي',
    en: 'a pentagon',
    fr: 'un pentagone',
    ar: 'خماسي',
    draw: flat(({ centre, reach }) => regularPolygon(centre, reach * 0.9, 5)),
  },
  {
    words: 'hexagon سداسي',
    en: 'a hexagon',
    fr: 'un hexagone',
    ar: 'سداسي',
    draw: flat(({ centre, reach }) => regularPolygon(centre, reach * 0.9, 6)),
  },
  {
    words: 'octagon octogon ثماني$',
    en: 'an octagon',
    fr: 'un octogone',
    ar: 'مضلع ثماني',
    draw: flat(({ centre, reach }) => regularPolygon(centre, reach * 0.9, 8, 22.5)),
  },
  {
    words: 'rhomb losange معين',
    en: 'a rhombus',
    fr: 'un losange',
    ar: 'معيّن',
    draw: flat((at) => polygon(corners(at, [0, -0.9], [0.62, 0], [0, 0.9], [-0.62, 0]))),
  },
  {
    words: 'parallelogram متوازي+اضلاع',
    en: 'a parallelogram',
    fr: 'un parallélogramme',
    ar: 'متوازي الأضلاع',
    draw: flat((at) => polygon(corners(at, [-0.5, -0.55], [1, -0.55], [0.5, 0.55], [-1, 0.55]))),
  },
  {
    words: 'trapez شبه+منحرف',
    en: 'a trapezium',
    fr: 'un trapèze',
    ar: 'شبه منحرف',
    draw: flat((at) => polygon(corners(at, [-0.5, -0.55], [0.5, -0.55], [0.95, 0.6], [-0.95, 0.6]))),
  },
  {
    words: 'oval ellipse بيضاوي',
    en: 'an ellipse',
    fr: 'une ellipse',
    ar: 'شكل بيضاوي',
    draw: flat(({ centre, reach }) => ellipse(centre, reach * 0.95, reach * 0.6)),
  },
  {
    words: 'star+shape',
    en: 'a star',
    fr: 'une étoile',
    ar: 'نجمة',
    draw: flat(({ centre, reach }) => star(centre, reach * 0.95, 5, 0.42)),
  },
]

function drawAll({ paint, centre, span, reach, dice, colours }: Frame, chosen: readonly Shape[]): string {
  const tall = reach * 2
  const columns = Math.max(1, Math.min(chosen.length, Math.round(Math.sqrt((chosen.length * span) / tall))))
  const rows = Math.ceil(chosen.length / columns)
  const size = Math.min(span / columns, tall / rows) * 0.4 * (chosen.length === 1 ? 1.1 : 1)
  return chosen
    .map((shape, index) => {
      const row = Math.floor(index / columns)
      const inRow = Math.min(columns, chosen.length - row * columns)
      const x = centre.x + ((index % columns) - (inRow - 1) / 2) * (span / columns)
      const y = centre.y + (row - (rows - 1) / 2) * (tall / rows)
      return shape.draw({
        paint,
        centre: { x, y },
        reach: size * dice.real(0.96, 1.02),
        colour: colours[index % 3] ?? colours[0],
      })
    })
    .join('')
}

function figureOf(chosen: readonly Shape[]): Figure {
  return {
    title: {
      en: chosen.map(({ en }) => en).join(', '),
      fr: chosen.map(({ fr }) => fr).join(', '),
      ar: chosen.map(({ ar }) => ar).join('، '),
    },
    draw: (frame) => drawAll(frame, chosen),
  }
}

const solids = ['a cube', 'a cuboid', 'a cylinder', 'a cone', 'a sphere', 'a square pyramid']
const planes = ['a circle', 'a square', 'a triangle', 'a rectangle', 'a pentagon', 'a hexagon']

export const readShapes: FigureReader = (text) => {
  if (mentions(text, 'water$ rescue sharing parliament')) return null
  const found = shapes.filter(({ words }) => mentions(text, words))
  const isSpecial = found.some(({ en }) => /right-angled|isosceles/.test(en))
  const chosen = found.filter(
    ({ en }) =>
      !(isSpecial && (en === 'a triangle' || (en === 'a rectangle' && !/rectangle.*rectangle/.test(text)))),
  )
  if (chosen.length > 0) return figureOf(chosen.slice(0, 6))
  const group = mentions(text, 'solid+shape 3d solides مجسم')
    ? solids
    : mentions(text, 'shape formes+geom geometr اشكال هندس figures+geom')
      ? planes
      : null
  return group && figureOf(shapes.filter(({ en }) => group.includes(en)))
}
