import { expect, it } from 'vitest'
import { namesInTwoScripts } from './testing/names-in-two-scripts.ts'
import { nameSearch } from './name-search.ts'
import { soundKeysOf, soundQueriesOf } from './sound-keys.ts'

/** Imitates the database index: a name matches if it has one key of each list of a query. */
const isFound = (typed: string, name: string) => {
  const keys = new Set(soundKeysOf(name))
  return soundQueriesOf(typed).some((query) => query.every((list) => list.some((key) => keys.has(key))))
}

it.each(namesInTwoScripts)(
  'keys find every match of nameSearch, after every letter typed: %s, %s',
  (latin, arabic) => {
    for (const [typed, name] of [
      [latin, arabic],
      [arabic, latin],
    ] as const) {
      for (let length = 1; length <= typed.length; length += 1) {
        const beginning = typed.slice(0, length).trim()
        if (!nameSearch(beginning)(name)) continue
        expect({ beginning, name, isFound: isFound(beginning, name) }).toEqual({
          beginning,
          name,
          isFound: true,
        })
      }
    }
  },
)

it('keys exclude most other names, so that nameSearch has few to reject', () => {
  expect(isFound('ahmed', 'محمد')).toBe(false)
  expect(isFound('khadija', 'يوسف')).toBe(false)
  expect(isFound('محمد', 'Ahmed')).toBe(false)
})

it('a text without letters of the two scripts has no keys and no queries', () => {
  expect(soundKeysOf('12 - Ж')).toEqual([])
  expect(soundQueriesOf('12')).toEqual([])
  expect(soundQueriesOf('ahmed 12')).toEqual([])
})
