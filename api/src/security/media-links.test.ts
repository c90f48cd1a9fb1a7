import { describe, expect, it } from 'vitest'
import { createMediaLinks, type MediaFile } from './media-links.ts'
import { FilePermit } from './file-links.ts'

const file: MediaFile = { imageId: 'a'.repeat(24), variant: 'file', role: 'reader' }
const holder = { userId: 'b'.repeat(24), sessionId: 'd'.repeat(24) }
const grant = { ...file, ...holder }
const actor = { ...holder, operator: false }
const start = Date.UTC(2026, 0, 5, 9, 10)

const permitOf = (link: string): FilePermit => {
  const { as: _, ...permit } = Object.fromEntries(new URL(link, 'http://localhost').searchParams)
  return FilePermit.parse(permit)
}

describe('media links', () => {
  const links = createMediaLinks('a secret', () => start)
  const permit = permitOf(links.linkTo(file, actor))

  it('verify as the file, person and session they were created for', () => {
    expect(links.verify(file, permit)).toEqual(grant)
  })

  it('are identical within an hour, so that browsers can cache the picture', () => {
    const later = createMediaLinks('a secret', () => start + 40 * 60_000)
    expect(later.linkTo(file, actor)).toBe(links.linkTo(file, actor))
  })

  it('are valid for at least one hour and at most two', () => {
    const at = (minutes: number) =>
      createMediaLinks('a secret', () => start + minutes * 60_000).verify(file, permit)
    expect(at(60)).toEqual(grant)
    expect(at(120)).toBeNull()
  })

  it.each([
    ['another picture', { ...file, imageId: 'c'.repeat(24) }, permit],
    ['another variant', { ...file, variant: 'thumbnail' }, permit],
    ['another role', { ...file, role: 'reviewer' }, permit],
    ['another person', file, { ...permit, to: 'c'.repeat(24) }],
    ['another session', file, { ...permit, session: 'c'.repeat(24) }],
    ['a longer time', file, { ...permit, until: permit.until + 3600 }],
    ['no signature', file, { ...permit, permit: '' }],
  ] as const)('are refused for %s', (_what, bentFile, bent) => {
    expect(links.verify(bentFile, bent)).toBeNull()
  })

  it('are refused if they were signed with another secret', () => {
    expect(createMediaLinks('another', () => start).verify(file, permit)).toBeNull()
  })
})
