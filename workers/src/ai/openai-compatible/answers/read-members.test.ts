import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemberReader, type JsonMember } from './read-members.ts'

function readInPieces(
  text: string,
  sizes: number[],
  keys: string[],
): { members: JsonMember[]; complete: boolean } {
  const reader = createMemberReader(keys)
  const members: JsonMember[] = []
  let at = 0
  for (let turn = 0; at < text.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1
    members.push(...reader.push(text.slice(at, at + size)))
    at += size
  }
  return { members, complete: reader.complete }
}

const anyObject = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), {
  minKeys: 1,
  maxKeys: 6,
  noNullPrototype: true,
})
const around = fc.constantFrom('', '```json\n', 'Here {it} is:\n', '<think>{"a": 1}</think>')

describe('the member reader', () => {
  it('returns every member once and unchanged, wherever the text is split', () => {
    fc.assert(
      fc.property(
        anyObject,
        around,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        (others, before, sizes) => {
          const object = { overview: 1, ...others }
          const { members, complete } = readInPieces(
            `${before}${JSON.stringify(object, null, 1)}\n\`\`\` {"x": 1}`,
            sizes,
            // Keys that look like numbers come first in an object.
            [Object.keys(object)[0]!],
          )
          expect(complete).toBe(true)
          expect(members.map(({ key, json }) => [key, JSON.parse(json)])).toEqual(
            Object.entries(JSON.parse(JSON.stringify(object)) as object),
          )
        },
      ),
    )
  })

  it('reports a truncated response as incomplete, wherever it ends', () => {
    const text = JSON.stringify({
      overview: { summary: 'a } b', bigIdea: 'c "]" d' },
      homework: { task: 'e', minutes: 5 },
    })
    for (let length = 0; length < text.length; length += 1) {
      expect(readInPieces(text.slice(0, length), [3], ['overview']).complete).toBe(false)
    }
    expect(readInPieces(text, [3], ['overview']).complete).toBe(true)
  })

  it.each([
    ['in another object', '{"plan": {"title": "x", "overview": {"a": 1}, "homework": 2}}'],
    ['one after another', 'First: {"overview": {"a": 1}} then {"homework": 2}'],
    ['after reasoning with other objects', 'Maybe {"x": {"y": 1}}: so {"overview": {"a": 1}, "homework": 2}'],
  ])('finds the expected members %s', (_where, text) => {
    const { members } = readInPieces(text, [1], ['overview', 'homework'])
    expect(members.map(({ key, json }) => [key, JSON.parse(json)])).toEqual([
      ['overview', { a: 1 }],
      ['homework', 2],
    ])
  })
})
