import { conceptTable, readPictureRequest } from '@classeur/domain/pictures'
import type { ImageAspect } from '@classeur/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { composePicture } from '../compose-picture.ts'
import { loadIconSet, type IconSet } from '../icons/icon-set.ts'
import { hiddenThings, visibleShares, type Placed } from './visible.ts'

let icons: IconSet
beforeAll(async () => {
  icons = await loadIconSet()
})

const box = (thing: string, left: number, top: number, width: number, height: number): Placed<string> => ({
  thing,
  left,
  top,
  width,
  height,
})

const missingIn = (prompt: string, aspect: ImageAspect = '4:3'): string[] =>
  composePicture(
    { request: { prompt, style: 'flat-illustration', aspect, language: 'en', partly: false }, variant: 0 },
    icons,
  ).missing

describe('the visible share of a thing', () => {
  it('is what no later box covers, even where two of them overlap', () => {
    const placed = [
      box('fish', 0, 0, 10, 10),
      box('bowl', 0, 5, 8, 10),
      box('jar', 6, 5, 8, 10),
      box('cat', 20, 0, 5, 5),
    ]
    expect(visibleShares(placed)).toEqual([0.5, 0.75, 1, 1])
  })

  it('counts what is seen through a handle, above the front of a basket', () => {
    const basket = { ...box('basket', 0, 0, 10, 20), front: 10 }
    expect(visibleShares([box('apple', 0, 2, 5, 10), basket])).toEqual([0.8, 1])
  })

  it('makes a thing hidden if one of its copies is behind others', () => {
    const placed = [box('fish', 0, 0, 4, 4), box('fish', 20, 0, 4, 4), box('bowl', 0, 1, 10, 10)]
    expect(hiddenThings(placed)).toEqual(['fish'])
  })
})

describe('a picture of things in, on or behind others', () => {
  it.each([
    'three fish in a bowl',
    'three fish in a bucket',
    'five apples in a basket',
    'an egg in a nest',
    'twelve coins in a jar',
    'a fish in a glass of water',
    'three mice behind an elephant',
    'six dogs behind a tree',
    'an elephant in a box',
  ])('hides none of them: “%s”', (prompt) => {
    for (const aspect of ['4:3', '1:1', '16:9', 'a4'] as const)
      expect(missingIn(prompt, aspect), aspect).toEqual([])
  })

  it('hides nothing, whatever the two things are', () => {
    const names = [...new Set(conceptTable().en.values())].map(({ names: { en } }) => en.one)
    const hidden: string[] = []
    let drawn = 0
    for (const [index, name] of names.entries()) {
      const other = names[(index * 31 + 17) % names.length] ?? name
      const relation = ['in', 'behind', 'on', 'under', 'in front of'][index % 5] ?? 'in'
      const prompt = `${name} ${relation} ${other}`
      const { isEmpty, missing } = readPictureRequest(prompt, 'en')
      if (isEmpty || missing.length > 0) continue
      drawn += 1
      if (missingIn(prompt).length > 0) hidden.push(prompt)
    }
    expect(drawn).toBeGreaterThan(400)
    expect(hidden).toEqual([])
  }, 60_000)
})

describe('a picture in which a thing is hidden', () => {
  it('states the thing as lacking, and its alternative text doesn’t name it', () => {
    const prompt = '20 castles, a ghost and a buffalo'
    expect(readPictureRequest(prompt, 'en').missing).toEqual([])
    const { missing, altText } = composePicture(
      {
        request: { prompt, style: 'flat-illustration', aspect: '16:9', language: 'en', partly: false },
        variant: 0,
      },
      icons,
    )
    expect(missing).toEqual(['castles'])
    expect(altText).toBe('Illustration: a ghost, a buffalo in a meadow (without castles)')
  })
})
