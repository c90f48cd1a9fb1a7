import type { BackupDocument } from '@classeur/database'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { startRounds } from '../runtime/start-rounds.ts'
import { createBackupSweep } from './sweep-backups.ts'

const backup = (letter: string) =>
  ({ _id: letter.repeat(24), attempt: 1, storageKey: `backups/${letter}` }) as unknown as BackupDocument

it('a file that can’t be deleted keeps no other one from being deleted, and the round says so', async () => {
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

it('a worker that stops deletes no more backups, however many wait', async () => {
  const asked: string[] = []
  let fail: (error: Error) => void = () => undefined
  const storageAway = new Promise<void>((_, reject) => (fail = reject))
  const sweep = createBackupSweep({
    backups: { now: () => new Date() },
    lists: {
      expire: async () => 0,
      listWithStrayFiles: async () => [backup('a'), backup('b')],
      clearStrayFiles: async () => undefined,
      listDeleted: async () => [backup('c')],
      purge: async () => undefined,
    },
    archives: {
      delete: (key) => {
        asked.push(key)
        return storageAway
      },
    },
  })
  const stop = startRounds(sweep, 60_000, pino({ level: 'silent' }))
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const stopped = stop()
  fail(new Error('the storage is away'))
  await stopped
  expect(asked.filter((key) => !key.includes('a'.repeat(24)))).toEqual([])
})
