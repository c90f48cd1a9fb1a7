import type { TermErrors } from '@classeur/contracts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { changeLanguage, loadAreas, startI18n } from '../../i18n/i18n.ts'
import { classId, schoolClassOf } from '../../testing/class-samples.ts'
import { classSchoolOf, firstTermId } from '../../testing/exam-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../testing/server.ts'
import GradebookScreen from './gradebook-screen.tsx'

const groupId = '65f0000000000000000000ab'
const ids = ['65f00000000000000000aa01', '65f00000000000000000aa02'] as const
const skillIds = ['65f00000000000000000bb01', '65f00000000000000000bb02', '65f00000000000000000bb03'] as const
const cell = (lostShare: string, isError: boolean, questions = 3) => ({
  ...{ questions, missed: 4, of: 12, lostShare, isError, isReliable: questions >= 3 },
})

const full = (): TermErrors => ({
  exams: ids.map((id, index) => ({
    ...{ id, markId: id, title: ['Fractions', 'Decimals'][index] ?? '', date: '2026-10-01' },
    status: 'marking',
  })),
  groups: [{ id: groupId, name: 'Blue' }],
  students: 12,
  skills: [
    { skillId: skillIds[0], name: 'Add', trend: 'recurs', cells: [cell('1/2', true), cell('2/5', true)] },
    { skillId: skillIds[1], name: 'Compare', trend: 'gone', cells: [cell('1/2', true), cell('1/10', false)] },
    { skillId: skillIds[2], name: 'Read', trend: 'too-few', cells: [cell('3/4', false, 1), null] },
  ],
  types: [
    { type: 'method', trend: 'recurs', counts: [7, 3], total: 10 },
    { type: 'unit', trend: 'too-few', counts: [1, null], total: 1 },
  ],
})

