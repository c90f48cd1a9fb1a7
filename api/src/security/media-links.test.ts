import { describe, expect, it } from 'vitest'
import { createMediaLinks, type MediaGrant, type MediaPermit } from './media-links.ts'

const grant: MediaGrant = {
  imageId: 'a'.repeat(24),
  variant: 'file',
  userId: 'b'.repeat(24),
  role: 'reader',
}
const start = Date.UTC(2026, 0, 5, 9, 10)

const permitOf = (link: string): MediaPermit => {
  const query = new URL(link, 'http://localhost').searchParams
  const [to, as, until, permit] = ['to', 'as', 'until', 'permit'].map((name) => query.get(name) ?? '')
  return { to: to ?? '', as: as as MediaPermit['as'], until: Number(until), permit: permit ?? '' }
}

describe('media links', () => {
  const links = createMediaLinks('a secret', () => start)
  const permit = permitOf(links.linkTo(grant))

  it('give back what they were made for', () => {
    expect(links.verify(grant.imageId, 'file', permit)).toEqual(grant)
  })

  it('are the same within the hour, so that a cache can find the picture', () => {
    const later = createMediaLinks('a secret', () => start + 40 * 60_000)
    expect(later.linkTo(grant)).toBe(links.linkTo(grant))
  })

  it('are good for at least one hour and at most two', () => {
    const at = (minutes: number) =>
      createMediaLinks('a secret', () => start + minutes * 60_000).verify(grant.imageId, 'file', permit)
    expect(at(60)).toEqual(grant)
    expect(at(120)).toBeNull()
  })

  it.each([
    ['another picture', 'c'.repeat(24), 'file', permit],
    ['another variant', grant.imageId, 'thumbnail', permit],
    ['another person', grant.imageId, 'file', { ...permit, to: 'c'.repeat(24) }],
    ['another role', grant.imageId, 'file', { ...permit, as: 'reviewer' }],
    ['a longer time', grant.imageId, 'file', { ...permit, until: permit.until + 3600 }],
    ['no signature', grant.imageId, 'file', { ...permit, permit: '' }],
  ] as const)('are refused for %s', (_what, imageId, variant, bent) => {
    expect(links.verify(imageId, variant, bent)).toBeNull()
  })

  it('of another secret are refused', () => {
    expect(createMediaLinks('another', () => start).verify(grant.imageId, 'file', permit)).toBeNull()
  })
})
