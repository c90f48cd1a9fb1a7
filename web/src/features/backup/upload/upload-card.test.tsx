import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { refresh } from '../../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../../testing/server.ts'
import BackupScreen from '../backup-screen.tsx'
import { endUpload } from '../model/upload.ts'
import { backupListOf, backupOf, idOf } from '../testing/backup-samples.ts'
import { serveBackups, type BackupServer } from '../testing/backup-server.ts'

vi.mock('../../../realtime/socket.ts', () => import('../../../testing/fake-socket.ts'))

let api: BackupServer
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('backup', 'mark-grid', 'larger-plan')
})
beforeEach(async () => {
  api = serveBackups()
  await refresh()
})
afterEach(() => {
  cleanup()
  endUpload()
  server.resetHandlers()
})
afterAll(() => server.close())

const zip = (name = 'my-backup.zip') =>
  new File(['PK\u0003\u0004 and the rest'], name, { type: 'application/zip' })
const uploaded = backupOf({ id: idOf('f1'), kind: 'uploaded' })

async function choose(file: File) {
  renderScreen(<BackupScreen />, '/backup')
  await screen.findByRole('region', { name: 'Kept backups' })
  // The picker's own filter of names is no protection.
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(screen.getByLabelText('From a file', { selector: 'input' }), file)
}

it('a chosen archive is sent as it is, and its check opens once it has arrived', async () => {
  // The body itself is compared in the browser's test: jsdom's files reach no mocked server.
  let sent = { type: '', token: '' }
  server.use(
    route.post('*/api/backups/uploads', ({ request }) => {
      const { headers } = request
      sent = {
        type: headers.get('content-type') ?? '',
        token: headers.get('authorization') ?? '',
      }
      api.list = backupListOf({ backups: [uploaded] })
      return HttpResponse.json(uploaded, { status: 201 })
    }),
  )
  await choose(zip())
  expect(await screen.findByText('Checking 1,204 of 2,298 files')).toBeTruthy()
  expect(sent).toEqual({ type: 'application/zip', token: 'Bearer token-1' })
  expect(api.writes).toEqual([`POST restores {"backupId":"${uploaded.id}","requestKey":"…"}`])
})

it('a file that can’t be an archive is refused without being sent', async () => {
  await choose(new File(['Name;Mark'], 'marks.zip'))
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /marks.zip.* isn’t a Classeur backup\.Nothing was sent\./,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('an empty file and one that is too large are refused without being sent', async () => {
  await choose(new File([], 'empty.zip'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/empty.zip.* is empty/)
  cleanup()
  const large = zip('large.zip')
  Object.defineProperty(large, 'size', { value: 11 * 1024 ** 3 })
  await choose(large)
  expect((await screen.findByRole('alert')).textContent).toMatch(/large.zip.* is too large.*11 GB/)
})

it('a refusal of the server is shown, and the file can be sent again', async () => {
  server.use(
    route.post('*/api/backups/uploads', () => problemAnswer('backups/not-an-archive', 422), { once: true }),
  )
  await choose(zip())
  expect((await screen.findByRole('alert')).textContent).toContain('This file isn’t a Classeur backup.')
  server.use(route.post('*/api/backups/uploads', () => HttpResponse.json(uploaded, { status: 201 })))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Checking 1,204 of 2,298 files')).toBeTruthy()
})

it('an expired session is refreshed and the file is sent again', async () => {
  server.use(
    route.post('*/api/backups/uploads', () => HttpResponse.json(uploaded, { status: 201 })),
    route.post('*/api/backups/uploads', () => problemAnswer('auth/signed-out', 401), { once: true }),
  )
  await choose(zip())
  expect(await screen.findByText('Checking 1,204 of 2,298 files')).toBeTruthy()
})

it('an upload can be cancelled, and the browser asks before the page is closed until then', async () => {
  server.use(route.post('*/api/backups/uploads', async () => delay('infinite')))
  await choose(zip())
  expect(await screen.findByRole('region', { name: /^Sending .*my-backup\.zip/ })).toBeTruthy()
  expect(screen.getByText(/^Keep this window open/)).toBeTruthy()
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await waitFor(() => expect(asks()).toBe(true))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Sending/ })).toBeNull())
  expect(asks()).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
})
