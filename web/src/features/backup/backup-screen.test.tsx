import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { refresh } from '../../http/session/auth-session.ts'
import { reportLost, reportReachable } from '../../http/connection.ts'
import { downloadFrom } from '../../http/save-file.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { reconnects, serverSends } from '../../testing/fake-socket.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../testing/server.ts'
import BackupScreen from './backup-screen.tsx'
import {
  backupListOf,
  backupOf,
  doneRestore,
  localTime,
  restoreOf,
  runningBackup,
  runningId,
  weeklyBackup,
} from './testing/backup-samples.ts'
import { serveBackups, type BackupServer } from './testing/backup-server.ts'

vi.mock('../../realtime/socket.ts', () => import('../../testing/fake-socket.ts'))
vi.mock('../../http/save-file.ts', () => ({ downloadFrom: vi.fn() }))

let api: BackupServer
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('backup', 'mark-grid', 'larger-plan', 'settings', 'trash')
  // jsdom opens no dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})
beforeEach(async () => {
  api = serveBackups()
  await refresh()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  server.resetHandlers()
})
afterAll(() => server.close())

const open = (at = '/backup') => renderScreen(<BackupScreen />, at)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('menuitem', { name }))
const rowOf = async (name: string) => {
  const list = within(await screen.findByRole('region', { name: 'Kept backups' }))
  const row = list.getAllByRole('listitem').find((one) => within(one).queryByText(name))
  if (!row) throw new Error(`no row ${name}`)
  return within(row)
}

it('a row says what a backup is, when it was made, how long it is kept, its size and that it is verified', async () => {
  api.list = backupListOf({ backups: [backupOf(), weeklyBackup({ keptUntil: null })] })
  open()
  const night = await rowOf('Nightly')
  expect(night.getByText(/^today, 02:00 · kept until /)).toBeTruthy()
  expect(night.getByText('4.6 MB')).toBeTruthy()
  expect(night.getByText('verified')).toBeTruthy()
  const weekly = await rowOf('Weekly, with media')
  expect(weekly.getByText(/kept until you delete it$/)).toBeTruthy()
  expect(weekly.getByText('1,268 MB')).toBeTruthy()
})

/** Fakes only the date. Timers keep running in real time. */
const atHour = (hour: number) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(localTime(0, hour)) })

it('the page says when the last backup was verified', async () => {
  atHour(9)
  api.list = backupListOf({ lastVerifiedAt: localTime(0, 2) })
  open()
  expect(await screen.findByText('Last verified backup: last night at 02:00.')).toBeTruthy()
  cleanup()
  atHour(3)
  open()
  expect(await screen.findByText('Last verified backup: today at 02:00.')).toBeTruthy()
  cleanup()
  api.list = backupListOf({ lastVerifiedAt: localTime(1, 18, 20) })
  open()
  expect(await screen.findByText('Last verified backup: yesterday at 18:20.')).toBeTruthy()
  cleanup()
  api.list = backupListOf({ lastVerifiedAt: null })
  open()
  expect(await screen.findByText('No backup has been verified yet.')).toBeTruthy()
})

it('without a backup the page explains what one is for and makes the first', async () => {
  api.list = backupListOf({ backups: [], lastVerifiedAt: null })
  open()
  await press('Make the first backup')
  expect(await screen.findByRole('region', { name: 'Full backup, with media' })).toBeTruthy()
  expect(api.writes).toEqual(['POST backups {"withMedia":true,"requestKey":"…"}'])
})

it('the menu says what each kind contains and how large the last one was, and a double click makes one', async () => {
  open()
  await press('Back up now')
  const quick = await screen.findByRole('menuitem', { name: /^Quick/ })
  expect(quick.textContent).toContain('The last one has 4.6 MB.')
  expect(screen.getByRole('menuitem', { name: /^With media/ }).textContent).toContain('1,268 MB')
  await userEvent.dblClick(quick)
  await screen.findByText('running')
  expect(api.writes).toEqual(['POST backups {"withMedia":false,"requestKey":"…"}'])
})

it('a backup that another tab has begun meanwhile is shown instead of an error', async () => {
  open()
  await press('Back up now')
  server.use(
    route.post('*/api/backups', () => {
      api.list = backupListOf({ backups: [runningBackup(), backupOf()] })
      return problemAnswer('backups/already-running', 409)
    }),
  )
  await choose(/^Quick/)
  expect(await screen.findByText('running')).toBeTruthy()
})

