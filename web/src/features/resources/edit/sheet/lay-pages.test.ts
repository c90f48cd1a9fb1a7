import { describe, expect, it } from 'vitest'
import { keyPart, layPages, pageAt, type SheetParts } from './lay-pages.ts'

/** A paper of 210 by 297 with 257 of room on each page. */
const sheetOf = (heights: readonly number[], more: Partial<SheetParts> = {}) =>
  layPages({
    ...{ width: 210, padding: { top: 20, bottom: 20 }, head: 57, key: null },
    items: heights.map((height, index) => ({ id: `i${index + 1}`, height, printed: height })),
    ...more,
  })

describe('the pages of a sheet', () => {
  it('are as many as the items need, and the first item of each starts at its top', () => {
    const { pages, spaces } = sheetOf([100, 100, 100, 100, 100])
    expect(pages).toEqual([
      { top: 0, height: 297 },
      { top: 321, height: 297 },
      { top: 642, height: 297 },
    ])
    // After heading and two items, 20 are left to the end of the page; then come the gap and the upper margin.
    expect([...spaces]).toEqual([
      ['i3', 20 + 24 + 20],
      ['i5', 77 + 24 + 20],
    ])
  })

  it('are filled to the last pixel, and no further', () => {
    expect(sheetOf([100, 100]).pages).toHaveLength(1)
    expect(sheetOf([100, 101]).pages).toHaveLength(2)
  })

  it('give the key one of its own', () => {
    const { pages, spaces } = sheetOf([50], { key: 80 })
    expect(pages).toHaveLength(2)
    expect([...spaces.keys()]).toEqual([keyPart])
  })

  it('stay the same while the form of an item makes one of them taller', () => {
    const items = [100, 100, 100].map((printed, index) => ({
      ...{ id: `i${index + 1}`, printed },
      height: index === 0 ? 600 : printed,
    }))
    const { pages, spaces } = sheetOf([], { items })
    expect([...spaces.keys()]).toEqual(['i3'])
    expect(pages.map(({ height }) => height)).toEqual([797, 297])
  })

  it('show an item that is taller than a page whole', () => {
    const { pages, spaces } = sheetOf([400, 50])
    expect([...spaces.keys()]).toEqual(['i2'])
    expect(pages.map(({ height }) => height)).toEqual([497, 297])
  })

  it('say on which of them a height lies', () => {
    const laid = sheetOf([100, 100, 100])
    expect([-50, 0, 320, 321, 9999].map((y) => pageAt(laid, y))).toEqual([1, 1, 1, 2, 2])
  })
})
