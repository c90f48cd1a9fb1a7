import type { Exam, ExamStructure, StructurePreview } from '@classeur/contracts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { NoticeList } from '../../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../../components/overlays/notices/notices.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { classId, schoolClassOf } from '../../../testing/class-samples.ts'
import { classSchoolOf, examId, examOf, leafId, structureOf } from '../../../testing/exam-samples.ts'
import { isolate } from '../../../i18n/isolate.ts'
import { writeDraft } from '../../../drafts/draft-storage.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../../testing/server.ts'
import { changeLeaf } from '../model/edit-structure.ts'
import { draftOf } from '../model/structure-draft.ts'
import { ExamDetails } from './exam-details.tsx'

let exam: Exam
let preview: StructurePreview
let puts: { version: number; structure: ExamStructure; answers: Record<string, string> }[]
let undone: unknown
const changeId = '65f0000000000000000000e9'

const nothingTouched: StructurePreview = {
  retired: [],
  restored: [],
  maxima: [],
  oldMaximumHundredths: 1200,
  newMaximumHundredths: 1200,
  oldMean: '3/5',
  newMean: { keep: '3/5', rescale: '3/5' },
}

const open = () =>
  renderScreen(
    <>
      <ExamDetails classId={classId} examId={examId} />
      <NoticeList />
    </>,
  )
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save questions' }))

// These tests look up roles in whole forms, which is slow on a busy machine.

/** Each mean changes in a different direction. */
const meanText = (old: string, next: string) =>
  `Mean: ${[old, next].map((mean) => isolate(`${mean} / 20`)).join(' → ')}`

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('exams', 'grading', 'classes')
})
beforeEach(() => {
  exam = examOf({ isStarted: true })
  preview = nothingTouched
  puts = []
  undone = null
  server.use(
    route.get('*/api/classes/:id', () => HttpResponse.json(schoolClassOf())),
    route.get('*/api/classes/:id/school', () => HttpResponse.json(classSchoolOf())),
    route.get('*/api/classes/:id/skills', () => HttpResponse.json({ skills: [] })),
    route.get('*/api/exams/:id', () => HttpResponse.json(exam)),
    route.post('*/api/exams/:id/structure/preview', () => HttpResponse.json(preview)),
    route.put('*/api/exams/:id/structure', async ({ request }) => {
      const body = (await request.json()) as (typeof puts)[number]
      puts.push(body)
      if (body.version !== exam.version) return problemAnswer('exams/changed-meanwhile', 409)
      exam = examOf({ isStarted: true, structure: body.structure, version: exam.version + 1 })
      return HttpResponse.json({ exam, changeId })
    }),
    route.post('*/api/exams/:id/structure/undo', async ({ request }) => {
      undone = await request.json()
      exam = examOf({ isStarted: true, version: exam.version + 1 })
      return HttpResponse.json({ exam, changeId: null })
    }),
  )
})
afterEach(() => {
  cleanup()
  notices.set([])
  server.resetHandlers()
})
afterAll(() => server.close())

it('changing a maximum with marks first asks about the points, with examples and the mean', async () => {
  preview = {
    ...nothingTouched,
    maxima: [
      {
        ...{ leafId: leafId(1), label: 'Q1', oldMaxHundredths: 400, newMaxHundredths: 200 },
        ...{ marks: 24, above: 5, examples: [{ old: 300, new: 150 }] },
      },
    ],
    newMaximumHundredths: 1000,
    newMean: { keep: '7/10', rescale: '3/5' },
  }
  open()
  await type('Points of Q1', '2')
  await save()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Q1: out of 4 → 2/)).toBeTruthy()
  expect(dialog.getByText('5 marks are above the new maximum. They are kept and highlighted.')).toBeTruthy()
  expect(dialog.getByText('3 → 1.5')).toBeTruthy()
  const confirm = dialog.getByRole('button', { name: 'Save changes' })
  expect(confirm.hasAttribute('disabled')).toBe(true)
  expect(puts).toEqual([])
  await userEvent.click(dialog.getByRole('radio', { name: /Keep the points/ }))
  expect(dialog.getByText(meanText('12.0', '14.0'))).toBeTruthy()
  await userEvent.click(dialog.getByRole('radio', { name: /Rescale/ }))
  expect(dialog.getByText(meanText('12.0', '12.0'))).toBeTruthy()
  await userEvent.click(confirm)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(puts[0]?.answers).toEqual({ [leafId(1)]: 'rescale' })
  expect(puts[0]?.structure.exercises[0]?.questions[0]?.parts[0]?.maxHundredths).toBe(200)
})

