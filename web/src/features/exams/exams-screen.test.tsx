import { pointsOn20 } from '@classeur/domain/exams'
import type { CreateExamRequest, ExamCard } from '@classeur/contracts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { NoticeList } from '../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../components/overlays/notices/notices.ts'
import { loadPanels } from '../../components/overlays/panels/use-panels.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { classCardOf, classId, classPageOf, schoolClassOf } from '../../testing/class-samples.ts'
import {
  classSchoolOf,
  examCardOf,
  examId,
  examOf,
  firstTermId,
  meanOf,
  secondTermId,
} from '../../testing/exam-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../testing/server.ts'
import ExamsScreen from './exams-screen.tsx'

let exams: ExamCard[]
let deleted: ExamCard[]
let skills: { id: string; code: string; name: string; parentId: null; order: number; archived: boolean }[]
let created: CreateExamRequest[]
let asked: string[]

const skillOf = (id: string, name: string) => ({
  id,
  code: '',
  name,
  parentId: null,
  order: 0,
  archived: false,
})
const fractions = skillOf('65f0000000000000000000d1', 'Fractions')

const open = (query = '') =>
  renderScreen(
    <>
      <ExamsScreen />
      <NoticeList />
    </>,
    `/classe/${classId}/exams${query}`,
    '/classe/:class_id/exams',
  )

// These tests look up roles in whole forms, which is slow on a busy machine.

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadPanels()
  await loadAreas('exams', 'grading', 'classes')
})
beforeEach(() => {
  exams = [examCardOf()]
  deleted = []
  skills = [fractions]
  created = []
  asked = []
  server.use(
    route.get('*/api/classes/:id', () => HttpResponse.json(schoolClassOf())),
    route.get('*/api/classes/:id/school', () => HttpResponse.json(classSchoolOf())),
    route.get('*/api/classes/:id/skills', () => HttpResponse.json({ skills })),
    route.get('*/api/classes/:id/exams', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      if (searchParams.get('state') === 'deleted') return HttpResponse.json({ exams: deleted })
      asked.push(search)
      const type = searchParams.get('type')
      return HttpResponse.json({ exams: exams.filter((exam) => type === null || exam.type === type) })
    }),
    route.post('*/api/classes/:id/exams', async ({ request }) => {
      const body = (await request.json()) as CreateExamRequest
      created.push(body)
      return HttpResponse.json(examOf({ title: body.title, structure: body.structure }), { status: 201 })
    }),
  )
})
afterEach(() => {
  cleanup()
  notices.set([])
  server.resetHandlers()
})
afterAll(() => server.close())

it('the list shows each exam’s progress and its mean on the scale and in points, and links to its mark sheet', async () => {
  exams = [examCardOf({ maximumHundredths: 4000 })]
  open()
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByRole('link', { name: 'Fractions and decimals' }).getAttribute('href')).toBe(
    `/marksheet/${examCardOf().markId}`,
  )
  expect(await row.findByText('Test · 18 Nov · Term 1')).toBeTruthy()
  expect(row.getByText('172 of 240 marks')).toBeTruthy()
  expect(row.getByText('11.9 / 20')).toBeTruthy()
  expect(row.getByText('23.8 of 40 points')).toBeTruthy()
  expect(row.getByText('Being marked')).toBeTruthy()
})

it('the mean of fewer than ten papers is marked as provisional, with the papers it covers', async () => {
  exams = [examCardOf({ mean: { ...meanOf('119/200', 9), absent: 1 } })]
  open()
  const row = within(await screen.findByRole('listitem'))
  expect(await row.findByText('provisional')).toBeTruthy()
  expect(row.getAllByTitle('mean of 9 complete papers; 1 absent').length).toBeGreaterThan(0)
})

it('a mean is rounded once, from its exact value', async () => {
  exams = [examCardOf({ mean: meanOf('12349/20000') })]
  open()
  expect(await screen.findByText('12.3 / 20')).toBeTruthy()
})

