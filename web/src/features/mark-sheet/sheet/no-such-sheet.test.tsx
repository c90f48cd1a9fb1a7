import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { dropSession, refresh } from '../../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { examId } from '../../../testing/exam-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server, userId } from '../../../testing/server.ts'
import { createModelServer } from '../testing/model-server.ts'
import { sheetSample } from '../testing/sheet-sample.ts'
import NoSuchSheet from './no-such-sheet.tsx'

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('mark-sheet')
})
afterEach(() => {
  cleanup()
  act(() => dropSession('signed-out'))
  server.resetHandlers()
})
afterAll(() => server.close())

const missing = () => problemAnswer('general/not-found', 404)

/** Shows that the sheet isn't found. The server finds it after it answered that it is `missing` this many times. */
async function show(timesMissing: number) {
  const found = vi.fn()
  const model = createModelServer(sheetSample(2, [400]), () => 0)
  const sheet = () => HttpResponse.json(model.readSheet(userId))
  let reads = 0
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get(`*/api/exams/${examId}/sheet`, () => (reads++ < timesMissing ? missing() : sheet())),
  )
  await refresh()
  const { client } = renderScreen(<NoSuchSheet examId={examId} onFound={found} />)
  return { client, found, reads: () => reads }
}

it('a mark sheet that isn’t found leads to the trash, where a deleted exam can be restored', async () => {
  await show(1)
  expect(screen.getByRole('link', { name: 'trash' }).getAttribute('href')).toBe('/backup?tab=trash')
})

it('the page opens the sheet once its exam or class is restored', async () => {
  const { client, found, reads } = await show(1)
  await waitFor(() => expect(reads()).toBe(1))
  expect(found).not.toHaveBeenCalled()
  await act(() => client.invalidateQueries({ queryKey: ['exam'] }))
  await waitFor(() => expect(found).toHaveBeenCalledTimes(1))
})
