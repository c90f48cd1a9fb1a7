import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { refresh } from '../../../http/session/auth-session.ts'
import { formatDate } from '../../../i18n/format.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { serverSends } from '../../../testing/fake-socket.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../../testing/server.ts'
import BackupScreen from '../backup-screen.tsx'
import {
  backupListOf,
  backupOf,
  changedClassId,
  conflictSamples,
  deletedClassId,
  doneRestore,
  localTime,
  previewClasses,
  restoreId,
  restoreOf,
  weeklyId,
} from '../testing/backup-samples.ts'
import { restoreAddress, serveBackups, type BackupServer } from '../testing/backup-server.ts'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

let api: BackupServer
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('backup', 'mark-grid', 'larger-plan')
})
beforeEach(async () => {
  api = serveBackups({ restores: [restoreOf()] })
  await refresh()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const open = (at = restoreAddress) => renderScreen(<BackupScreen />, at, '/backup')
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const method = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
const sheet = () => screen.findByRole('dialog', { name: /^Restore from/ })
const changed = (fields: Parameters<typeof restoreOf>[0]) => {
  api.restores = [restoreOf(fields)]
  const { id, seq, state, progress } = restoreOf(fields)
  act(() => serverSends('restore:changed', { restoreId: id, seq, state, progress }))
}

it('Restore… checks the backup and opens the panel with its progress', async () => {
  api.restores = []
  const { router } = open('/backup')
  await press(/^More for Weekly/)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore…' }))
  expect(await screen.findByText('Checking 1,204 of 2,298 files')).toBeTruthy()
  expect(within(await sheet()).getByText('Nothing has been written yet.')).toBeTruthy()
  expect(router.state.location.search).toBe(`?restore=${restoreId}`)
  changed({ seq: 8 })
  expect(await screen.findByText('All 2,298 files are whole.')).toBeTruthy()
})

it('a restore names its backup by day and time', async () => {
  const [morning, noon] = [localTime(1, 9, 15), localTime(1, 12, 40)]
  const byHand = { kind: 'by-hand', withMedia: false } as const
  api.list = backupListOf({
    backups: [
      backupOf({ ...byHand, id: weeklyId, createdAt: noon }),
      backupOf({ ...byHand, createdAt: morning }),
    ],
  })
  api.restores = [restoreOf({ archivedAt: noon })]
  const day = formatDate(noon)
  open()
  expect((await sheet()).getAttribute('aria-label')).toBe(`Restore from ${day}, 12:40`)
  expect(await screen.findByText(new RegExp(`Changes made after ${day}, 12:40 are removed`))).toBeTruthy()
  await button(`More for By hand, ${day}, 12:40`)
  await button(`More for By hand, ${day}, 09:15`)
  await press('Close')
  const card = await screen.findByRole('region', { name: `Restore from ${day}, 12:40` })
  expect(within(card).getByText(`Restore from ${day}, 12:40`)).toBeTruthy()
})

it.each([
  ['an uploaded file', [backupOf({ id: weeklyId, kind: 'uploaded', createdAt: localTime(0, 9) })]],
  ['a backup that was deleted since', []],
])('a restore from %s names the time at which the archive was made', async (_case, backups) => {
  const archivedAt = localTime(40, 12, 40)
  api.list = backupListOf({ backups })
  api.restores = [restoreOf({ archivedAt })]
  const day = formatDate(archivedAt)
  open()
  expect((await sheet()).getAttribute('aria-label')).toBe(`Restore from ${day}, 12:40`)
  expect(await screen.findByText(new RegExp(`Changes made after ${day}, 12:40 are removed`))).toBeTruthy()
})

it('a backup whose restore waits for a decision opens that one instead of a new check', async () => {
  open('/backup')
  await press(/^More for Weekly/)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore…' }))
  expect(await screen.findByText('All 2,298 files are whole.')).toBeTruthy()
  expect(api.writes).toEqual([])
})

it('a refused backup shows the reason, the file and that nothing was changed, without a preview', async () => {
  api.restores = [
    restoreOf({
      state: 'refused',
      preview: null,
      error: { code: 'backups/not-an-archive', params: {} },
      refusedFile: 'classes/5c.jsonl',
    }),
  ]
  open()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('This file isn’t a Classeur backup.')).toBeTruthy()
  expect(alert.getByText('classes/5c.jsonl')).toBeTruthy()
  expect(alert.getByText('Nothing was changed.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

it('the preview compares each class and starts with a copy of those that miss something', async () => {
  open()
  const row = (await screen.findByRole('row', { name: /5C Mathematics/ })).textContent
  expect(row).toContain('deleted')
  expect(row).toContain('412')
  expect((await box(/5C Mathematics/)).checked).toBe(true)
  expect((await box(/6B Mathematics/)).checked).toBe(true)
  expect((await box(/5A Mathematics/)).checked).toBe(false)
  const total = screen.getByRole('row', { name: /^In all/ })
  expect(
    within(total)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['415', '2,136', '44', '2'])
  expect((await method(/^As a copy/)).checked).toBe(true)
  expect(screen.getByText('8 of 30 classes afterwards')).toBeTruthy()
  expect((await button('Restore 2 as a copy')).disabled).toBe(false)
})

it('the box above the classes has three states', async () => {
  open()
  const all = await box('All classes')
  expect(all.indeterminate).toBe(true)
  await userEvent.click(all)
  expect(all.checked).toBe(true)
  await button('Restore 5 as a copy')
  await userEvent.click(all)
  expect(all.checked).toBe(false)
  expect(all.indeterminate).toBe(false)
  expect(await screen.findByText('Choose at least one class.')).toBeTruthy()
  expect((await button('Restore')).disabled).toBe(true)
  expect(screen.getByText(/^Puts the chosen classes back/)).toBeTruthy()
})

it('a class in the trash is chosen from the start, although nothing of it is missing', async () => {
  const { preview } = restoreOf()
  const same = { new: 0, same: 5, changed: 0, conflicts: 0 }
  const classes = previewClasses.map((one, index) => ({
    ...one,
    counts: same,
    here: index === 1 ? ('in-trash' as const) : ('present' as const),
  }))
  api.restores = [restoreOf({ preview: preview && { ...preview, classes } })]
  open()
  expect((await box(/6B Mathematics.*in the trash/)).checked).toBe(true)
  expect(await button('Restore 1 as a copy')).toBeTruthy()
})

it('a copy names what it adds, with the day for a class that is here', async () => {
  open()
  const copy = await screen.findByText(/^Adds .*5C Mathematics.* and .*6B Mathematics \(/)
  expect(copy.textContent).toContain('Nothing here changes.')
})

it('a copy starts with the chosen classes and ends with links and an undo', async () => {
  open()
  await press('Restore 2 as a copy')
  expect(await screen.findByText('Taking a snapshot of today')).toBeTruthy()
  expect(api.writes).toEqual([
    `POST restores/${restoreId}/start ${JSON.stringify({ method: 'copy', classIds: [deletedClassId, changedClassId], decisions: {} })}`,
  ])
  api.restores = [doneRestore()]
  act(() =>
    serverSends('restore:changed', {
      ...{ restoreId, seq: 20, state: 'done' },
      progress: doneRestore().progress,
    }),
  )
  expect(await screen.findByText('Restored.')).toBeTruthy()
  const link = screen.getByRole('link', { name: '6B Mathematics (22 Nov)' })
  expect(link.getAttribute('href')).toBe(`/classe/${doneRestore().result?.classes[1]?.classId}`)
  await press('Undo')
  expect(await screen.findByRole('heading', { name: 'Undoing the restore' })).toBeTruthy()
})

it('progress of a restore follows the events', async () => {
  api.restores = [restoreOf({ state: 'restoring' })]
  open()
  await sheet()
  const progress = { files: 1204, filesTotal: 4816, bytes: 0, bytesTotal: null }
  act(() => serverSends('restore:changed', { restoreId, seq: 9, state: 'restoring', progress }))
  expect(await screen.findByText('1,204 of 4,816 records')).toBeTruthy()
})

it('a merge can’t start before each conflict of the chosen classes is settled', async () => {
  open()
  expect(await screen.findByText(/Nasri Walid.*Q5.* and .*Kaci Sofiane.*Q7/)).toBeTruthy()
  expect(screen.getByText('2 conflicts to settle')).toBeTruthy()
  await userEvent.click(await method(/^Merge/))
  const start = await button('Merge 2 classes')
  expect(start.disabled).toBe(true)
  expect(screen.getByText('Settle 2 conflicts first: choose which marks stay.')).toBeTruthy()
  await press('Compare')
  const first = within(await screen.findByRole('group', { name: /Nasri Walid.*Q5/ }))
  expect(first.getByText('2.5')).toBeTruthy()
  expect(first.getByText('Shows every step')).toBeTruthy()
  expect(first.getByText('absent')).toBeTruthy()
  expect(first.getByText(/yesterday, 09:30 · .*Sami Haddad/)).toBeTruthy()
  await userEvent.click(first.getByRole('radio', { name: /^In the backup/ }))
  expect(await screen.findByText('1 of 2 settled')).toBeTruthy()
  await userEvent.click(
    within(screen.getByRole('group', { name: /Kaci Sofiane/ })).getByRole('radio', { name: /^Here/ }),
  )
  await press('Back to the restore')
  expect(document.activeElement?.textContent).toBe('Compare')
  expect(screen.getByText('all settled')).toBeTruthy()
  await press('Merge 2 classes')
  const [one, two] = conflictSamples
  await waitFor(() =>
    expect(api.writes.at(-1)).toContain(
      JSON.stringify({ [one?.id ?? '']: 'archived', [two?.id ?? '']: 'here' }),
    ),
  )
})

it('one side can be chosen for all marks', async () => {
  open()
  await press('Compare')
  await press('Keep all that are here')
  expect(await screen.findByText('2 of 2 settled')).toBeTruthy()
})

it('a merge of classes without conflicts needs no decision', async () => {
  open()
  await userEvent.click(await method(/^Merge/))
  await userEvent.click(await box(/6B Mathematics/))
  expect((await button('Merge 1 class')).disabled).toBe(false)
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull()
  expect(screen.getByText('7 of 30 classes afterwards')).toBeTruthy()
})

it('decisions survive closing the panel and opening it again', async () => {
  const { router } = open()
  await userEvent.click(await method(/^Merge/))
  await press('Compare')
  await press('All from the backup')
  await press('Close')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(api.writes).toEqual([])
  cleanup()
  open()
  expect((await method(/^Merge/)).checked).toBe(true)
  expect(await screen.findByText('all settled')).toBeTruthy()
})

it('Cancel gives up the restore and its decisions', async () => {
  open()
  await userEvent.click(await method(/^Replace/))
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.writes).toEqual([`DELETE restores/${restoreId}`])
  expect(Object.keys(localStorage).filter((key) => key.includes(':restore:'))).toEqual([])
})

it('Replace says what goes', async () => {
  open()
  expect(
    await screen.findByText(/^Puts the 2 classes back as they were. Changes made after .* are removed\.$/),
  ).toBeTruthy()
})

it('more classes than the plan allows can’t be added, and the panel says what can be done', async () => {
  const { preview } = restoreOf()
  api.restores = [restoreOf({ preview: preview && { ...preview, openClasses: 3, classLimit: 3 } })]
  open()
  expect(await screen.findByText('That would make 5 classes. Your plan has room for 3.')).toBeTruthy()
  expect((await button('Restore 2 as a copy')).disabled).toBe(true)
  expect((await screen.findByRole('link', { name: /plans/i })).getAttribute('href')).toContain('/prime')
  // A merge into a class that is here adds none.
  await userEvent.click(await box(/5C Mathematics/))
  await userEvent.click(await method(/^Replace/))
  expect((await button('Replace 1 class')).disabled).toBe(false)
})

it('an archived class takes none of the plan, also as a copy', async () => {
  const { preview } = restoreOf()
  const classes = previewClasses.map((one) => ({ ...one, takesSlot: { copy: false, inPlace: false } }))
  api.restores = [restoreOf({ preview: preview && { ...preview, classes, openClasses: 3, classLimit: 3 } })]
  open()
  expect(await screen.findByText('3 of 3 classes afterwards')).toBeTruthy()
  expect((await button('Restore 2 as a copy')).disabled).toBe(false)
})

it('a class of somebody else can only be copied', async () => {
  const { preview } = restoreOf()
  const [first, ...others] = previewClasses
  if (!first || !preview) throw new Error('no sample')
  api.restores = [restoreOf({ preview: { ...preview, classes: [{ ...first, here: 'foreign' }, ...others] } })]
  open()
  expect((await box(/5C Mathematics/)).checked).toBe(true)
  await userEvent.click(await method(/^Replace/))
  const foreign = await box(/5C Mathematics/)
  expect([foreign.checked, foreign.disabled]).toEqual([false, true])
  expect(await button('Replace 1 class')).toBeTruthy()
})

it('lesson plans and pictures come back without a class', async () => {
  const { preview } = restoreOf()
  const lessonPlans = { new: 4, same: 0, changed: 0, conflicts: 0 }
  api.restores = [restoreOf({ preview: preview && { ...preview, lessonPlans } })]
  open()
  expect(await screen.findByRole('row', { name: /^Lesson plans 4/ })).toBeTruthy()
  await userEvent.click(await box('All classes'))
  await userEvent.click(await box('All classes'))
  expect((await button('Restore lesson plans and pictures')).disabled).toBe(false)
})

it('the preview says how many pictures can’t be restored', async () => {
  const { preview } = restoreOf()
  api.restores = [restoreOf({ preview: preview && { ...preview, picturesWithoutFile: 3 } })]
  open()
  expect(await screen.findByText(/^3 pictures can’t be restored/)).toBeTruthy()
})

it('an error of the start keeps the decisions and is shown', async () => {
  server.use(route.post('*/api/restores/:id/start', () => problemAnswer('classes/limit-reached', 403)))
  open()
  await press('Restore 2 as a copy')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect((await box(/5C Mathematics/)).checked).toBe(true)
})

it('a restore that needs a new sign-in leads through it and back to its panel, with the decisions', async () => {
  server.use(route.post('*/api/restores/:id/start', () => problemAnswer('auth/sign-in-too-old', 403)))
  const { router } = open()
  await userEvent.click(await method(/^Replace/))
  await press('Replace 2 classes')
  await press('Sign in again')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(new URLSearchParams(router.state.location.search).get('redirect_to')).toBe(restoreAddress)

  cleanup()
  await refresh()
  open()
  expect((await method(/^Replace/)).checked).toBe(true)
})

it('a failed restore has undone itself', async () => {
  api.restores = [restoreOf({ state: 'failed', error: { code: 'backups/internal', params: {} } })]
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('Everything is as it was before.')
})

it('an undone restore says that everything is as before', async () => {
  api.restores = [doneRestore({ state: 'undone', undoUntil: null })]
  open()
  expect(await screen.findByText(/^The restore was undone/)).toBeTruthy()
})

it('an undone or failed restore says how much stays, because somebody has changed it since', async () => {
  const { result } = doneRestore()
  const kept = { undoUntil: null, result: result && { ...result, keptDocuments: 2 } }
  api.restores = [doneRestore({ ...kept, state: 'undone' })]
  open()
  expect(await screen.findByText(/^The restore was undone, except for 2 items/)).toBeTruthy()
  cleanup()
  api.restores = [doneRestore({ ...kept, state: 'failed', error: { code: 'backups/internal', params: {} } })]
  open()
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toContain('undone, except for 2 items')
  expect(textContent).not.toContain('as it was before')
})

it('everything is read again after a restore has ended', async () => {
  api.restores = [restoreOf({ state: 'restoring' })]
  const { client } = open()
  await sheet()
  client.setQueryData(['classes', 'list'], 'before')
  api.restores = [doneRestore()]
  act(() =>
    serverSends('restore:changed', {
      ...{ restoreId, seq: 20, state: 'done' },
      progress: doneRestore().progress,
    }),
  )
  await screen.findByText('Restored.')
  await waitFor(() => expect(client.getQueryState(['classes', 'list'])?.isInvalidated).toBe(true))
})

it('the panel takes the focus, and Escape closes it and returns the focus', async () => {
  const { router } = open('/backup')
  const more = await button(/^More for Weekly/)
  await userEvent.click(more)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore…' }))
  const panel = await sheet()
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(document.activeElement).toBe(more)
})

it('on a phone the panel covers the page and keeps the focus inside', async () => {
  const matchMedia = vi.spyOn(window, 'matchMedia')
  const wide = window.matchMedia('')
  matchMedia.mockImplementation((query) => ({ ...wide, matches: query.includes('48em') }))
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  open()
  expect((await sheet()).tagName).toBe('DIALOG')
  expect(await screen.findByText('All 2,298 files are whole.')).toBeTruthy()
  matchMedia.mockRestore()
})
