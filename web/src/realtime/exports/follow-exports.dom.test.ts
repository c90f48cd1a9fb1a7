import { expect, it, vi } from 'vitest'
import { serverSends } from '../../testing/fake-socket.ts'
import { followExports } from './follow-exports.ts'

vi.mock('../socket.ts', () => import('../../testing/fake-socket.ts'))

const progress = { files: 0, filesTotal: null, bytes: 0, bytesTotal: null }
const event = (kind: 'export' | 'nightly', state: 'running' | 'done' | 'failed', backupId = 'a1') => ({
  ...{ backupId, seq: 1, state, progress, kind },
})

it('a notice says once that an export became ready, and nothing about verifications, failures and backups', () => {
  const onReady = vi.fn()
  const stop = followExports(onReady)
  serverSends('backup:changed', event('export', 'done'))
  serverSends('backup:changed', event('nightly', 'running'))
  serverSends('backup:changed', event('nightly', 'done'))
  serverSends('backup:changed', event('export', 'running', 'b2'))
  serverSends('backup:changed', event('export', 'failed', 'b2'))
  expect(onReady).not.toHaveBeenCalled()
  serverSends('backup:changed', event('export', 'running'))
  serverSends('backup:changed', event('export', 'done'))
  serverSends('backup:changed', event('export', 'done'))
  expect(onReady).toHaveBeenCalledTimes(1)
  stop()
})