let errors: TermErrors
let asked: string[]
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('exams', 'gradebook', 'classes', 'term-errors')
})
beforeEach(() => {
  errors = full()
  asked = []
  server.use(
    route.get('*/api/classes/:id', () => HttpResponse.json(schoolClassOf())),
    route.get('*/api/classes/:id/school', () => HttpResponse.json(classSchoolOf())),
    route.get('*/api/classes/:id/errors', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(errors)
    }),
  )
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const open = (query = '?view=errors&term=year') =>
  renderScreen(<GradebookScreen />, `/classe/${classId}/gradebook${query}`, '/classe/:class_id/gradebook')
const cellsOf = async (name: RegExp) =>
  [...((await screen.findByRole('rowheader', { name })).closest('tr')?.cells ?? [])].map(
    ({ textContent }) => textContent,
  )

it('each skill shows what became of it, and the share lost in each exam', async () => {
  open()
  expect(await cellsOf(/^Add/)).toEqual(['Add Recurs', '50%', '40%'])
  expect(await cellsOf(/^Compare/)).toEqual(['Compare Gone', '50%', '10%'])
  expect(await cellsOf(/^Read/)).toEqual(['Read only 1 question', '75%', '–not tested'])
  expect(screen.getByText('Errors recur in 1 skill and are gone in 1 skill.')).toBeTruthy()
})

it('a cell leads to the skill in that exam’s errors table and says what its number means', async () => {
  open()
  const link = await screen.findByRole('link', { name: /40%.* of the points lost: .*Add.*Decimals/ })
  expect(link.getAttribute('href')).toBe(`/marksheet/${ids[1]}/table_errors?skill=${skillIds[0]}`)
  expect(link.title.replaceAll(/[\u2068\u2069]/g, '')).toBe('4 of 12 students below half · an error')
})

it('each error type shows how often it was noted, and a dash for an exam without any', async () => {
  open()
  expect(await cellsOf(/^Method/)).toEqual(['Method Recurs', '7', '3', '10'])
  expect(await cellsOf(/^Unit/)).toEqual(['Unit only 1 exam', '1', '–no error types noted', '1'])
})

it('an error type of the class’s school has its name', async () => {
  const type = { id: '65f0000000000000000000dd', name: 'Sign', letter: 'S', correction: '' }
  server.use(
    route.get('*/api/classes/:id/school', () =>
      HttpResponse.json(classSchoolOf({ errorTypes: [{ ...type, version: 1, retiredAt: null }] })),
    ),
  )
  errors = { ...errors, types: [{ type: type.id, trend: 'recurs', counts: [1, 1], total: 2 }] }
  open()
  expect(await cellsOf(/^Sign/)).toEqual(['Sign Recurs', '1', '1', '2'])
})

it('the term and the group are asked of the server and stay in the address', async () => {
  const user = userEvent.setup()
  open()
  await user.selectOptions(await screen.findByLabelText('Group'), 'Blue')
  await expect.poll(() => asked.at(-1)).toBe(`?group=${groupId}`)
  await user.selectOptions(screen.getByLabelText('Term'), 'Term 1')
  await expect.poll(() => asked.at(-1)).toBe(`?term=${firstTermId}&group=${groupId}`)
})

it('the results are one press away', async () => {
  server.use(route.get('*/api/classes/:id/gradebook', () => problemAnswer('general/not-found', 404)))
  open()
  await screen.findByRole('rowheader', { name: /^Add/ })
  await userEvent.click(screen.getByRole('radio', { name: 'Results' }))
  expect(screen.queryByRole('rowheader', { name: /^Add/ })).toBeNull()
})

it('a class without marks learns what will be here, and an empty group shows the whole class again', async () => {
  errors = { ...errors, exams: [], skills: [], types: [] }
  open()
  expect(await screen.findByText('Errors show here once an exam is marked')).toBeTruthy()
  cleanup()
  open(`?view=errors&term=year&group=${groupId}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Show the whole class' }))
  await expect.poll(() => asked.at(-1)).toBe('')
})

it('a failed read says so and can be repeated', async () => {
  server.use(
    route.get('*/api/classes/:id/errors', () => problemAnswer('general/internal', 500), { once: true }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: /again/i }))
  expect(await screen.findByRole('rowheader', { name: /^Add/ })).toBeTruthy()
})

it('a term that can’t be read leaves the choice of another one', async () => {
  open(`?view=errors&term=${firstTermId}`)
  await screen.findByRole('rowheader', { name: /^Add/ })
  server.use(route.get('*/api/classes/:id/errors', () => problemAnswer('general/unavailable', 503)))
  await userEvent.selectOptions(screen.getByLabelText('Term'), 'School year')
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy()
  expect(screen.queryByRole('rowheader', { name: /^Add/ })).toBeNull()
  expect(screen.getByLabelText('Term')).toBeTruthy()
  expect(screen.getByLabelText('Group')).toBeTruthy()
})

it('the errors of the term before are marked as busy until those of the chosen one arrive', async () => {
  open(`?view=errors&term=${firstTermId}`)
  const before = await screen.findByRole('rowheader', { name: /^Add/ })
  let answer = (): void => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    route.get('*/api/classes/:id/errors', async () => {
      await isAnswered
      return HttpResponse.json({ ...full(), skills: full().skills.slice(1) })
    }),
  )
  await userEvent.selectOptions(screen.getByLabelText('Term'), 'School year')
  expect(before.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true')
  answer()
  await expect.poll(() => screen.queryByRole('rowheader', { name: /^Add/ })).toBeNull()
  const after = screen.getByRole('rowheader', { name: /^Compare/ })
  expect(after.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false')
})

it.each([
  ['fr', 'Par compétence', 'Les erreurs reviennent dans 1 compétence et ont disparu dans 1 compétence.'],
  ['ar', 'حسب المهارة', 'مهارة واحدة تتكرر أخطاؤها ومهارة واحدة زالت أخطاؤها.'],
] as const)('the errors are complete in %s', async (language, title, summary) => {
  await changeLanguage(language)
  try {
    open()
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByText(summary)).toBeTruthy()
    expect(within(document.body).queryByText(/[a-z]+\.[a-z]+/)).toBeNull()
  } finally {
    await changeLanguage('en')
  }
})
