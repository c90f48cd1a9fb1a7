import type { Band } from '../backdrops/backdrop.ts'
import type { Dice } from '../seed.ts'
import type { Sprite } from './spot.ts'

export interface Area {
  left: number
  right: number
  top: number
  bottom: number
}

const spread = (value: number): number => Math.sqrt(value)

function chunk<T>(items: readonly T[], rows: number): T[][] {
  const rest: T[] = [...items]
  return Array.from({ length: rows }, (_item, row) => rest.splice(0, Math.ceil(rest.length / (rows - row))))
}

const usedWidth = (row: readonly Sprite[], tallest: number, largest: number): number =>
  row.reduce((sum, { ratio, size }) => sum + ratio * tallest * spread(size / largest), 0)

/** The space between neighbours, as a share of the row. */
const gapShare = 0.16

interface RowPlan {
  rows: Sprite[][]
  tallest: number
}

/** Chooses the number of rows in which the things are largest. */
function planRows(sprites: readonly Sprite[], area: Area, heightOf: (rows: number) => number): RowPlan {
  const largest = Math.max(...sprites.map(({ size }) => size))
  const room = (area.right - area.left) * (1 - gapShare)
  const plans = Array.from({ length: Math.min(6, sprites.length) }, (_item, index) => {
    const rows = chunk(sprites, index + 1)
    const widest = Math.max(...rows.map((row) => usedWidth(row, 1, largest)))
    return { rows, tallest: Math.min(heightOf(index + 1), room / widest) }
  })
  return plans.reduce((best, plan) => (plan.tallest > best.tallest * 1.04 ? plan : best))
}

function drawRow(
  row: readonly Sprite[],
  area: Area,
  bottom: number,
  tallest: number,
  largest: number,
  dice: Dice,
  grounded: boolean,
  sway: number,
): string {
  const free = area.right - area.left - usedWidth(row, tallest, largest)
  const gap = free / (row.length + 1)
  let left = area.left + gap
  return row
    .map((sprite) => {
      const height = tallest * spread(sprite.size / largest)
      const width = sprite.ratio * height
      const x = left + width / 2 + dice.real(-0.28, 0.28) * Math.min(gap, width)
      left += width + gap
      return sprite.draw({
        x,
        bottom: bottom + dice.real(-sway, sway),
        height,
        flip: dice.chance(0.5),
        grounded,
      })
    })
    .join('')
}

/** Arranges standing things in one row, or in several from back to front, without hiding any. */
export function standInRows(
  sprites: readonly Sprite[],
  area: Area,
  floor: Band,
  tallest: number,
  dice: Dice,
): string {
  if (sprites.length === 0) return ''
  const depth = floor.bottom - floor.top
  const heightOf = (rows: number) => (rows === 1 ? tallest : Math.min(tallest, (depth / (rows - 1)) * 0.9))
  const plan = planRows(sprites, area, heightOf)
  const largest = Math.max(...sprites.map(({ size }) => size))
  const step = plan.rows.length > 1 ? Math.min(depth / (plan.rows.length - 1), plan.tallest * 1.3) : 0
  const start = plan.rows.length > 1 ? floor.bottom - step * (plan.rows.length - 1) : floor.top + depth * 0.62
  return plan.rows
    .map((row, index) =>
      drawRow(
        row,
        area,
        start + index * step,
        plan.tallest,
        largest,
        dice,
        true,
        Math.min(depth * 0.03, plan.tallest * 0.04),
      ),
    )
    .join('')
}

/** Spreads flying, swimming or floating things over an area. */
export function spreadOut(sprites: readonly Sprite[], area: Area, tallest: number, dice: Dice): string {
  if (sprites.length === 0) return ''
  const depth = area.bottom - area.top
  const plan = planRows(sprites, area, (rows) => Math.min(tallest, (depth / rows) * 0.82))
  const largest = Math.max(...sprites.map(({ size }) => size))
  const cell = depth / plan.rows.length
  return plan.rows
    .map((row, index) => {
      const slack = Math.max(0, cell - plan.tallest)
      const bottom = area.top + cell * index + (cell + plan.tallest) / 2
      return drawRow(row, area, bottom, plan.tallest, largest, dice, false, slack * 0.32)
    })
    .join('')
}
