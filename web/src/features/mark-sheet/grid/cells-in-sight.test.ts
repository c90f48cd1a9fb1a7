import { expect, it } from 'vitest'
import { cellsInSight, showsTheSame } from './cells-in-sight.ts'
import type { GridLayout } from './grid-layout.ts'
import { nowhere, type Sight } from './scroll-into-sight.ts'

const columns = 20
/** Names take 240 px and headings 90 px; each question is 70 px wide and each row 31 px high. */
const layout = {
  nameWidth: 240,
  headerHeight: 90,
  rowHeight: 31,
  starts: Array.from({ length: columns }, (_, col) => 240 + col * 70),
  widths: Array.from({ length: columns }, () => 70),
} as unknown as GridLayout
const students = 200
/** Ten rows below the headings, and six questions beside the names. */
const sightAt = (row: number, col: number): Sight => ({
  block: row * 31,
  inline: col * 70,
  height: 90 + 10 * 31,
  width: 240 + 6 * 70,
})
const at = (row: number, col: number) => cellsInSight(sightAt(row, col), layout, students)

it('the visible cells are rendered, and two rows and one question beyond them', () => {
  expect(at(0, 0)).toEqual({ rows: { first: 0, end: 12 }, columns: { first: 0, end: 7 } })
  expect(at(50, 0).rows).toEqual({ first: 48, end: 62 })
  expect(at(190, 0).rows).toEqual({ first: 188, end: 200 })
})

it('questions stay rendered up to 200 px under the names', () => {
  expect(at(0, 8).columns).toEqual({ first: 5, end: 15 })
  expect(at(0, 14).columns).toEqual({ first: 11, end: 20 })
})

it('a table scrolled past its end, after fewer students or questions remain, renders its last ones', () => {
  expect(cellsInSight(sightAt(150, 0), layout, 12).rows).toEqual({ first: 11, end: 12 })
  expect(at(0, 90).columns).toEqual({ first: 19, end: 20 })
})

it('a table lower than its headings still renders the first rows', () => {
  expect(cellsInSight({ ...sightAt(0, 0), height: 40 }, layout, students).rows).toEqual({ first: 0, end: 2 })
})

it('nothing is rendered before the table is mounted', () => {
  expect(cellsInSight(nowhere, layout, students)).toEqual({
    rows: { first: 0, end: 0 },
    columns: { first: 0, end: 0 },
  })
})

it('scrolling changes nothing until another row or question comes into sight or leaves', () => {
  const sight = sightAt(50, 3)
  const moved = (by: Partial<Sight>) => showsTheSame(sight, { ...sight, ...by }, layout, students)
  expect(moved({ block: sight.block })).toBe(true)
  expect(showsTheSame(sightAt(50.2, 3.1), sightAt(50.8, 3.2), layout, students)).toBe(true)
  expect(moved({ block: sight.block + 31 })).toBe(false)
  expect(moved({ inline: sight.inline + 70 })).toBe(false)
  expect(moved({ width: sight.width - 1 })).toBe(false)
})
