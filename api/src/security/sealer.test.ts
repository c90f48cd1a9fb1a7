import { describe, expect, it } from 'vitest'
import { createSealer } from './sealer.ts'

const sealer = createSealer('a secret of the installation', 'testing')

describe('createSealer', () => {
  it('a sealed text can be opened', () => {
    expect(sealer.open(sealer.seal('été ✓'))).toBe('été ✓')
  })

  it('sealing the same text twice gives different results', () => {
    expect(sealer.seal('same')).not.toBe(sealer.seal('same'))
  })

  it('a text with another purpose or secret, a changed byte or a truncation cannot be opened', () => {
    const sealed = sealer.seal('text')
    const flipped = Buffer.from(sealed, 'base64url')
    flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1
    expect(createSealer('a secret of the installation', 'other').open(sealed)).toBeNull()
    expect(createSealer('another secret', 'testing').open(sealed)).toBeNull()
    expect(sealer.open(flipped.toString('base64url'))).toBeNull()
    expect(sealer.open(sealed.slice(0, 20))).toBeNull()
    expect(sealer.open('')).toBeNull()
  })
})
