import type { LessonPrefill } from '@classeur/contracts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadAreas, startI18n } from '../../../../i18n/i18n.ts'
import { generationId, lessonPlanOf, request } from '../../../../testing/generation-samples.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { server } from '../../../../testing/server.ts'
import { StartingPoint } from './starting-point.tsx'

const figures = { students: 24, exam: null, weakSkills: [], testedSkills: 0, errors: [], groups: [] }
const prefill: LessonPrefill = {
  ...{ subject: 'Mathematics', level: '6B', language: 'en', topic: '', exams: [] },
  context: { ...figures, skills: [], lastLesson: null },
  lastPlan: { id: '65f0000000000000000000b1', title: 'Equal parts', at: '2026-11-16T00:00:00.000Z' },
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('lesson-context')
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

it('the lesson that is continued is named and can be left out, also if it isn’t the last one', async () => {
  const older = { ...lessonPlanOf({ state: 'completed' }), title: 'Strips of paper' }
  server.use(route.get(`*/api/lesson-plans/${generationId}`, () => HttpResponse.json(older)))
  const set = vi.fn()
  const source = { prefill, error: null, retry: vi.fn(), choose: vi.fn() }
  renderScreen(
    <StartingPoint
      values={{ ...request, durationMin: '55', continues: generationId }}
      source={source}
      set={set}
    />,
  )
  expect(await screen.findByText('Strips of paper')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /last lesson/ }).checked).toBe(false)
  await userEvent.click(screen.getByRole('switch', { name: 'Continue from another lesson' }))
  expect(set).toHaveBeenCalledExactlyOnceWith({ continues: null })
})