it('the address filters the list by term and type, and the list says if no exam matches', async () => {
  const { router } = open()
  await screen.findByRole('option', { name: 'Term 2' })
  await userEvent.selectOptions(screen.getByLabelText('Term'), 'Term 2')
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Quiz')
  expect(await screen.findByText('No exams match. Choose another term or type.')).toBeTruthy()
  expect(router.state.location.search).toBe(`?term=${secondTermId}&type=quiz`)
  expect(asked.at(-1)).toBe(`?termId=${secondTermId}&type=quiz`)
})

it('an empty list explains the first step', async () => {
  exams = []
  open()
  expect(await screen.findByText('Create your first exam in a minute')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'New exam' })).toBeTruthy()
})

it('an exam is deleted at once, and the notice can restore it', async () => {
  server.use(
    route.delete('*/api/exams/:id', () => {
      deleted = exams
      exams = []
      return new HttpResponse(null, { status: 204 })
    }),
    route.post('*/api/exams/:id/restore', () => {
      exams = deleted
      deleted = []
      return HttpResponse.json(examOf())
    }),
  )
  open()
  const openMenu = await screen.findByRole('button', { name: 'More actions for Fractions and decimals' })
  await expect.poll(() => screen.queryByRole('link', { name: 'New exam' })).toBeTruthy()
  await userEvent.click(openMenu)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('1 deleted exam')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Fractions and decimals' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'Fractions and decimals' })).toBeTruthy()
})

