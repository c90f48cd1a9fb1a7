import { describe, expect, it } from 'vitest'
import type { LessonRequest } from '../lesson.ts'
import { canRewriteSample } from './can-rewrite-sample.ts'

const request: LessonRequest = {
  ...{ subject: 'Mathematics', topic: 'Adding fractions', level: 'Year 6', durationMin: 55 },
  ...{ materials: '', language: 'en' },
}
const directions = ['easier', 'harder', 'shorter'] as const

describe('a rewrite without an AI model', () => {
  it.each([
    ['studentSheet', ['easier']],
    ['homework', ['easier', 'harder']],
    ['assessment', ['easier', 'harder']],
    ['phases', []],
    ['explanation', []],
    ['toString', []],
  ] as const)('of the section %s is offered in the prepared directions only', (key, offered) => {
    const possible = directions.filter((direction) =>
      canRewriteSample(request, key, { direction, words: '' }),
    )
    expect(possible).toEqual(offered)
  })

  it('follows no wish in words, alone or with a direction', () => {
    for (const direction of [null, 'easier'] as const)
      expect(canRewriteSample(request, 'homework', { direction, words: 'about football' })).toBe(false)
    expect(canRewriteSample(request, 'homework', { direction: null, words: '' })).toBe(false)
    expect(canRewriteSample(request, 'homework', { direction: 'easier', words: '  ' })).toBe(true)
  })

  it('is refused for a lesson that there is no material for', () => {
    const wish = { direction: 'easier', words: '' } as const
    for (const changes of [{ topic: 'Prime numbers' }, { level: 'Grade 12' }, { durationMin: 240 }])
      expect(canRewriteSample({ ...request, ...changes }, 'homework', wish)).toBe(false)
  })
})
