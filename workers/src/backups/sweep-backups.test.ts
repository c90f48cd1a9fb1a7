import type { BackupDocument } from '@classeur/database'
import { expect, it } from 'vitest'
import { createBackupSweep } from './sweep-backups.ts'

it('a file that can’t be deleted keeps no other one from being deleted, and the round says so', async () => {
  const backup = (letter: string) =>
    ({ _id: letter.repeat(24), attempt: 1, storageKey: `backups/${letter}` }) as unknown as BackupDocument
  const purged: string[] = []
  const cleared: string[] = []
  const sweep = createBackupSweep({
    backups: { now: () => new Date() },
    lists: {
      expire: async () => 0,
      listWithStrayFiles: async () => [backup('a'), backup('b')],
      clearStrayFiles: async (id) => void cleared.push(id),
      listDeleted: async () => [backup('a'), backup('b')],
      purge: async (id) => void purged.push(id),
    },
    archives: {
      delete: async (key) => {
        if (key.includes('a'.repeat(24))) throw Object.assign(new Error('not permitted'), { code: 'EPERM' })
      },
    },
  })
  await expect(sweep()).rejects.toMatchObject({ errors: [{ code: 'EPERM' }, { code: 'EPERM' }] })
  expect([cleared, purged]).toEqual([['b'.repeat(24)], ['b'.repeat(24)]])
})
