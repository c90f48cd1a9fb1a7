import { describe, expect, it } from 'vitest'
import { createSealer } from './sealer.ts'

const sealer = createSealer('a secret of the installation', 'testing')

describe('createSealer', () => {
  it('opens what it sealed', () => {
    expect(sealer.open(sealer.seal('été ✓'))).toBe('été ✓')
  })

  it('seals the same text differently each time', () => {
    expect(sealer.seal('same')).not.toBe(sealer.seal('same'))
  })

  it('refuses another purpose, another secret, a changed byte, a cut text and garbage', () => {
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
