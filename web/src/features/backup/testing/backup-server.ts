import {
  TrashKind,
  type AccountActivity,
  type BackupList,
  type Restore,
  type RestoreConflict,
  type TrashPage,
} from '@classeur/contracts'
import { http as route, HttpResponse } from 'msw'
import { refreshAnswer, server } from '../../../testing/server.ts'
import { backupListOf, conflictSamples, restoreId, restoreOf, runningBackup } from './backup-samples.ts'

const emptyTrash: TrashPage = {
  ...{ entries: [], nextCursor: null, bytes: 0, readAt: '2026-11-23T10:00:00.000Z' },
  counts: Object.fromEntries(TrashKind.options.map((kind) => [kind, 0])) as TrashPage['counts'],
}

/** The backup part of the mocked API: what it answers, and what it was asked to change. */
export interface BackupServer {
  list: BackupList
  restores: Restore[]
  conflicts: RestoreConflict[]
  /** The pages of the account's log. */
  activity: AccountActivity[][]
  /** Every request that changes something, as `METHOD path body`. */
  writes: string[]
}

/** Installs the answers. A test changes the returned object, which later requests then see. */
export function serveBackups(fields: Partial<BackupServer> = {}): BackupServer {
  const state: BackupServer = {
    list: backupListOf(),
    restores: [],
    conflicts: conflictSamples,
    activity: [[]],
    writes: [],
    ...fields,
  }
  const note = async (request: Request) => {
    const { pathname } = new URL(request.url)
    const body = (await request.text()).replace(/"requestKey":"[^"]*"/, '"requestKey":"…"')
    state.writes.push(`${request.method} ${pathname.replace('/api/', '')} ${body}`.trim())
  }
  const restoreAt = (id: unknown) => state.restores.find((one) => one.id === id)
  const settle = (id: unknown, change: Partial<Restore>) => {
    state.restores = state.restores.map((one) =>
      one.id === id ? { ...one, ...change, seq: one.seq + 1 } : one,
    )
    return HttpResponse.json(restoreAt(id))
  }
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/backups', () => HttpResponse.json(state.list)),
    route.get('*/api/trash', () => HttpResponse.json(emptyTrash)),
    route.get('*/api/account/activity', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('cursor') ?? 0)
      const nextCursor = page + 1 < state.activity.length ? String(page + 1) : null
      return HttpResponse.json({ activities: state.activity[page] ?? [], nextCursor })
    }),
    route.post('*/api/backups', async ({ request }) => {
      await note(request)
      const made = runningBackup()
      state.list = { ...state.list, backups: [made, ...state.list.backups] }
      return HttpResponse.json(made, { status: 202 })
    }),
    route.post('*/api/backups/:id/stop', async ({ request, params }) => {
      await note(request)
      state.list = {
        ...state.list,
        backups: state.list.backups.map((one) =>
          one.id === params['id'] ? { ...one, state: 'stopped', seq: one.seq + 1 } : one,
        ),
      }
      return HttpResponse.json(state.list.backups.find(({ id }) => id === params['id']))
    }),
    route.post('*/api/backups/:id/verify', async ({ request, params }) => {
      await note(request)
      state.list = {
        ...state.list,
        backups: state.list.backups.map((one) =>
          one.id === params['id'] ? { ...one, verification: 'checking', seq: one.seq + 1 } : one,
        ),
      }
      return HttpResponse.json(state.list.backups.find(({ id }) => id === params['id']))
    }),
    route.delete('*/api/backups/:id', async ({ request, params }) => {
      await note(request)
      state.list = { ...state.list, backups: state.list.backups.filter(({ id }) => id !== params['id']) }
      return new HttpResponse(null, { status: 204 })
    }),
    route.post('*/api/backups/:id/download-link', async ({ request, params }) => {
      await note(request)
      return HttpResponse.json({
        url: `/download/${String(params['id'])}`,
        expiresAt: new Date().toISOString(),
      })
    }),
    route.put('*/api/backup-schedule', async ({ request }) => {
      const schedule = (await request.clone().json()) as BackupList['schedule']
      await note(request)
      state.list = { ...state.list, schedule }
      return HttpResponse.json(schedule)
    }),
    route.get('*/api/restores', () =>
      HttpResponse.json({ restores: state.restores.filter(({ state: now }) => now !== 'cancelled') }),
    ),
    route.post('*/api/restores', async ({ request }) => {
      const { backupId } = (await request.clone().json()) as { backupId: string }
      await note(request)
      const begun = restoreOf({
        ...{ backupId, state: 'checking', preview: null, seq: 1 },
        progress: { files: 1204, filesTotal: 2298, bytes: 500_000_000, bytesTotal: 1_268_000_000 },
      })
      state.restores = [begun, ...state.restores]
      return HttpResponse.json(begun, { status: 202 })
    }),
    route.get('*/api/restores/:id', ({ params }) => HttpResponse.json(restoreAt(params['id']))),
    route.get('*/api/restores/:id/conflicts', ({ request }) => {
      // One conflict a page, so that the screen has to read them all.
      const index = Number(new URL(request.url).searchParams.get('cursor') ?? 0)
      const isLast = index + 1 >= state.conflicts.length
      return HttpResponse.json({
        conflicts: state.conflicts.slice(index, index + 1),
        total: state.conflicts.length,
        nextCursor: isLast ? null : String(index + 1),
      })
    }),
    route.post('*/api/restores/:id/start', async ({ request, params }) => {
      await note(request)
      return settle(params['id'], {
        state: 'restoring',
        progress: { files: 0, filesTotal: null, bytes: 0, bytesTotal: null },
      })
    }),
    route.post('*/api/restores/:id/undo', async ({ request, params }) => {
      await note(request)
      return settle(params['id'], { state: 'undoing' })
    }),
    route.delete('*/api/restores/:id', async ({ request, params }) => {
      await note(request)
      settle(params['id'], { state: 'cancelled' })
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return state
}

/** The address of the screen with the sample restore open. */
export const restoreAddress = `/backup?restore=${restoreId}`