it('a request whose answer was lost is repeated with the same key', async () => {
  const keys: unknown[] = []
  open()
  server.use(
    route.post('*/api/backups', async ({ request }) => {
      keys.push(((await request.json()) as { requestKey: string }).requestKey)
      return keys.length === 1
        ? problemAnswer('general/unavailable', 503)
        : problemAnswer('backups/too-many', 409)
    }),
  )
  for (const _ of [1, 2, 3]) {
    await press('Back up now')
    await choose(/^Quick/)
    await waitFor(() => expect(keys).toHaveLength(_))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('a running backup shows files, size and percent, follows events, and never goes backwards', async () => {
  api.list = backupListOf({ backups: [runningBackup(), backupOf()] })
  open()
  expect(await screen.findByText('1,436 of 2,316 files · 800 MB of 1,291 MB')).toBeTruthy()
  expect(screen.getByText('61%')).toBeTruthy()
  const send = (seq: number, bytes: number) =>
    act(() =>
      serverSends('backup:changed', {
        backupId: runningId,
        seq,
        state: 'running',
        progress: { files: 2000, filesTotal: 2316, bytes, bytesTotal: 1_291_000_000 },
      }),
    )
  send(6, 1_033_000_000)
  expect(await screen.findByText('80%')).toBeTruthy()
  // An event that was overtaken.
  send(4, 100_000_000)
  expect(screen.getByText('80%')).toBeTruthy()
  // A total that turned out larger.
  send(7, 900_000_000)
  expect(screen.getByText('80%')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('80')
})

it('screen readers hear of the progress in quarters', async () => {
  api.list = backupListOf({ backups: [runningBackup()] })
  open()
  expect(await screen.findByText('Full backup, with media: 50%')).toBeTruthy()
})

it('a backup that ends is read again and joins the list', async () => {
  api.list = backupListOf({ backups: [runningBackup()] })
  open()
  await screen.findByText('running')
  api.list = backupListOf({ backups: [weeklyBackup({ id: runningId, kind: 'by-hand', seq: 30 })] })
  act(() =>
    serverSends('backup:changed', {
      backupId: runningId,
      seq: 30,
      state: 'done',
      progress: { files: 2316, filesTotal: 2316, bytes: 1, bytesTotal: 1 },
    }),
  )
  expect(await rowOf('By hand, with media')).toBeTruthy()
  expect(screen.queryByText('running')).toBeNull()
})

it('what changed while the connection was lost is read after the reconnect', async () => {
  open()
  await rowOf('Nightly')
  api.list = backupListOf({ backups: [runningBackup()] })
  act(() => reconnects())
  expect(await screen.findByText('running')).toBeTruthy()
})

it('without a connection the card waits for it instead of promising a time', async () => {
  api.list = backupListOf({ backups: [runningBackup()] })
  open()
  await screen.findByText('61%')
  act(() => reportLost())
  expect(await screen.findByText(/waiting for the connection$/)).toBeTruthy()
  act(() => reportReachable())
  await waitFor(() => expect(screen.queryByText(/waiting for the connection$/)).toBeNull())
})

it('Stop ends a running backup', async () => {
  api.list = backupListOf({ backups: [runningBackup()] })
  open()
  await press('Stop')
  expect(await screen.findByText('stopped')).toBeTruthy()
  expect(api.writes).toEqual([`POST backups/${runningId}/stop {}`])
})

it('an unverified backup can be verified, and says so meanwhile', async () => {
  api.list = backupListOf({ backups: [backupOf({ verification: 'unverified' })] })
  open()
  await press(/^Verify Nightly/)
  expect(await screen.findByText('checking')).toBeTruthy()
})

it('a damaged backup says what that means, can’t be restored and offers a new one', async () => {
  api.list = backupListOf({ backups: [backupOf({ verification: 'damaged' })] })
  open()
  const row = await rowOf('Nightly')
  expect(row.getByText('damaged')).toBeTruthy()
  expect(row.getByText(/can’t be restored. Make a new backup/)).toBeTruthy()
  await press(/^More for Nightly/)
  await screen.findByRole('menu')
  expect(screen.queryByRole('menuitem', { name: 'Restore…' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await press('Back up again')
  await waitFor(() => expect(api.writes).toEqual(['POST backups {"withMedia":false,"requestKey":"…"}']))
})

it('a whole backup that a restore would refuse says so instead of being called damaged', async () => {
  const params = { file: 'data/exams.jsonl', line: 1, problem: 'dangling' }
  const error = { code: 'restores/document-refused' as const, params }
  api.list = backupListOf({ backups: [backupOf({ verification: 'damaged', error })] })
  open()
  const row = await rowOf('Nightly')
  expect(row.getByText('can’t be restored')).toBeTruthy()
  expect(row.getByText(/^It contains something that can’t be restored/)).toBeTruthy()
  expect(row.queryByText('damaged')).toBeNull()
})

it('a failed backup gives the reason and can be tried again', async () => {
  const error = { code: 'backups/storage-unavailable' as const, params: {} }
  api.list = backupListOf({ backups: [backupOf({ state: 'failed', error, sizeBytes: null })] })
  open()
  const row = await rowOf('Nightly')
  expect(row.getByText('The storage can’t be reached.')).toBeTruthy()
  expect(row.queryByRole('button', { name: /^Download/ })).toBeNull()
  await press('Try again')
  await waitFor(() => expect(api.writes).toHaveLength(1))
})

it('a download asks for a link and leaves the rest to the browser', async () => {
  open()
  await press(/^Download Nightly/)
  await waitFor(() => expect(downloadFrom).toHaveBeenCalledWith(`/download/${backupOf().id}`))
})

it('a backup is deleted only after a question', async () => {
  open()
  await press(/^More for Nightly/)
  await choose('Delete')
  await press('Keep it')
  expect(api.writes).toEqual([])
  await press(/^More for Nightly/)
  await choose('Delete')
  await press('Delete the backup')
  await waitFor(() => expect(screen.queryByText('Nightly')).toBeNull())
  expect(api.writes).toEqual([`DELETE backups/${backupOf().id}`])
})

it('a switch of the schedule applies at once, and returns if it can’t be saved', async () => {
  open()
  const nightly = await screen.findByRole<HTMLInputElement>('switch', { name: 'Every night at 02:00' })
  await userEvent.click(nightly)
  await waitFor(() => expect(api.writes).toEqual(['PUT backup-schedule {"nightly":false,"weekly":true}']))
  expect(nightly.checked).toBe(false)
  server.use(route.put('*/api/backup-schedule', () => problemAnswer('general/unavailable', 503)))
  await userEvent.click(nightly)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(nightly.checked).toBe(false)
})

it('without any schedule the page reminds to back up by hand', async () => {
  api.list = backupListOf({ schedule: { nightly: false, weekly: false } })
  open()
  expect(await screen.findByText(/^No backups are made by themselves/)).toBeTruthy()
})

it('an error of the list can be tried again', async () => {
  server.use(route.get('*/api/backups', () => problemAnswer('general/internal', 500), { once: true }))
  open()
  await press('Try again')
  expect(await rowOf('Nightly')).toBeTruthy()
})

it('Activity lists backups and restores, the latest first, and a restore can be undone there', async () => {
  api.restores = [doneRestore()]
  open('/backup?tab=activity')
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent ?? '')
  expect(rows[0]).toMatch(/^Restored from .*As a copy · .*5C Mathematics/)
  expect(rows[1]).toMatch(/^Nightly backup made/)
  expect(rows[2]).toMatch(/^Weekly backup made.* · with media · /)
  await press('Undo')
  expect(await screen.findByText(/^Undoing the restore/)).toBeTruthy()
})

it('after 30 days a restore can’t be undone any more', async () => {
  api.restores = [doneRestore({ undoUntil: localTime(1, 10) })]
  open('/backup?tab=activity')
  await screen.findByText(/^Restored from/)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('a restore that waits for a decision is offered while its panel is closed', async () => {
  api.restores = [restoreOf()]
  const { router } = open()
  expect(await screen.findByText('Checked and ready. Nothing has been written yet.')).toBeTruthy()
  await press('Continue')
  expect(router.state.location.search).toContain('restore=')
})

it('the tabs are links that keep an open restore', async () => {
  api.restores = [restoreOf()]
  open(`/backup?restore=${restoreOf().id}`)
  const tab = await screen.findByRole('link', { name: 'Activity' })
  expect(tab.getAttribute('href')).toContain('tab=activity')
  expect(tab.getAttribute('href')).toContain('restore=')
})

it('Activity shows the whole log of the account, page by page', async () => {
  const entry = (digit: string, device: string) => ({
    ...{ id: digit.repeat(24), kind: 'signed-in' as const, details: { device } },
    at: '2026-11-22T08:00:00.000Z',
  })
  api.activity = [[entry('a', 'Firefox, Linux')], [entry('b', 'Safari, iPhone')]]
  open('/backup?tab=activity')
  await screen.findByText('Signed in: Firefox, Linux')
  await press('Show more')
  expect(await screen.findByText('Signed in: Safari, iPhone')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('Activity leaves out an entry whose kind only a newer version has a text for', async () => {
  const entry = { details: { device: 'Firefox, Linux' }, at: '2026-11-22T08:00:00.000Z' }
  api.activity = [
    [
      { ...entry, id: 'a'.repeat(24), kind: 'of-a-newer-version' },
      { ...entry, id: 'b'.repeat(24), kind: 'signed-in' },
    ],
  ]
  open('/backup?tab=activity')
  await screen.findByText('Signed in: Firefox, Linux')
  expect(screen.queryByText(/newer-version/)).toBeNull()
})
