import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { dropSession, refresh } from '../../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { examId, examOf } from '../../../testing/exam-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { refreshAnswer, server, userId } from '../../../testing/server.ts'
import { leaveSheet } from '../engine/leaving-sheets.ts'
import type { UnsentCells } from '../engine/sheet-ports.ts'
import UnsentSheets from './unsent-sheets.tsx'

/** The marks stored in the browser, by person. */
const kept = new Map<string, Map<string, UnsentCells>>()
vi.mock('../engine/browser/indexed-queue-store.ts', () => ({
  createIndexedQueueStore: () => ({
    countUnsent: (of: string) => Promise.resolve(new Map(kept.get(of) ?? [])),
  }),
}))
const keep = (cells: Partial<UnsentCells>) =>
  kept.set(userId, new Map([[examId, { waiting: 0, conflicts: 0, refused: 0, ...cells }]]))

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('mark-sheet')
})
afterEach(() => {
  cleanup()
  kept.clear()
  vi.useRealTimers()
  act(() => dropSession('signed-out'))
  server.resetHandlers()
})
afterAll(() => server.close())

async function show() {
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get(`*/api/exams/${examId}`, () => HttpResponse.json(examOf({ title: 'Algebra' }))),
  )
  await refresh()
  return renderScreen(<UnsentSheets />)
}

test('each kind of unsent mark has its own text', async () => {
  keep({ waiting: 2, conflicts: 1, refused: 3 })
  await show()
  expect(await screen.findByText('Algebra')).toBeTruthy()
  const note = screen.getByRole('status')
  expect(note.textContent).toContain('2 marks are on this device only. Open the sheet to send them.')
  expect(note.textContent).toContain('1 mark needs your decision: a colleague has entered a different one')
  expect(note.textContent).toContain('3 marks weren’t accepted')
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/marksheet/${examId}`)
})

test('marks of a recently closed sheet do not count as unsent while they are being sent', async () => {
  keep({ waiting: 1 })
  let sent: () => void = () => undefined
  leaveSheet(examId, new Promise((resolve) => (sent = resolve)))
  const { client } = await show()
  await waitFor(() => expect(client.isFetching()).toBe(1))
  expect(screen.queryByRole('status')).toBeNull()
  kept.clear()
  sent()
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(client.getQueryData(['unsent-marks', userId])).toEqual([])
  expect(screen.queryByRole('status')).toBeNull()
})

test('the note disappears after another tab has sent the marks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  keep({ waiting: 1 })
  await show()
  await screen.findByRole('status')
  kept.clear()
  vi.advanceTimersByTime(5000)
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})
