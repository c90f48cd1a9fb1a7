import type { BackupList } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { refresh } from '../../../http/session/auth-session.ts'
import { backupsQuery } from '../../../http/queries/backups.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { refreshAnswer, server } from '../../../testing/server.ts'
import { ExportPanel } from './export-panel.tsx'

const at = '2026-11-23T08:00:00.000Z'
const exported: BackupList['backups'][number] = {
  ...{ id: 'e'.repeat(24), kind: 'export', withMedia: true, state: 'running', seq: 1 },
  progress: { files: 12, filesTotal: null, bytes: 0, bytesTotal: null },
  ...{ sizeBytes: null, counts: null, createdAt: at, finishedAt: null, error: null },
  ...{ verification: 'unverified', verifiedAt: null, keptUntil: at },
}

let list: BackupList
let reads: number
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('settings')
})
beforeEach(async () => {
  reads = 0
  list = { backups: [], schedule: { nightly: true, weekly: true }, lastVerifiedAt: null }
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/backups', () => {
      reads += 1
      return HttpResponse.json(list)
    }),
    route.post('*/api/account/export', () => {
      list = { ...list, backups: [exported] }
      return HttpResponse.json(exported, { status: 202 })
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

/** Whatever else shows the list of backups. */
function KeptBackups() {
  const { data } = useQuery(backupsQuery)
  return <p>{data ? `${String(data.backups.length)} in the list` : 'reading'}</p>
}

it('the export panel reads the list of backups together with everything else that shows it', async () => {
  renderScreen(
    <>
      <ExportPanel />
      <KeptBackups />
    </>,
  )
  const ask = await screen.findByRole('button', { name: 'Prepare export' })
  expect(reads).toBe(1)
  await userEvent.click(ask)
  await screen.findByText(/Files so far: 12/)
  expect(screen.getByText('1 in the list')).toBeTruthy()
})

it('the export panel offers the finished archive for download', async () => {
  list = { ...list, backups: [{ ...exported, state: 'done', sizeBytes: 2_000_000, finishedAt: at }] }
  renderScreen(<ExportPanel />)
  expect(await screen.findByRole('button', { name: 'Download export' })).toBeTruthy()
})
