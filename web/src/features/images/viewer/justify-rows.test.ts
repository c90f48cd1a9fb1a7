import { describe, expect, it } from 'vitest'
import { justifyRows, type TileSize } from './justify-rows.ts'

const measures = { widthPx: 770, heightPx: 210, gapPx: 16 }
/** A fixed mixture of all shapes that pictures have. */
const shapes = [16 / 9, 0.71, 1, 4 / 3, 0.71, 16 / 9, 1, 1, 2.4, 0.55, 4 / 3, 1.5, 0.71, 0.71, 3]
const many = Array.from({ length: 200 }, (_, at) => shapes[(at * 7) % shapes.length] ?? 1)

/** The rows that a wrapping line box makes of the sizes. */
function rowsOf(sizes: readonly TileSize[], { widthPx, gapPx } = measures): TileSize[][] {
  const rows: TileSize[][] = []
  let used = Infinity
  for (const size of sizes) {
    if (used + gapPx + size.widthPx > widthPx) {
      rows.push([])
      used = -gapPx
    }
    rows.at(-1)?.push(size)
    used += gapPx + size.widthPx
  }
  return rows
}
const widthOf = (row: readonly TileSize[]) =>
  row.reduce((total, { widthPx }) => total + widthPx + measures.gapPx, -measures.gapPx)

describe('justified rows', () => {
  it('every row but the last fills the width to the pixel and has one height', () => {
    const { sizes, settled } = justifyRows(many, measures)
    expect(sizes).toHaveLength(many.length)
    for (const row of rowsOf(sizes.slice(0, settled))) {
      expect(widthOf(row)).toBe(measures.widthPx)
      expect(new Set(row.map(({ heightPx }) => heightPx)).size).toBe(1)
    }
  })

  it('every frame has the shape of its picture to within a pixel', () => {
    const { sizes } = justifyRows(many, measures)
    const offBy = sizes.map(({ widthPx, heightPx }, at) => Math.abs(widthPx - heightPx * (many[at] ?? 0)))
    // The height is rounded too, which a wide picture multiplies.
    expect(Math.max(...offBy)).toBeLessThanOrEqual(0.5 * 3 + 1)
  })

  it('pictures in full rows keep their size when more pictures follow', () => {
    for (let count = 1; count < many.length; count += 1) {
      const { sizes, settled } = justifyRows(many.slice(0, count), measures)
      const more = justifyRows(many, measures)
      expect(more.sizes.slice(0, settled)).toEqual(sizes.slice(0, settled))
      expect(more.settled).toBeGreaterThanOrEqual(settled)
    }
  })

  it('no row is higher than the width allows, on a phone too', () => {
    const phone = { widthPx: 343, heightPx: 150, gapPx: 8 }
    const { sizes } = justifyRows(many, phone)
    for (const row of rowsOf(sizes, phone)) {
      expect(row.reduce((total, { widthPx }) => total + widthPx + 8, -8)).toBeLessThanOrEqual(343)
    }
    expect(Math.max(...sizes.map(({ heightPx }) => heightPx))).toBeLessThan(2 * phone.heightPx)
  })

  it('a very tall and a very wide picture get a frame that can be seen', () => {
    const { sizes } = justifyRows([0.01, 90], measures)
    expect(sizes.every(({ widthPx, heightPx }) => widthPx >= 100 && heightPx >= 100)).toBe(true)
  })

  it('an incomplete last row keeps the usual height', () => {
    expect(justifyRows([1], measures)).toEqual({ sizes: [{ widthPx: 210, heightPx: 210 }], settled: 0 })
    expect(justifyRows([], measures)).toEqual({ sizes: [], settled: 0 })
  })
})
