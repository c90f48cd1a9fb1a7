import fc from 'fast-check'
import { expect, it } from 'vitest'
import { utf8Bytes } from './utf8-bytes.ts'

it('the length of any text is the number of bytes that an encoder writes', () => {
  for (const text of ['', 'Ada', 'é', 'م', '日', '😀', '\ud800', '\udc00\ud800', 'a\ud83d']) {
    expect(utf8Bytes(text)).toBe(new TextEncoder().encode(text).length)
  }
  const units = fc.array(fc.nat(0xff_ff)).map((codes) => String.fromCharCode(...codes))
  fc.assert(
    fc.property(fc.oneof(units, fc.string({ unit: 'binary' })), (text) => {
      expect(utf8Bytes(text)).toBe(new TextEncoder().encode(text).length)
    }),
  )
})