it('the last change of the questions can be undone', async () => {
  open()
  await type('Points of Q1', '5')
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect.poll(() => undone).toEqual({ changeId })
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Points of Q1').value).toBe('4')
})

it('a question that may have marks is retired, listed as removed, and can be restored', async () => {
  preview = { ...nothingTouched, retired: [{ leafId: leafId(2), label: 'Q2', marks: 24 }] }
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Q2 (its marks are kept)' }))
  expect(screen.queryByLabelText('Points of Q2')).toBeNull()
  await save()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('24 marks are kept and return if you restore it.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  await expect.poll(() => puts.length).toBe(1)
  expect(puts[0]?.structure.exercises[0]?.questions[1]?.parts[0]?.retiredAt).not.toBeNull()
  preview = { ...nothingTouched, restored: [{ leafId: leafId(2), label: 'Q2', marks: 24 }] }
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Q2' }))
  await save()
  expect(await screen.findByText('24 marks count again.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await expect.poll(() => puts.length).toBe(2)
  expect(puts[1]?.structure.exercises[0]?.questions[1]?.parts[0]?.retiredAt).toBeNull()
})

it('a question added beside marks is named before it is saved, because no paper has a result until it is marked', async () => {
  preview = { ...nothingTouched, newMean: { keep: null, rescale: null } }
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a question' }))
  await type('Points of Q4', '2')
  await save()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Q4 will be added.').parentElement?.textContent).toBe(
    'Q4 will be added. No paper has a result until it is marked.',
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  await expect.poll(() => puts.length).toBe(1)
})

it('leaving the preview changes nothing', async () => {
  preview = { ...nothingTouched, retired: [{ leafId: leafId(2), label: 'Q2', marks: 1 }] }
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Q2 (its marks are kept)' }))
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Back to editing' }))
  expect(puts).toEqual([])
  expect(screen.getByRole('button', { name: 'Restore Q2' })).toBeTruthy()
})

it('an edit is kept when a colleague saves meanwhile, and can continue on their version, whose changes are listed', async () => {
  open()
  await type('Points of Q1', '6')
  const theirs = structureOf(400, 300, 400, 200)
  exam = examOf({ isStarted: true, structure: theirs, version: 2 })
  await save()
  expect(await screen.findByText('Someone else has changed these questions')).toBeTruthy()
  expect(screen.getByText('Q4 was added')).toBeTruthy()
  expect(screen.getByText('Q2: out of 4 → 3')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Points of Q1').value).toBe('6')
  expect(screen.getByRole('button', { name: 'Save questions' }).hasAttribute('disabled')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Apply mine on top of theirs' }))
  await save()
  await expect.poll(() => puts.at(-1)?.version).toBe(2)
  const maxima = puts.at(-1)?.structure.exercises[0]?.questions.map(({ parts }) => parts[0]?.maxHundredths)
  expect(maxima).toEqual([600, 300, 400, 200])
})

it('a preview closes when a colleague saves other questions, so that confirming it can’t replace them', async () => {
  preview = { ...nothingTouched, retired: [{ leafId: leafId(2), label: 'Q2', marks: 24 }] }
  const { client } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Q2 (its marks are kept)' }))
  await save()
  await screen.findByRole('dialog')
  exam = examOf({ isStarted: true, structure: structureOf(400, 400, 400, 200), version: 2 })
  void client.invalidateQueries({ queryKey: ['exam'] })
  expect(await screen.findByText('Q4 was added')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Apply mine on top of theirs' }))
  expect(screen.getByLabelText('Points of Q4')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(puts).toEqual([])
})

it('a preview that has closed stays closed when the colleague takes the change back', async () => {
  preview = { ...nothingTouched, retired: [{ leafId: leafId(2), label: 'Q2', marks: 24 }] }
  const { client } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Q2 (its marks are kept)' }))
  await save()
  await screen.findByRole('dialog')
  exam = examOf({ isStarted: true, structure: structureOf(400, 400, 400, 200), version: 2 })
  void client.invalidateQueries({ queryKey: ['exam'] })
  await screen.findByText('Q4 was added')
  exam = examOf({ isStarted: true, version: 3 })
  void client.invalidateQueries({ queryKey: ['exam'] })
  await expect.poll(() => screen.queryByText('Q4 was added')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a new preview doesn’t show the error of an earlier one', async () => {
  preview = { ...nothingTouched, retired: [{ leafId: leafId(2), label: 'Q2', marks: 24 }] }
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Q2 (its marks are kept)' }))
  await save()
  server.use(
    route.put('*/api/exams/:id/structure', () => problemAnswer('general/internal', 500), { once: true }),
  )
  const dialog = () => screen.findByRole('dialog')
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Save changes' }))
  expect(await within(await dialog()).findByRole('alert')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back to editing' }))
  await save()
  expect(within(await dialog()).queryByRole('alert')).toBeNull()
})

it('a preview stays open when a colleague changes only details, and can be confirmed', async () => {
  preview = { ...nothingTouched, retired: [{ leafId: leafId(2), label: 'Q2', marks: 24 }] }
  const { client } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Q2 (its marks are kept)' }))
  await save()
  await screen.findByRole('dialog')
  exam = examOf({ isStarted: true, title: 'Decimals', version: 2 })
  void client.invalidateQueries({ queryKey: ['exam'] })
  await screen.findByText('Decimals')
  exam = examOf({ isStarted: true, title: 'Fractions', version: 3 })
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Fractions')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(puts.map(({ version }) => version)).toEqual([2, 3])
})

it('what is typed while the questions are being saved stays, on top of the saved questions', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  server.use(
    route.put('*/api/exams/:id/structure', async ({ request }) => {
      const body = (await request.json()) as (typeof puts)[number]
      puts.push(body)
      await held
      exam = examOf({ isStarted: true, structure: body.structure, version: exam.version + 1 })
      return HttpResponse.json({ exam, changeId })
    }),
  )
  open()
  await type('Points of Q1', '6')
  await save()
  await expect.poll(() => puts.length).toBe(1)
  await type('Points of Q2', '7')
  release()
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Points of Q2').value).toBe('7')
  expect(screen.getByLabelText<HTMLInputElement>('Points of Q1').value).toBe('6')
  await save()
  await expect.poll(() => puts[1]?.version).toBe(2)
  const maxima = puts[1]?.structure.exercises[0]?.questions.map(({ parts }) => parts[0]?.maxHundredths)
  expect(maxima).toEqual([600, 700, 400])
  await expect.poll(() => screen.queryByRole('button', { name: 'Save questions' })).toBeNull()
})

it('names that a colleague changed meanwhile are listed, and kept with this edit', async () => {
  open()
  await type('Points of Q1', '6')
  const theirs = structureOf(400, 400, 400)
  for (const exercise of theirs.exercises) {
    exercise.label = 'Reading'
    for (const question of exercise.questions.slice(1, 2)) {
      question.label = 'Verbs'
      for (const part of question.parts) part.label = 'Verbs'
    }
  }
  exam = examOf({ isStarted: true, structure: theirs, version: 2 })
  await save()
  expect(await screen.findByText('An exercise without a name is now called Reading')).toBeTruthy()
  expect(screen.getByText('Q2 is now called Verbs')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Apply mine on top of theirs' }))
  expect(screen.getByLabelText<HTMLInputElement>('Points of Verbs').value).toBe('4')
  await save()
  await expect.poll(() => puts.at(-1)?.version).toBe(2)
  const [exercise] = puts.at(-1)?.structure.exercises ?? []
  expect(exercise?.label).toBe('Reading')
  expect(
    exercise?.questions.map(({ label, parts }) => [label, parts[0]?.label, parts[0]?.maxHundredths]),
  ).toEqual([
    ['Q1', 'Q1', 600],
    ['Verbs', 'Verbs', 400],
    ['Q3', 'Q3', 400],
  ])
})

it('a changed maximum is kept as a draft when the teacher leaves, and both screens say so', async () => {
  open()
  await type('Points of Q1', '6')
  cleanup()
  open()
  expect((await screen.findByLabelText<HTMLInputElement>('Points of Q1')).value).toBe('6')
  expect(screen.getByText(/^Unsaved text from/)).toBeTruthy()
  expect(await screen.findByText('Unsaved text is kept as a draft.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByLabelText<HTMLInputElement>('Points of Q1').value).toBe('4')
})

it('an edit begun in another language is over when its only change is taken back', async () => {
  const structure = structureOf(250, 400, 400)
  exam = examOf({ isStarted: true, structure })
  const french = changeLeaf(changeLeaf(draftOf(structure), leafId(1), { maxText: '2,5' }), leafId(2), {
    maxText: '٦',
  })
  writeDraft({ form: 'exam-structure', subject: examId }, { base: structure, draft: french })
  open()
  expect((await screen.findByLabelText<HTMLInputElement>('Points of Q1')).value).toBe('2,5')
  expect(screen.getByRole('button', { name: 'Save questions' })).toBeTruthy()
  await type('Points of Q2', '4')
  expect(screen.queryByRole('button', { name: 'Save questions' })).toBeNull()
  // On the way to this number, the text has the value of the stored one.
  await type('Points of Q2', '4.05')
  expect(screen.getByLabelText<HTMLInputElement>('Points of Q2').value).toBe('4.05')
})

it('the teacher can discard the edit in favour of the colleague’s version', async () => {
  const { client } = open()
  await type('Points of Q1', '6')
  exam = examOf({ isStarted: true, structure: structureOf(300, 400, 400), version: 2 })
  void client.invalidateQueries({ queryKey: ['exam'] })
  await userEvent.click(await screen.findByRole('button', { name: 'Discard mine, use theirs' }))
  expect(screen.getByLabelText<HTMLInputElement>('Points of Q1').value).toBe('3')
  expect(puts).toEqual([])
})

it('one total can be divided into questions, and keeps its marks', async () => {
  const total: ExamStructure = { ...structureOf(), mode: 'total', exercises: [] }
  exam = examOf({ isStarted: true, structure: total })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Divide into questions' }))
  expect(screen.getByText(/Totals already entered are kept/)).toBeTruthy()
  await type('Points of Q1', '20')
  await save()
  await expect.poll(() => puts.length).toBe(1)
  expect(puts[0]?.structure).toMatchObject({
    mode: 'detailed',
    totalLeaf: { id: leafId(0), maxHundredths: 2000 },
  })
})

it('pasted lines can add questions to an existing exam', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Paste lines' }))
  await userEvent.click(screen.getByLabelText('One question per line'))
  await userEvent.paste('Q4 / 2\nQ5 / 2')
  await userEvent.click(screen.getByRole('button', { name: 'Add these questions' }))
  await save()
  await expect
    .poll(() => puts[0]?.structure.exercises[0]?.questions.map(({ label }) => label))
    .toEqual([...['Q1', 'Q2', 'Q3'], ...['Q4', 'Q5']])
})

it('a pasted line can’t repeat the label of a question that the exam has', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Paste lines' }))
  await userEvent.click(screen.getByLabelText('One question per line'))
  await userEvent.paste('Q3 / 2\nQ4 / 2')
  expect(await screen.findByText(/another question has this label/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add these questions' }).hasAttribute('disabled')).toBe(true)
})

it('only edited details are sent', async () => {
  let sent: unknown
  server.use(
    route.patch('*/api/exams/:id', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ ...exam, title: 'Decimals', version: 2 })
    }),
  )
  open()
  await type('Title', 'Decimals')
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await expect.poll(() => sent).toEqual({ title: 'Decimals' })
  expect(await screen.findByText('Details saved.')).toBeTruthy()
})

it('a coefficient that can’t be read shows the problem during typing, and nothing is sent', async () => {
  let isSent = false
  server.use(
    route.patch('*/api/exams/:id', () => {
      isSent = true
      return HttpResponse.json(exam)
    }),
  )
  open()
  await type('Coefficient', 'two')
  expect(await screen.findByText('Enter a number from 0 to 99.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Coefficient'))
  expect(isSent).toBe(false)
})

it('a corrected value stays in sight while it is typed', async () => {
  open()
  const more = (await screen.findByText('Scale, subject, pass mark, rounding')).closest('details')
  await userEvent.click(screen.getByText('Scale, subject, pass mark, rounding'))
  await type('Pass mark, % of the points', '1x')
  expect(await screen.findByText('Enter a percentage from 0 to 100.')).toBeTruthy()
  expect(more?.open).toBe(true)
  await type('Pass mark, % of the points', '12.5')
  await expect.poll(() => screen.queryByText('Enter a percentage from 0 to 100.')).toBeNull()
  expect(more?.open).toBe(true)
})

it('a problem opens the fields that hide it', async () => {
  open()
  const more = (await screen.findByText('Scale, subject, pass mark, rounding')).closest('details')
  await type('Pass mark, % of the points', '1x')
  await expect.poll(() => more?.open).toBe(true)
})

it('missing marks are named before an exam is reviewed, and nothing is sent before the answer', async () => {
  const sent: unknown[] = []
  exam = examOf({ progress: { entered: 3, total: 10 } })
  server.use(
    route.post('*/api/exams/:id/status', async ({ request }) => {
      const { status } = (await request.json()) as Pick<Exam, 'status'>
      sent.push(status)
      exam = { ...exam, status, version: exam.version + 1 }
      return HttpResponse.json(exam)
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as reviewed' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('7 cells not entered.')).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Open the mark sheet' }).getAttribute('href')).toBe(
    `/marksheet/${exam.markId}`,
  )
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as reviewed anyway' }))
  await expect.poll(() => sent).toEqual(['reviewed'])
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect.poll(() => sent).toEqual(['reviewed', 'marking'])
  expect(await screen.findByRole('button', { name: 'Mark as reviewed' })).toBeTruthy()
})

it('the panel explains each status and moves to the next one', async () => {
  let sent: unknown
  exam = examOf({ progress: { entered: 240, total: 240 } })
  server.use(
    route.post('*/api/exams/:id/status', async ({ request }) => {
      sent = await request.json()
      exam = examOf({ status: 'reviewed', version: 2 })
      return HttpResponse.json(exam)
    }),
  )
  open()
  expect(await screen.findByText('Marks are being entered. Results are provisional.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Mark as reviewed' }))
  await expect.poll(() => sent).toEqual({ status: 'reviewed' })
  expect(await screen.findByText(/This exam is reviewed or released, so it is read-only/)).toBeTruthy()
  expect(screen.queryByLabelText('Points of Q1')).toBeNull()
})

it('only people with the right can release and reopen, and the others see who has it', async () => {
  exam = examOf({ status: 'reviewed', role: 'editor', mayRelease: false })
  open()
  expect(await screen.findByText(/Only the owner of the class can release results/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Release results' })).toBeNull()
  cleanup()
  exam = examOf({ status: 'released', role: 'editor', mayRelease: false })
  open()
  await screen.findByText('Results are final and can be given to students.')
  expect(screen.queryByRole('button', { name: 'Reopen for marking' })).toBeNull()
  cleanup()
  exam = examOf({ status: 'released' })
  open()
  expect(await screen.findByRole('button', { name: 'Reopen for marking' })).toBeTruthy()
})

it('a marker sees everything and can change nothing', async () => {
  exam = examOf({ role: 'marker' })
  open()
  expect(await screen.findByText(/You can read this exam/)).toBeTruthy()
  expect(screen.getAllByText('4 points')).toHaveLength(3)
  for (const name of ['Save details', 'Save questions', 'Mark as reviewed', 'Add a question']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
})
