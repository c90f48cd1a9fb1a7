import { expect, it } from 'vitest'
import { freePosition, type Floating } from './free-position.ts'

const wide: Floating = {
  ...{ size: { width: 380, height: 60 }, window: { width: 1440, height: 900 } },
  ...{ sides: ['right', 'left'], insetPx: 20, lowestPx: 20 },
}
const button = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 38 })

it('a notice uses its own corner if no control is there', () => {
  expect(freePosition(wide, [button(300, 840)])).toEqual({ side: 'right', bottomPx: 20 })
})

it('a notice uses the other side if a button is in its corner', () => {
  expect(freePosition(wide, [button(1200, 840)])).toEqual({ side: 'left', bottomPx: 20 })
})

it('a notice moves above the buttons if there is one in each corner', () => {
  const taken = [button(1200, 840), button(100, 840)]
  const { bottomPx } = freePosition(wide, taken)
  expect(900 - bottomPx).toBeLessThanOrEqual(840 - 4)
  expect(bottomPx).toBeLessThan(80)
})

it('a notice stays above the bottom bar of a phone and between two rows of buttons', () => {
  const phone: Floating = {
    ...{ size: { width: 358, height: 60 }, window: { width: 390, height: 844 } },
    ...{ sides: ['right'], insetPx: 16, lowestPx: 84 },
  }
  const { bottomPx } = freePosition(phone, [button(30, 700), button(30, 560)])
  expect(844 - bottomPx).toBeLessThanOrEqual(700 - 4)
  expect(844 - bottomPx - 60).toBeGreaterThanOrEqual(598 + 4)
})

it('a notice never covers the focused field, even if it is the smallest control of a form without gaps', () => {
  const phone: Floating = {
    ...{ size: { width: 358, height: 60 }, window: { width: 390, height: 844 } },
    ...{ sides: ['right'], insetPx: 16, lowestPx: 84 },
  }
  const rows = Array.from({ length: 20 }, (_, row) => ({
    ...{ left: 16, top: row * 46 },
    bottom: row * 46 + 42,
  }))
  for (const focused of rows.map((row) => ({ ...row, right: 96 }))) {
    const others = rows.filter(({ top }) => top !== focused.top).map((row) => ({ ...row, right: 374 }))
    const { bottomPx } = freePosition(phone, [...others, focused], focused)
    const [top, bottom] = [844 - bottomPx - 60, 844 - bottomPx]
    expect(bottom <= focused.top - 4 || top >= focused.bottom + 4).toBe(true)
  }
})

it('covers as little as possible if there is no free position', () => {
  const everywhere = { left: 0, right: 1440, top: 0, bottom: 800 }
  expect(freePosition(wide, [everywhere])).toEqual({ side: 'right', bottomPx: 20 })
})
