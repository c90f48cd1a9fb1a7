import { PictureLabel } from '@classeur/contracts'
import { describe, expect, it } from 'vitest'
import {
  duplicateOf,
  movedLabel,
  newLeaderPoint,
  newLine,
  newText,
  snapped,
  withEnd,
} from './place-labels.ts'

const text = (x: number, y: number) => newText('Cell', { x, y })

describe('moving', () => {
  it('keeps a text in the picture, and the point of its leader line where it is', () => {
    const label = { ...text(9900, 100), leader: { to: { x: 5000, y: 5000 }, end: 'dot' as const } }
    expect(movedLabel(label, { x: 500, y: -500 })).toMatchObject({
      at: { x: 10_000, y: 0 },
      leader: { to: { x: 5000, y: 5000 } },
    })
  })

  it('keeps the length and the direction of a line at the edge', () => {
    const moved = movedLabel(newLine('arrow'), { x: 9000, y: -9000 })
    expect(moved).toMatchObject({ from: { x: 7000, y: 0 }, to: { x: 10_000, y: 0 } })
  })

  it('of one end of a line leaves the other, and stays in the picture', () => {
    expect(withEnd(newLine('none'), 'to', { x: 12_000.4, y: -3 })).toMatchObject({
      ...{ from: { x: 3500, y: 5000 }, to: { x: 10_000, y: 0 } },
    })
    const label = { ...text(5000, 5000), leader: { to: { x: 1, y: 1 }, end: 'dot' as const } }
    expect(withEnd(label, 'leader', { x: 20.6, y: 30.2 })).toMatchObject({ leader: { to: { x: 21, y: 30 } } })
  })
})

describe('snapping', () => {
  it('puts a text on the middle of the picture and on the height of another one', () => {
    const { at, guide } = snapped({ x: 4950, y: 2060 }, [text(1000, 2000)])
    expect([at, guide]).toEqual([
      { x: 5000, y: 2000 },
      { x: 5000, y: 2000 },
    ])
  })

  it('takes the nearest of several', () => {
    expect(snapped({ x: 3000, y: 2060 }, [text(1000, 2000), text(2000, 2050)]).at.y).toBe(2050)
  })

  it('leaves a text alone that is far from all others', () => {
    const { at, guide } = snapped({ x: 3333, y: 7777 }, [text(1000, 2000)])
    expect([at, guide]).toEqual([
      { x: 3333, y: 7777 },
      { x: null, y: null },
    ])
  })
})

it('a copy has its own id and lies beside the label, also at the edge', () => {
  const label = text(9990, 5000)
  const copy = duplicateOf(label)
  expect(copy).toMatchObject({ at: { x: 9690, y: 5400 } })
  expect(copy.id).not.toBe(label.id)
})

it('the point of a new leader line lies in the picture', () => {
  expect([newLeaderPoint({ x: 5000, y: 9900 }).y, newLeaderPoint({ x: 5000, y: 100 }).y]).toEqual([
    8100, 1900,
  ])
})

it('new labels are labels that the server accepts', () => {
  for (const label of [text(333.4, 10_400), newLine('arrow'), duplicateOf(newLine('dot'))])
    expect(PictureLabel.safeParse(label).success).toBe(true)
})
