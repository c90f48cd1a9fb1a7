import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { backupKeyVariables } from './backup-keys.ts'

const Environment = z.object(backupKeyVariables)
const secret = (fill: number) => Buffer.alloc(32, fill)
const shown = (fill: number) => secret(fill).toString('base64')

describe('BACKUP_KEYS', () => {
  it('lists the current key first', () => {
    const text = `2026-b:${shown(2)}, 2026-a:${secret(1).toString('base64url')}`
    expect(Environment.parse({ BACKUP_KEYS: text }).BACKUP_KEYS).toEqual([
      { id: '2026-b', secret: secret(2) },
      { id: '2026-a', secret: secret(1) },
    ])
  })

  it.each([
    ['nothing', ''],
    ['no id', shown(1)],
    ['a short key', `a:${Buffer.alloc(16).toString('base64')}`],
    ['a long key', `a:${Buffer.alloc(33).toString('base64')}`],
    ['a key that is not base64', `a:${'!'.repeat(43)}`],
    ['an id twice', `a:${shown(1)},a:${shown(2)}`],
    ['an id with a space', `a b:${shown(1)}`],
    ['a comma at the end', `a:${shown(1)},`],
    ['three parts', `a:${shown(1)}:x`],
  ])('is refused with %s, and the error does not contain it', (_what, text) => {
    const { error } = Environment.safeParse({ BACKUP_KEYS: text })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual(['BACKUP_KEYS'])
    if (text.length > 10) expect(JSON.stringify(error?.issues)).not.toContain(text.slice(2, 10))
  })

  it('is required', () => {
    expect(Environment.safeParse({}).success).toBe(false)
  })
})
