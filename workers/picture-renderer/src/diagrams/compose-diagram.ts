import { shortSide, type Stage } from '../backdrops/backdrop.ts'
import { lighten, turnHue } from '../paint/colour.ts'
import { circle, onCircle, polyline, rectangle, type Point } from '../paint/geometry.ts'
import type { Caption } from '../labels/drawing.ts'
import type { Sprite } from '../scene/spot.ts'
import { arrow } from './arrow.ts'
import type { Structure } from './structure.ts'

const tints = ['#ffe3c2', '#d6ecff', '#dff3d8', '#f3e1fb', '#fff3b8', '#ffdfe0', '#d9f5ef'] as const

/** Draws the sprite centred in a square, as large as it fits. */
function inSquare(sprite: Sprite, centre: Point, side: number): string {
  const height = Math.min(side, side / sprite.ratio)
  return sprite.draw({ x: centre.x, bottom: centre.y + height / 2, height })
}

type Cell = (sprite: Sprite, centre: Point, radius: number, index: number) => string

/** A place for the name of a card. */
export type CardCaption = Pick<Caption, 'centre' | 'room' | 'size'>

/** How a card shares its height between the thing and its name. */
const named = { thing: 0.92, raised: 0.2, name: 0.6, room: 1.36, size: 0.27 }

/**
 * Round cards whose colours start at a random place in the palette.
 * @param captions receives the place for each card's name; null for cards without names
 */
function createCell({ paint, dice }: Stage, captions: CardCaption[] | null): Cell {
  const start = dice.between(0, tints.length - 1)
  const turn = dice.real(-10, 10)
  return (sprite, centre, radius, index) => {
    const tint = turnHue(tints[(start + index) % tints.length] ?? tints[0], turn)
    const card = paint.isInk
      ? paint.area(circle(centre, radius), '#fff', { weight: 0.9 })
      : paint.shadowed(
          paint.area(circle(centre, radius), lighten(tint, -0.16)) +
            paint.area(circle(centre, radius * 0.95), tint),
          radius * 0.06,
        )
    if (!captions) return card + inSquare(sprite, centre, radius * 1.22)
    captions[index] = {
      centre: { x: centre.x, y: centre.y + radius * named.name },
      room: radius * named.room,
      size: radius * named.size,
    }
    return card + inSquare(sprite, { x: centre.x, y: centre.y - radius * named.raised }, radius * named.thing)
  }
}

function cycle(stage: Stage, sprites: readonly Sprite[], cell: Cell): string {
  const { paint, width, height, dice } = stage
  const margin = shortSide(stage) * 0.05
  const count = sprites.length
  const turn = -90 + dice.real(-4, 4)
  const chord = 2 * Math.sin(Math.PI / count)
  const outer = { x: width / 2 - margin, y: height / 2 - margin }
  const reach = Math.min(outer.x, outer.y)
  const radius = Math.min(reach * 0.36, (reach * chord * 0.36) / (1 + chord * 0.36))
  const ring = {
    x: Math.min(outer.x - radius, (reach - radius) * 1.5),
    y: Math.min(outer.y - radius, (reach - radius) * 1.5),
  }
  const places = sprites.map((_sprite, index) => {
    const unit = onCircle({ x: 0, y: 0 }, 1, turn + (index * 360) / count)
    return { x: width / 2 + unit.x * ring.x, y: height / 2 + unit.y * ring.y }
  })
  const arrows = places.map((from, index) => {
    const to = places[(index + 1) % count] ?? from
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const gap = radius * 1.12
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
    const out = length * 0.1
    const shift = { x: along.y * out * 0.4, y: -along.x * out * 0.4 }
    return arrow(
      paint,
      { x: from.x + along.x * gap + shift.x, y: from.y + along.y * gap + shift.y },
      { x: to.x - along.x * gap + shift.x, y: to.y - along.y * gap + shift.y },
      0.16,
      radius * 0.28,
    )
  })
  return (
    arrows.join('') +
    sprites.map((sprite, index) => cell(sprite, places[index] ?? outer, radius, index)).join('')
  )
}

/** Places cells in rows that fill the picture, in reading order. `isOneLine` keeps up to six in one line. */
function gridPlaces(stage: Stage, count: number, isOneLine: boolean): { places: Point[]; radius: number } {
  const { width, height, isRightToLeft } = stage
  const single = height > width ? 1 : count
  const options = Array.from({ length: count }, (_item, index) => {
    const columns = index + 1
    const rows = Math.ceil(count / columns)
    const share = isOneLine ? 0.36 : 0.42
    const radius = Math.min(width / (columns + 0.25), height / (rows + 0.25)) * share
    return { columns, rows, radius, merit: radius * Math.sqrt(count / (columns * rows)) }
  }).filter(({ columns }) => !isOneLine || count > 6 || columns === single)
  const best = options.reduce((one, other) => (other.merit > one.merit * 1.02 ? other : one))
  const places = Array.from({ length: count }, (_item, index) => {
    const row = Math.floor(index / best.columns)
    const inRow = Math.min(best.columns, count - row * best.columns)
    const stepX = ((width * 0.96) / best.columns) * (isRightToLeft ? -1 : 1)
    const stepY = (height * 0.94) / best.rows
    const across = ((index % best.columns) - (inRow - 1) / 2) * stepX
    return { x: width / 2 + across, y: height / 2 + (row - (best.rows - 1) / 2) * stepY }
  })
  return { places, radius: best.radius }
}