it('after an exam is deleted or restored, the focus stays in the list', async () => {
  exams = [examCardOf(), examCardOf({ id: '65f0000000000000000000e2', title: 'Geometry' })]
  server.use(
    route.delete('*/api/exams/:id', ({ params }) => {
      deleted = [...deleted, ...exams.filter(({ id }) => id === params['id'])]
      exams = exams.filter(({ id }) => id !== params['id'])
      return new HttpResponse(null, { status: 204 })
    }),
    route.post('*/api/exams/:id/restore', ({ params }) => {
      exams = [...exams, ...deleted.filter(({ id }) => id === params['id'])]
      deleted = deleted.filter(({ id }) => id !== params['id'])
      return HttpResponse.json(examOf())
    }),
  )
  open()
  const remove = async (title: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `More actions for ${title}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  }
  const focused = () => document.activeElement
  await screen.findByRole('link', { name: 'New exam' })
  await remove('Fractions and decimals')
  await expect.poll(focused).toBe(screen.getByRole('link', { name: 'Geometry' }))
  await remove('Geometry')
  await expect.poll(focused).toBe(screen.getByRole('group', { name: 'Exams' }))
  await userEvent.click(await screen.findByText('2 deleted exams'))
  await userEvent.click(screen.getByRole('button', { name: 'Restore Fractions and decimals' }))
  await expect.poll(focused).toBe(screen.getByRole('button', { name: 'Restore Geometry' }))
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('link', { name: 'Geometry' })
  await expect.poll(() => focused()?.getAttribute('role')).toBe('group')
})

it('deleted exams that can’t be read are not shown as none', async () => {
  server.use(
    route.get('*/api/classes/:id/exams', ({ request }) =>
      new URL(request.url).searchParams.get('state') === 'deleted'
        ? problemAnswer('general/internal', 500)
        : HttpResponse.json({ exams }),
    ),
  )
  open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  deleted = [examCardOf({ title: 'Geometry' })]
  server.use(route.get('*/api/classes/:id/exams', () => HttpResponse.json({ exams: deleted })))
  await userEvent.click(retry)
  expect(await screen.findByText('1 deleted exam')).toBeTruthy()
})

it('a new exam waits for the terms, and says if they can’t be read', async () => {
  server.use(route.get('*/api/classes/:id/school', () => problemAnswer('general/internal', 500)))
  open('?new=')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByLabelText('Title')).toBeNull()
  server.use(route.get('*/api/classes/:id/school', () => HttpResponse.json(classSchoolOf())))
  await userEvent.click(retry)
  expect(await screen.findByLabelText('Title')).toBeTruthy()
})

it('an open menu adds no cell to the row of an exam, which would shift its layout', async () => {
  open()
  const openMenu = await screen.findByRole('button', { name: 'More actions for Fractions and decimals' })
  const row = openMenu.closest('li')
  const cells = row?.children.length
  await userEvent.click(openMenu)
  expect(screen.getByRole('menu')).toBeTruthy()
  expect(row?.children.length).toBe(cells)
})

it('a viewer sees no actions that change an exam', async () => {
  server.use(route.get('*/api/classes/:id', () => HttpResponse.json(schoolClassOf({ role: 'viewer' }))))
  open()
  await userEvent.click(
    await screen.findByRole('button', { name: 'More actions for Fractions and decimals' }),
  )
  expect(screen.getByRole('menuitem', { name: 'Details' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'New exam' })).toBeNull()
})

it('an exam is duplicated to the chosen classes among those the person may change', async () => {
  const other = '65f0000000000000000000c2'
  let sent: unknown
  let key: string | null = null
  server.use(
    route.get('*/api/classes', () =>
      HttpResponse.json(
        classPageOf([
          classCardOf(),
          classCardOf({ id: other, name: '6C Mathematics' }),
          classCardOf({ id: '65f0000000000000000000c3', name: '4A', role: 'viewer' }),
        ]),
      ),
    ),
    route.post('*/api/exams/:id/duplicate', async ({ request }) => {
      sent = await request.json()
      key = new URL(request.url).searchParams.get('requestKey')
      return HttpResponse.json({ exams: [examCardOf({ classId: other })] }, { status: 201 })
    }),
  )
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  open()
  await expect.poll(() => screen.queryByRole('link', { name: 'New exam' })).toBeTruthy()
  await userEvent.click(
    await screen.findByRole('button', { name: 'More actions for Fractions and decimals' }),
  )
  await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate to other classes' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: /6C Mathematics/ }))
  expect(screen.queryByRole('checkbox', { name: /4A/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Create 1 exam' }))
  expect(await screen.findByText('“Fractions and decimals” was copied to 1 class.')).toBeTruthy()
  expect(sent).toEqual({ classIds: [other] })
  expect(key).toMatch(/^[0-9a-f]{32}$/)
})

it('a title and pasted lines create an exam of ten questions', async () => {
  const { router } = open('?new=')
  const title = await screen.findByLabelText('Title')
  await userEvent.type(title, 'Fractions')
  await userEvent.click(screen.getByLabelText('One question per line'))
  const lines = Array.from({ length: 10 }, (_, index) => `Q${String(index + 1)} / 2 / fractions`)
  await userEvent.paste(lines.join('\n'))
  expect(screen.getByText('10 questions · 20 points')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  await expect.poll(() => router.state.location.search).toBe('')
  const [request] = created
  expect(request).toMatchObject({ title: 'Fractions', type: 'test', coefficientHundredths: 100, scale: null })
  expect(request?.structure.exercises[0]?.questions).toHaveLength(10)
  expect(request?.structure.exercises[0]?.questions[0]?.parts[0]).toMatchObject({
    label: 'Q1',
    maxHundredths: 200,
    skills: [{ skillId: fractions.id, weight: 1 }],
  })
  expect(await screen.findByText('“Fractions” is ready for marking.')).toBeTruthy()
})

it('an exam whose answer was lost is sent again under the same key, and the next one under another', async () => {
  const create = async (title: string) => {
    await userEvent.type(await screen.findByLabelText('Title'), title)
    await userEvent.click(screen.getByLabelText('One question per line'))
    await userEvent.paste('Q1 / 2')
    await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  }
  const keys: (string | null)[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') keys.push(new URL(request.url).searchParams.get('requestKey'))
  })
  open('?new=')
  server.use(
    route.post('*/api/classes/:id/exams', () => new HttpResponse(null, { status: 502 }), { once: true }),
  )
  await create('Fractions')
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  await screen.findByText('“Fractions” is ready for marking.')
  cleanup()
  open('?new=')
  await create('Decimals')
  await expect.poll(() => created.length).toBe(2)
  server.events.removeAllListeners()
  expect(created[0]).not.toHaveProperty('requestKey')
  const [lost, repeated, next] = keys
  expect(lost).toMatch(/^[0-9a-f]{32}$/)
  expect(repeated).toBe(lost)
  expect(next).not.toBe(lost)
})

it('the mark sheet of a new exam opens at once on request', async () => {
  const { router } = open('?new=')
  await userEvent.type(await screen.findByLabelText('Title'), 'Fractions')
  await userEvent.click(screen.getByLabelText('One question per line'))
  await userEvent.paste('Q1 / 2')
  await userEvent.click(screen.getByRole('button', { name: 'Create and enter marks' }))
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/marksheet\/[a-f0-9]{24}$/)
  expect(created).toHaveLength(1)
})

it('each pasted line shows its question or its error, and nothing is created while a line has an error', async () => {
  open('?new=')
  await userEvent.type(await screen.findByLabelText('Title'), 'Fractions')
  await userEvent.click(screen.getByLabelText('One question per line'))
  await userEvent.paste('Q1 / 4 / fractions\nQ2 / four\nQ3 / 1,3')
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(preview.getByText('4 points')).toBeTruthy()
  expect(preview.getByText('Line 2: the points are missing, as in “Q1 / 4”.')).toBeTruthy()
  expect(preview.getByText('Line 3: points must be in quarters, such as 1.25.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  expect(screen.getByText(/^2 lines can’t be read yet/)).toBeTruthy()
  expect(created).toEqual([])
})

it('the first missing field gets the focus, and nothing is created', async () => {
  open('?new=')
  const title = await screen.findByLabelText('Title')
  await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  await expect.poll(() => document.activeElement).toBe(title)
  expect(screen.getByText('Give the exam a title.')).toBeTruthy()
  expect(screen.getByText('The exam doesn’t have any questions yet.')).toBeTruthy()
  expect(created).toEqual([])
})

it('skills that the library lacks can be added', async () => {
  const geometry = skillOf('65f0000000000000000000d2', 'Geometry')
  server.use(
    route.post('*/api/school/skills', () => {
      skills = [fractions, geometry]
      return HttpResponse.json(geometry, { status: 201 })
    }),
  )
  open('?new=')
  await userEvent.type(await screen.findByLabelText('Title'), 'Angles')
  await userEvent.click(screen.getByLabelText('One question per line'))
  await userEvent.paste('Q1 / 4 / Geometry')
  await userEvent.click(screen.getByRole('button', { name: 'Add it to the skills' }))
  await expect.poll(() => screen.queryByRole('button', { name: 'Add it to the skills' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  await expect.poll(() => created.length).toBe(1)
  expect(created[0]?.structure.exercises[0]?.questions[0]?.parts[0]?.skills).toEqual([
    { skillId: geometry.id, weight: 1 },
  ])
})

it('a teacher from another school reads who can add skills, and gets no button', async () => {
  server.use(
    route.get('*/api/classes/:id/school', () => HttpResponse.json(classSchoolOf({ mayAddSkills: false }))),
  )
  open('?new=')
  await userEvent.type(await screen.findByLabelText('Title'), 'Angles')
  await userEvent.click(screen.getByLabelText('One question per line'))
  await userEvent.paste('Q1 / 4 / Geometry')
  expect(await screen.findByText('Only teachers of the class’s school can add skills to it.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add it to the skills' })).toBeNull()
})

it('terms and pass mark are those of the class’s school', async () => {
  server.use(
    route.get('*/api/classes/:id/school', () =>
      HttpResponse.json(classSchoolOf({ passMarkBasisPoints: 4000 })),
    ),
  )
  open('?new=')
  await userEvent.type(await screen.findByLabelText('Title'), 'Angles')
  expect(await screen.findByRole('option', { name: 'Term 1' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Pass mark, % of the points').placeholder).toBe('40')
})

it('a former term has its days in its name, and a new exam is never put into it instead of a current one', async () => {
  const [current] = classSchoolOf().terms
  const former = { ...current!, id: '65f0000000000000000000f9', isFormer: true }
  server.use(
    route.get('*/api/classes/:id/school', () =>
      HttpResponse.json(classSchoolOf({ terms: [current!, former] })),
    ),
  )
  exams = [examCardOf({ termId: former.id })]
  open()
  const row = within(await screen.findByRole('listitem'))
  const text = await row.findByText(/Term 1/)
  expect(text.textContent?.replace(/[\u2068\u2069]/g, '')).toBe(
    'Test · 18 Nov · Term 1 (1 Sept 2026 to 20 Dec 2026)',
  )
  cleanup()
  open('?new=')
  fireEvent.change(await screen.findByLabelText('Date'), { target: { value: '2026-10-01' } })
  expect(screen.getByLabelText<HTMLSelectElement>('Term').value).toBe(firstTermId)
})

it('pasted lines continue in the form, where Enter after the last field adds a question', async () => {
  open('?new=')
  await userEvent.type(await screen.findByLabelText('Title'), 'Fractions')
  await userEvent.click(screen.getByLabelText('One question per line'))
  await userEvent.paste('Q1 / 4')
  await userEvent.click(screen.getByRole('radio', { name: 'Form' }))
  const maximum = screen.getByLabelText('Points of Q1')
  await userEvent.click(maximum)
  await userEvent.keyboard('{Enter}')
  const added = await screen.findByLabelText('Points of Q2')
  await expect.poll(() => document.activeElement).toBe(added)
  await userEvent.keyboard('2,5')
  await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  await expect.poll(() => created.length).toBe(1)
  const maxima = created[0]?.structure.exercises[0]?.questions.map(({ parts }) => parts[0]?.maxHundredths)
  expect(maxima).toEqual([400, 250])
})

it('what was changed in the form survives a visit to the lines, from where the exam gets it too', async () => {
  open('?new=')
  await userEvent.type(await screen.findByLabelText('Title'), 'Fractions')
  await userEvent.click(screen.getByLabelText('One question per line'))
  await userEvent.paste('Q1 / 4\nQ2 / 3')
  await userEvent.click(screen.getByRole('radio', { name: 'Form' }))
  await userEvent.clear(screen.getByLabelText('Points of Q1'))
  await userEvent.type(screen.getByLabelText('Points of Q1'), '6')
  await userEvent.click(screen.getByRole('radio', { name: 'Paste lines' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Form' }))
  expect(screen.getByLabelText<HTMLInputElement>('Points of Q1').value).toBe('6')
  await userEvent.click(screen.getByRole('radio', { name: 'Paste lines' }))
  expect(screen.getByText(/^The exam gets the questions as you changed them in the form/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  await expect.poll(() => created.length).toBe(1)
  const maxima = created[0]?.structure.exercises[0]?.questions.map(({ parts }) => parts[0]?.maxHundredths)
  expect(maxima).toEqual([600, 300])
})

it('changed lines replace what was changed in the form, which can be put back', async () => {
  open('?new=')
  await userEvent.click(await screen.findByRole('radio', { name: 'Form' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a question' }))
  await userEvent.type(screen.getByLabelText('Points of Q1'), '6')
  await userEvent.click(screen.getByRole('radio', { name: 'Paste lines' }))
  await userEvent.click(screen.getByLabelText('One question per line'))
  await userEvent.paste('Reading / 4')
  await userEvent.click(screen.getByRole('radio', { name: 'Form' }))
  expect(screen.getByLabelText('Points of Reading')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByLabelText<HTMLInputElement>('Points of Q1').value).toBe('6')
})

it('questions that were replaced can’t be put back into a draft that was left, discarded or created', async () => {
  const replaced = 'The form now has the questions of the lines.'
  const replace = async (lines: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a question' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Paste lines' }))
    await userEvent.click(screen.getByLabelText('One question per line'))
    await userEvent.paste(lines)
    await userEvent.click(screen.getByRole('radio', { name: 'Form' }))
    expect(await screen.findByText(replaced)).toBeTruthy()
  }
  open('?new=')
  await userEvent.click(await screen.findByRole('radio', { name: 'Form' }))
  await replace('Q1 / 4')
  cleanup()
  expect(notices.get().map(({ message }) => message)).not.toContain(replaced)
  open('?new=')
  await replace('\nQ2 / 4')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await expect.poll(() => screen.queryByText(replaced)).toBeNull()
  await userEvent.click(await screen.findByRole('radio', { name: 'Form' }))
  await replace('Q3 / 4')
  await userEvent.type(screen.getByLabelText('Title'), 'Fractions')
  await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  await screen.findByText('“Fractions” is ready for marking.')
  await expect.poll(() => screen.queryByText(replaced)).toBeNull()
})

it('Enter in the name of an exercise goes to its first question and creates no exam', async () => {
  open('?new=')
  await userEvent.type(await screen.findByLabelText('Title'), 'Fractions')
  await userEvent.click(screen.getByLabelText('One question per line'))
  await userEvent.paste('Exercise 1\nQ1 / 4')
  await userEvent.click(screen.getByRole('radio', { name: 'Form' }))
  await userEvent.type(screen.getByLabelText('Name of the exercise'), ' b{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Label of the question'))
  expect(created).toEqual([])
})

it('the focus stays near a removed part, a removed skill and a restored question', async () => {
  skills = [fractions, skillOf('65f0000000000000000000d2', 'Decimals')]
  open('?new=')
  await userEvent.click(await screen.findByLabelText('One question per line'))
  await userEvent.paste('Q1 / 4 / fractions, decimals\nQ2a / 3\nQ2b / 2')
  await userEvent.click(screen.getByRole('radio', { name: 'Form' }))
  await userEvent.click(screen.getByRole('button', { name: 'More options for Q1' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Fractions' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Decimals' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Decimals' }))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Skills' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Q2a' }))
  expect(document.activeElement).toBe(screen.getByDisplayValue('Q2b'))
  await userEvent.click(screen.getByRole('button', { name: 'Restore Q2a' }))
  expect(document.activeElement).toBe(screen.getByDisplayValue('Q2b'))
})

it('common errors beyond the limit stay in the field and are reported, and nothing is sent', async () => {
  open('?new=')
  await userEvent.type(await screen.findByLabelText('Title'), 'Fractions')
  await userEvent.click(screen.getByLabelText('One question per line'))
  await userEvent.paste('Q1 / 4')
  await userEvent.click(screen.getByRole('radio', { name: 'Form' }))
  await userEvent.click(screen.getByRole('button', { name: 'More options for Q1' }))
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Common errors')
  const lines = Array.from({ length: 11 }, (_, index) => `Error ${String(index + 1)}`)
  await userEvent.click(field)
  await userEvent.paste(lines.join('\n'))
  expect(field.value.split('\n')).toEqual(lines)
  await userEvent.click(screen.getByRole('button', { name: 'More options for Q1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  const problem = 'At most 10 common errors, each of at most 120 characters.'
  expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0)
  const shown = screen.getByLabelText<HTMLTextAreaElement>('Common errors')
  expect(shown.value.split('\n')).toEqual(lines)
  expect(created).toEqual([])
  await userEvent.clear(shown)
  await userEvent.click(shown)
  await userEvent.paste(lines.slice(0, 10).join('\n'))
  await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  await expect.poll(() => created.length).toBe(1)
  const [question] = created[0]?.structure.exercises[0]?.questions ?? []
  expect(question?.parts[0]?.usualErrors).toEqual(lines.slice(0, 10))
})

it('an exam with one total isn’t held up by questions that it doesn’t have', async () => {
  open('?new=')
  await userEvent.type(await screen.findByLabelText('Title'), 'Fractions')
  await userEvent.click(screen.getByLabelText('One question per line'))
  await userEvent.paste('Q1 / 4')
  await userEvent.click(screen.getByRole('radio', { name: 'Form' }))
  await userEvent.click(screen.getByRole('button', { name: 'More options for Q1' }))
  await userEvent.click(await screen.findByLabelText('Common errors'))
  await userEvent.paste(Array.from({ length: 11 }, (_, index) => `Error ${String(index + 1)}`).join('\n'))
  await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  expect((await screen.findAllByText(/^At most 10 common errors/)).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('radio', { name: 'Total only' }))
  expect(screen.queryByText(/^At most 10 common errors/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  await expect.poll(() => created.length).toBe(1)
  expect(created[0]?.structure).toMatchObject({ mode: 'total', exercises: [] })
})

it('pasted questions keep their skills when the total is shown before the skills are loaded', async () => {
  server.use(route.get('*/api/classes/:id/skills', () => problemAnswer('general/internal', 500)))
  open('?new=')
  await userEvent.type(await screen.findByLabelText('Title'), 'Fractions')
  await userEvent.click(screen.getByLabelText('One question per line'))
  await userEvent.paste('Q1 / 4 / fractions')
  await screen.findByRole('button', { name: 'Try again' })
  await userEvent.click(screen.getByRole('radio', { name: 'Total only' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Form' }))
  expect(screen.queryByLabelText('Points of Q1')).toBeNull()
  expect(screen.getByRole('button', { name: 'Add a question' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Paste lines' }))
  server.use(route.get('*/api/classes/:id/skills', () => HttpResponse.json({ skills })))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Form' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  await expect.poll(() => created.length).toBe(1)
  const [question] = created[0]?.structure.exercises[0]?.questions ?? []
  expect(question?.parts[0]?.skills).toEqual([{ skillId: fractions.id, weight: 1 }])
})

it('pasted questions are in the form when the skills were read while the total was shown', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    route.get('*/api/classes/:id/skills', async () => {
      await held
      return HttpResponse.json({ skills })
    }),
  )
  const { client } = open('?new=')
  await userEvent.click(await screen.findByLabelText('One question per line'))
  await userEvent.paste('Q1 / 4 / fractions')
  await userEvent.click(screen.getByRole('radio', { name: 'Total only' }))
  answer()
  await expect.poll(() => client.isFetching()).toBe(0)
  await userEvent.click(screen.getByRole('radio', { name: 'Form' }))
  expect(await screen.findByLabelText('Points of Q1')).toBeTruthy()
})

it('skills that can’t be read aren’t missing in the library, and the exam waits for them', async () => {
  server.use(route.get('*/api/classes/:id/skills', () => problemAnswer('general/internal', 500)))
  open('?new=')
  await userEvent.type(await screen.findByLabelText('Title'), 'Fractions')
  await userEvent.click(screen.getByLabelText('One question per line'))
  await userEvent.paste('Q1 / 4 / fractions')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText(/in the school’s library/)).toBeNull()
  expect(screen.queryByRole('button', { name: /to the skills$/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Form' }))
  expect(screen.getByLabelText('One question per line')).toBeTruthy()
  expect(created).toEqual([])
  server.use(route.get('*/api/classes/:id/skills', () => HttpResponse.json({ skills })))
  await userEvent.click(retry)
  await expect.poll(() => screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  await expect.poll(() => created.length).toBe(1)
  const [question] = created[0]?.structure.exercises[0]?.questions ?? []
  expect(question?.parts[0]?.skills).toEqual([{ skillId: fractions.id, weight: 1 }])
})

it('a question offers to read the skills again instead of saying that the school has none', async () => {
  server.use(route.get('*/api/classes/:id/skills', () => problemAnswer('general/internal', 500)))
  open('?new=')
  await userEvent.click(await screen.findByRole('radio', { name: 'Form' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a question' }))
  await userEvent.click(screen.getByRole('button', { name: 'More options for Q1' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText(/Your school has no skills yet/)).toBeNull()
  server.use(route.get('*/api/classes/:id/skills', () => HttpResponse.json({ skills })))
  await userEvent.click(retry)
  expect(await screen.findByRole('option', { name: 'Fractions' })).toBeTruthy()
})

/** The focus moves one frame after the render. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

it('questions can be moved, removed and restored with the keyboard alone', async () => {
  open('?new=')
  await userEvent.type(await screen.findByLabelText('Title'), 'Fractions')
  await userEvent.click(screen.getByLabelText('One question per line'))
  await userEvent.paste('Q1 / 4\nQ2 / 3')
  await userEvent.click(screen.getByRole('radio', { name: 'Form' }))
  screen.getByLabelText('Points of Q1').focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await nextFrame()
  expect(document.activeElement).toBe(screen.getByLabelText('Points of Q1'))
  const labels = () =>
    screen.getAllByLabelText<HTMLInputElement>('Label of the question').map(({ value }) => value)
  expect(labels()).toEqual(['Q2', 'Q1'])
  screen.getByRole('button', { name: 'Remove Q2' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(labels()).toEqual(['Q1'])
  await nextFrame()
  screen.getByRole('button', { name: 'Restore Q2' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(labels()).toEqual(['Q2', 'Q1'])
})

it('the typed text of a new exam survives a reload', async () => {
  open('?new=')
  await userEvent.type(await screen.findByLabelText('Title'), 'Fractions')
  cleanup()
  open('?new=')
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Fractions')
})

it('an exam can have one total only', async () => {
  open('?new=')
  await userEvent.type(await screen.findByLabelText('Title'), 'Oral')
  await userEvent.click(screen.getByRole('radio', { name: 'Total only' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create exam' }))
  await expect.poll(() => created.length).toBe(1)
  expect(created[0]?.structure).toMatchObject({
    mode: 'total',
    totalLeaf: { maxHundredths: 2000 },
    exercises: [],
  })
})

it('both averages of a term are shown, and the chosen one is saved', async () => {
  let sent: unknown
  const overview = {
    termId: firstTermId,
    chosen: null as string | null,
    exams: [examCardOf({ title: 'Fractions' })],
    students: [
      {
        ...{ studentId: '65f000000000000000000071', name: 'Abidi Yasmine', number: 1 },
        ...{ byMaximum: '5/8', byScale: '3/5', results: { [examId]: '5/8' } },
      },
    ],
    classMean: { students: 1, byMaximum: '5/8', byScale: '3/5' },
    effectiveScale: pointsOn20,
    effectiveRounding: 'tenth',
  }
  server.use(
    route.get('*/api/classes/:id/terms/:term/overview', () => HttpResponse.json(overview)),
    route.put('*/api/classes/:id/terms/:term/aggregation', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ ...overview, chosen: 'by-scale' })
    }),
  )
  open(`?overview=${firstTermId}`)
  const table = within(await screen.findByRole('table'))
  expect(table.getByRole('row', { name: /Abidi Yasmine 12\.5 12\.5 12\.0/ })).toBeTruthy()
  const way = screen.getByRole<HTMLInputElement>('radio', { name: /Each exam on the scale first/ })
  await expect.poll(() => screen.getByRole('group').hasAttribute('disabled')).toBe(false)
  await userEvent.click(way)
  expect(await screen.findByText('Saved for this class and term.')).toBeTruthy()
  expect(sent).toEqual({ aggregation: 'by-scale' })
  expect(way.checked).toBe(true)
})

it('an error of the list is shown and can be retried', async () => {
  server.use(route.get('*/api/classes/:id/exams', () => problemAnswer('general/internal', 500)))
  open()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
