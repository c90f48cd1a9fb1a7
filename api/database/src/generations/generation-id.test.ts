import { expect, it } from 'vitest'
import { derivedId } from './generation-id.ts'

it('an id that follows from a request is the same in every version and for every order of its fields', () => {
  const id = 'a85e50cf5e364cf964c1d439'
  expect(derivedId('exam', { content: { title: 'Fractions', type: 'test' }, nth: 0 })).toBe(id)
  expect(derivedId('exam', { nth: 0, content: { type: 'test', title: 'Fractions' } })).toBe(id)
})

it('another kind or other content has another id', () => {
  const ids = [derivedId('exam', { nth: 0 }), derivedId('exam', { nth: 1 }), derivedId('student', { nth: 0 })]
  expect(new Set(ids).size).toBe(3)
})