function chain(stage: Stage, sprites: readonly Sprite[], cell: Cell): string {
  const { places, radius } = gridPlaces(stage, sprites.length, true)
  const arrows = places.slice(1).map((to, index) => {
    const from = places[index] ?? to
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const gap = radius * 1.1
    const along = { x: ((to.x - from.x) / length) * gap, y: ((to.y - from.y) / length) * gap }
    return arrow(
      stage.paint,
      { x: from.x + along.x, y: from.y + along.y },
      { x: to.x - along.x, y: to.y - along.y },
      0,
      radius * 0.3,
    )
  })
  return (
    arrows.join('') +
    sprites.map((sprite, index) => cell(sprite, places[index] ?? { x: 0, y: 0 }, radius, index)).join('')
  )
}

function central(stage: Stage, sprites: readonly Sprite[], cell: Cell): string {
  const { paint, dice, width, height } = stage
  const [first, ...others] = sprites
  if (!first) return ''
  const unit = shortSide(stage)
  const middle = { x: width / 2, y: height / 2 }
  const radius = unit * 0.19
  const small = Math.min(unit * 0.125, (unit * 0.72) / others.length)
  const ring = {
    x: Math.min(width / 2 - small * 1.25, unit * 0.6),
    y: Math.min(height / 2 - small * 1.25, unit * 0.6),
  }
  const turn = -90 + dice.real(-8, 8)
  const places = others.map((_sprite, index) => {
    const at = onCircle({ x: 0, y: 0 }, 1, turn + (index * 360) / others.length)
    return { x: middle.x + at.x * ring.x, y: middle.y + at.y * ring.y }
  })
  const spokes = places.map((end) => paint.line(polyline([middle, end]), '#8a94a3', unit * 0.006))
  return (
    spokes.join('') +
    cell(first, middle, radius, 0) +
    others.map((sprite, index) => cell(sprite, places[index] ?? middle, small, index + 1)).join('')
  )
}

function compare(
  stage: Stage,
  sprites: readonly Sprite[],
  _cell: Cell,
  captions: CardCaption[] | null,
): string {
  const { paint, dice, width, height, isRightToLeft } = stage
  const margin = shortSide(stage) * 0.05
  const isTall = height > width
  const count = sprites.length
  const start = dice.between(0, tints.length - 1)
  const [across, down] = isTall
    ? [width - 2 * margin, (height - margin * (count + 1)) / count]
    : [(width - margin * (count + 1)) / count, height - 2 * margin]
  return sprites
    .map((sprite, index) => {
      const x = isTall ? margin : margin + (isRightToLeft ? count - 1 - index : index) * (across + margin)
      const y = isTall ? margin + index * (down + margin) : margin
      const panel = rectangle(x, y, across, down, margin * 0.6)
      const middle = { x: x + across / 2, y: y + down / 2 }
      if (captions) captions[index] = { centre: { x: middle.x, y: y + down * 0.9 }, room: across * 0.8 }
      const centre = captions ? { x: middle.x, y: middle.y - down * 0.05 } : middle
      return (
        paint.shadowed(paint.area(panel, tints[(start + index) % tints.length] ?? tints[0]), margin * 0.2) +
        inSquare(sprite, centre, Math.min(across, down) * dice.real(0.66, 0.72))
      )
    })
    .join('')
}

function collection(stage: Stage, sprites: readonly Sprite[], cell: Cell): string {
  const { places, radius } = gridPlaces(stage, sprites.length, false)
  const grow = stage.dice.real(0.95, 1)
  return sprites
    .map((sprite, index) => cell(sprite, places[index] ?? { x: 0, y: 0 }, radius * grow, index))
    .join('')
}

/**
 * Draws the parts on cards, connected according to the structure.
 * @param hasNames whether the cards have room for names; `captions` are in the order of the sprites
 */
export function composeDiagram(
  stage: Stage,
  sprites: readonly Sprite[],
  structure: Structure,
  hasNames: boolean,
): { content: string; captions: readonly CardCaption[] } {
  const layouts = { cycle, chain, central, compare, collection }
  const captions: CardCaption[] | null = hasNames ? [] : null
  const cards = layouts[structure](stage, sprites, createCell(stage, captions), captions)
  return { content: diagramGround(stage) + cards, captions: captions ?? [] }
}

/** The plain background of a diagram. */
function diagramGround({ paint, dice, height }: Stage): string {
  const tint = dice.pick(['#f5f9fc', '#fdf9f1', '#f6faf3', '#faf6fc'] as const)
  return paint.wash(0, height, '#ffffff', paint.style === 'diagram' ? '#ffffff' : tint)
}
