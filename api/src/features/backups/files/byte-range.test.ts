import { expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

it.each([
  [undefined, 'whole'],
  ['bytes=0-0', { start: 0, last: 0 }],
  ['bytes=0-', { start: 0, last: 99 }],
  ['bytes=10-19', { start: 10, last: 19 }],
  ['bytes=90-1000', { start: 90, last: 99 }],
  ['bytes=-1', { start: 99, last: 99 }],
  ['bytes=-1000', { start: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,4-5', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes= 0-1', 'whole'],
  ['bytes=99999999999999999999-', 'whole'],
])('of 100 bytes, the header %j asks for %j', (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected)
})

it('no byte of an empty file can be asked for', () => {
  expect(['bytes=0-', 'bytes=-5'].map((header) => byteRange(header, 0))).toEqual([
    'unsatisfiable',
    'unsatisfiable',
  ])
})
