import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawClock } from './clock.ts'
import type { Shape } from './scene.ts'
import { svgOf } from './svg-of.ts'

const linesOf = (shapes: readonly Shape[]) => shapes.filter((shape) => shape.kind === 'line')
const centre = drawClock({ hour: 0, minute: 0, hands: false }).width / 2
/** The hands are the lines that start at the centre; the thicker one is the hour hand. */
function handsOf(hour: number, minute: number) {
  const hands = linesOf(drawClock({ hour, minute, hands: true }).shapes).filter(
    ({ x1, y1 }) => x1 === centre && y1 === centre,
  )
  return hands.toSorted((a, b) => b.strokeWidth - a.strokeWidth)
}
/** Degrees from the top, clockwise. */
const angleOf = ({ x2, y2 }: { x2: number; y2: number }) =>
  (Math.atan2(x2 - centre, centre - y2) * 180) / Math.PI
const turnBetween = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180)
const lengthOf = ({ x2, y2 }: { x2: number; y2: number }) => Math.hypot(x2 - centre, y2 - centre)

describe('drawClock', () => {
  it('turns the minute hand 6 degrees a minute and the hour hand half a degree', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
        const [hourHand, minuteHand, ...more] = handsOf(hour, minute)
        if (!hourHand || !minuteHand) throw new Error('two hands')
        expect(more).toEqual([])
        expect(turnBetween(angleOf(minuteHand), minute * 6)).toBeLessThan(0.1)
        expect(turnBetween(angleOf(hourHand), (hour % 12) * 30 + minute / 2)).toBeLessThan(0.1)
        expect(lengthOf(hourHand)).toBeLessThan(lengthOf(minuteHand))
      }),
    )
  })

  it('shows the hours 1 to 12 clockwise, each inside the face', () => {
    const texts = drawClock({ hour: 3, minute: 0, hands: false }).shapes.filter(
      (shape) => shape.kind === 'text',
    )
    expect(texts.map(({ text }) => text)).toEqual([...'123456789'.split(''), '10', '11', '12'])
    for (const { text, x, y, size } of texts) {
      const middle = { x2: x, y2: y - size * 0.36 }
      expect(turnBetween(angleOf(middle), Number(text) * 30)).toBeLessThan(0.1)
      expect(lengthOf(middle) + size / 2).toBeLessThan(centre)
    }
  })

  it('has 60 ticks and no hands on a face to draw on', () => {
    const { shapes } = drawClock({ hour: 7, minute: 20, hands: false })
    expect(linesOf(shapes)).toHaveLength(60)
  })

  it('shows the same face at 3 and at 15 hours', () => {
    expect(drawClock({ hour: 15, minute: 5, hands: true })).toEqual(
      drawClock({ hour: 3, minute: 5, hands: true }),
    )
  })

  it('can be written as a file for print', () => {
    const svg = svgOf(drawClock({ hour: 10, minute: 10, hands: true }), 'Inter')
    expect(svg).toContain('>12</text>')
    expect(svg).not.toMatch(/NaN|undefined/)
  })
})
