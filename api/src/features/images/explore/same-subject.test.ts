import { describe, expect, it } from 'vitest'
import { closestOf } from './same-subject.ts'

const picture = (name: string, concepts: string[], likes = 0) => ({ name, concepts, likes })
const namesOf = (concepts: string[], others: ReturnType<typeof picture>[]) =>
  closestOf({ concepts }, others).map(({ name }) => name)

describe('pictures on the same subject', () => {
  it('share something; a topic counts more than a thing, and a thing more than a setting', () => {
    const others = [
      picture('place', ['place:farm']),
      picture('nothing', ['cats']),
      picture('thing', ['cows']),
      picture('topic', ['topic:water-cycle']),
    ]
    expect(namesOf(['topic:water-cycle', 'cows', 'place:farm'], others)).toEqual(['topic', 'thing', 'place'])
  })

  it('come by likes if they are equally close, and are six at most', () => {
    const others = Array.from({ length: 9 }, (_, index) => picture(String(index), ['cows'], index))
    expect(namesOf(['cows'], others)).toEqual(['8', '7', '6', '5', '4', '3'])
  })
})
