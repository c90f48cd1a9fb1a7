import { scalePresets } from '@classeur/domain/exams'
import type { ExamCard } from '@classeur/contracts'
import { cleanup, screen, within } from '@testing-library/react'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { schoolClassOf } from '../../../testing/class-samples.ts'
import { examCardOf, leafId, meanOf } from '../../../testing/exam-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { server } from '../../../testing/server.ts'
import { ClassMeans } from './class-means.tsx'

let exams: ExamCard[]

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('classes')
})
beforeEach(() => server.use(route.get('*/api/classes/:id/exams', () => HttpResponse.json({ exams }))))
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const exam = (number: number, title: string, mean: ExamCard['mean'], more: Partial<ExamCard> = {}) =>
  examCardOf({ id: leafId(number), title, date: `2026-10-0${String(number)}`, mean, ...more })

it('each exam shows its mean with the unit, and the exact change since the exam before', async () => {
  exams = [
    exam(4, 'Ratios', meanOf('12349/20000')),
    exam(3, 'Not marked yet', meanOf(null)),
    exam(2, 'Decimals', meanOf('1296/2000', 9)),
    exam(1, 'Fractions', meanOf('1296/2000')),
  ]
  renderScreen(<ClassMeans schoolClass={schoolClassOf()} />)
  const rows = within(await screen.findByRole('list', { name: 'Means by exam, latest first' }))
  expect(rows.getAllByRole('listitem').map((row) => row.textContent?.replace(/\s+/g, ' '))).toEqual([
    'Ratios4 Oct12.3 / 20 −0.6',
    'Decimals2 Oct13.0 / 20 provisionalno change',
    'Fractions1 Oct13.0 / 20 first mean',
  ])
})

it('an exam with letters shows its mean as a letter with the percentage', async () => {
  exams = [exam(1, 'Oral', meanOf('31/50'), { effectiveScale: scalePresets.letters })]
  renderScreen(<ClassMeans schoolClass={schoolClassOf()} />)
  expect(await screen.findByText('C · 62%')).toBeTruthy()
})

it('while no paper is complete, a note says when the first mean will appear', async () => {
  exams = [exam(1, 'Oral', meanOf(null))]
  renderScreen(<ClassMeans schoolClass={schoolClassOf()} />)
  expect(await screen.findByText(/appears here with its first complete paper/)).toBeTruthy()
})
