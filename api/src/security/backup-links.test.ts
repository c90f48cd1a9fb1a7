import { describe, expect, it } from 'vitest'
import { createBackupLinks } from './backup-links.ts'

const grant = { backupId: 'a1'.repeat(12), userId: 'b2'.repeat(12), sessionId: 'c3'.repeat(12) }
const tokenOf = ({ url }: { url: string }) => url.replace('/api/backups/files/', '')

describe('a link to a backup', () => {
  it('names its backup, person and session for one hour', () => {
    let now = Date.UTC(2026, 10, 27, 2)
    const links = createBackupLinks('secret', () => now)
    const link = links.linkTo(grant)
    expect(links.verify(tokenOf(link))).toEqual(grant)
    expect(link.expiresAt).toEqual(new Date(now + 3_600_000))
    now += 3_600_000 - 1
    expect(links.verify(tokenOf(link))).toEqual(grant)
    now += 1
    expect(links.verify(tokenOf(link))).toBe('expired')
  })

  it('is refused after any change, with another secret, and with characters added', () => {
    const links = createBackupLinks('secret')
    const token = tokenOf(links.linkTo(grant))
    expect(token.length).toBeLessThanOrEqual(100)
    for (let index = 0; index < token.length; index += 1) {
      const changed = token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1)
      expect(links.verify(changed)).toBeNull()
    }
    for (const other of ['', token.slice(1), `${token}A`, `${token}=`, `${token} `])
      expect(links.verify(other)).toBeNull()
    expect(createBackupLinks('another').verify(token)).toBeNull()
  })
})
