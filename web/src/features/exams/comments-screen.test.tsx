import { pointsOn20 } from '@classeur/domain/exams'
import {
  AddPhraseRequest,
  SaveOverallCommentRequest,
  type Gradebook,
  type GradebookStudent,
  type OverallComment,
  type Phrase,
  type SchoolClass,
} from '@classeur/contracts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { NoticeList } from '../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../components/overlays/notices/notices.ts'
import { dropSession, refresh } from '../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { classId, schoolClassOf } from '../../testing/class-samples.ts'
import { classSchoolOf, meanOf } from '../../testing/exam-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, refreshAnswer, server } from '../../testing/server.ts'
import { studentId } from '../../testing/student-samples.ts'
import CommentsScreen from './comments-screen.tsx'

// Typing and looking up roles are slow on a busy machine.

const examId = '65f00000000000000000aa01'
const names = ['Ada', 'Ben', 'Cleo']
const ids = [1, 2, 3].map(studentId)

const rowOf = (number: number): GradebookStudent => ({
  ...{ studentId: studentId(number), number, firstName: names[number - 1] ?? '', lastName: 'Zola' },
  ...{ groupIds: [], byMaximum: '3/4', byScale: '3/4', trend: null, rank: null },
  cells: [
    {
      ...{ state: 'result', share: '3/4', status: null, toEnter: 0 },
      ...{ pointsHundredths: 1500, maximumHundredths: 2000 },
    },
  ],
})
const gradebook: Gradebook = {
  ...{ chosen: null, rankedBy: null, groups: [], effectiveScale: pointsOn20, effectiveRounding: 'tenth' },
  exams: [
    {
      ...{ id: examId, markId: examId, title: 'Fractions', type: 'test', date: '2026-10-01' },
      ...{ status: 'marking', coefficientHundredths: 100, maximumHundredths: 2000, mean: meanOf('5/8') },
      ...{ effectiveScale: pointsOn20, effectiveRounding: 'tenth' },
    },
  ],
  students: [1, 2, 3].map(rowOf),
  classMean: { students: 3, byMaximum: '5/8', byScale: '5/8' },
}
const skillOf = (name: string, share: string) => ({
  ...{
    skillId: name
      .padEnd(24, 'a')
      .toLowerCase()
      .replace(/[^0-9a-f]/g, 'b'),
    name,
    share,
  },
  ...{ questions: 3, classMean: '1/2' },
})

let comments: OverallComment[]
let phrases: Phrase[]
let saved: SaveOverallCommentRequest[]
let schoolClass: Partial<SchoolClass>

/** Stores a comment on the server, as this person. */
function store(student: string, text: string, authorName = 'Leïla Mansouri'): OverallComment {
  const version = (comments.find((one) => one.studentId === student)?.version ?? 0) + 1
  const updatedAt = '2026-11-18T08:00:00.000Z'
  const comment = { studentId: student, text, version, authorName, updatedAt }
  comments = [...comments.filter((one) => one.studentId !== student), comment]
  return comment
}

beforeAll(async () => {
  // jsdom lacks this function of the browser.
  Element.prototype.scrollIntoView = () => undefined
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('exams', 'gradebook', 'classes', 'overall-comments')
})
beforeEach(async () => {
  comments = []
  phrases = []
  saved = []
  schoolClass = {}
  const one = '*/api/classes/:id'
  server.use(
    route.post('/api/auth/refresh', () => refreshAnswer()),
    route.get(one, () => HttpResponse.json(schoolClassOf(schoolClass))),
    route.get(`${one}/school`, () => HttpResponse.json(classSchoolOf({ terms: [] }))),
    route.get(`${one}/gradebook`, () => HttpResponse.json(gradebook)),
    route.get(`${one}/overall-comments`, () => HttpResponse.json({ comments })),
    route.get(`${one}/term-facts`, () =>
      HttpResponse.json({
        students: ids.map((id, index) => ({
          ...{ studentId: id, absences: index },
          skills: [skillOf('Compare', '9/10'), skillOf('Order', '3/5'), skillOf('Add', '1/5')],
          comments: [{ examId, question: 'Q2', text: `Comment on ${names[index] ?? ''}` }],
        })),
      }),
    ),
    route.get(`${one}/phrases`, () => HttpResponse.json({ phrases })),
    route.post(`${one}/phrases`, async ({ request }) => {
      const { group, text } = AddPhraseRequest.parse(await request.json())
      phrases = [{ id: studentId(90 + phrases.length), group, text, isOwn: true }, ...phrases]
      return HttpResponse.json({ phrases })
    }),
    route.delete('*/api/phrases/:id', ({ params }) => {
      phrases = phrases.filter(({ id }) => id !== params['id'])
      return new HttpResponse(null, { status: 204 })
    }),
    route.put(`${one}/overall-comments/:student`, async ({ request, params }) => {
      const body = SaveOverallCommentRequest.parse(await request.json())
      saved.push(body)
      const student = String(params['student'])
      const stored = comments.find((comment) => comment.studentId === student)
      if (stored && stored.version !== body.baseVersion)
        return HttpResponse.json({ outcome: 'conflict', stored, typed: body.text })
      return HttpResponse.json({ outcome: 'saved', comment: store(student, body.text) })
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  notices.set([])
  act(() => dropSession('signed-out'))
  localStorage.clear()
  localStorage.setItem('classeur:language', 'en')
  server.resetHandlers()
})
afterAll(() => server.close())

const open = (query = '') => {
  renderScreen(
    <>
      <CommentsScreen />
      <NoticeList />
    </>,
    `/classe/${classId}/gradebook/comments${query}`,
    '/classe/:class_id/gradebook/comments',
  )
  return userEvent.setup()
}
const textOn = (name: string) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^Comment on .?${name}`) })
const states = async () =>
  within(await screen.findByRole('navigation', { name: 'Students' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

it('the facts about the student are beside the text: averages, exams, skills and comments on marks', async () => {
  open(`?student=${ids[1] ?? ''}`)
  await textOn('Ben')
  const facts = screen.getByRole('region', { name: 'At a glance' })
  expect(within(facts).getAllByText('15.0 / 20')).toHaveLength(2)
  expect(within(facts).getByRole('row', { name: /Fractions 15.0 12.5/ })).toBeTruthy()
  expect(within(facts).getByText('Missed 1 exam')).toBeTruthy()
  const lists = ['Went well', 'To work on'].map(
    (name) => within(facts).getByRole('heading', { name }).nextElementSibling?.textContent,
  )
  expect(lists).toEqual(['Compare90% · 3 questions', 'Add20% · 3 questions'])
  expect(within(facts).getByText('Comment on Ben')).toBeTruthy()
  expect(within(facts).queryByText('Comment on Ada')).toBeNull()
})

it('Ctrl+Enter saves the comment, and the next student’s text takes the focus', async () => {
  const user = open()
  await user.type(await textOn('Ada'), 'Steady work.')
  expect((await states())[0]).toBe('Zola AdaUnsaved')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(async () => expect(document.activeElement).toBe(await textOn('Ben')))
  expect(saved).toEqual([{ termId: null, text: 'Steady work.', baseVersion: 0 }])
  expect(await states()).toEqual(['Zola AdaWritten', 'Zola BenEmpty', 'Zola CleoEmpty'])
  expect(screen.getByText('1 of 3 written')).toBeTruthy()
})

it('an unchanged comment is not sent, and the last student’s is saved without a next one', async () => {
  store(ids[1] ?? '', 'Good.')
  const user = open(`?student=${ids[1] ?? ''}`)
  await user.click(await textOn('Ben'))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.type(await textOn('Cleo'), 'Curious.')
  expect(screen.queryByRole('button', { name: 'Save and next' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await states())[2]).toBe('Zola CleoWritten'))
  expect(saved.map(({ text }) => text)).toEqual(['Curious.'])
})

it('typed text stays with its student when another one is opened, and after the screen was left', async () => {
  const user = open()
  await user.type(await textOn('Ada'), 'Half a sent')
  await user.click(screen.getByRole('button', { name: 'Next student' }))
  expect((await textOn('Ben')).value).toBe('')
  cleanup()
  open()
  expect((await textOn('Ada')).value).toBe('Half a sent')
  expect((await states())[0]).toBe('Zola AdaUnsaved')
  expect(saved).toEqual([])
})

it('a late save opens no other student if the person has opened one meanwhile', async () => {
  const user = open()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  server.use(
    route.put('*/api/classes/:id/overall-comments/:student', async () => {
      await held
      return HttpResponse.json({ outcome: 'saved', comment: store(ids[0] ?? '', 'Steady work.') })
    }),
  )
  await user.type(await textOn('Ada'), 'Steady work.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.click(screen.getByRole('button', { name: /^Zola Cleo/ }))
  await user.type(await textOn('Cleo'), 'Curious.')
  release()
  await waitFor(async () => expect((await states())[0]).toBe('Zola AdaWritten'))
  await user.keyboard(' Asks a lot.')
  expect((await textOn('Cleo')).value).toBe('Curious. Asks a lot.')
})

it('text that can’t be saved stays, with the reason', async () => {
  const user = open()
  server.use(
    route.put('*/api/classes/:id/overall-comments/:student', () => problemAnswer('general/unavailable', 503)),
  )
  await user.type(await textOn('Ada'), 'Steady work.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect((await textOn('Ada')).value).toBe('Steady work.')
})

it('when a colleague was faster, both texts are shown, and the chosen one is saved', async () => {
  const user = open()
  await user.type(await textOn('Ada'), 'Mine.')
  store(ids[0] ?? '', 'Theirs.', 'Karim')
  await user.keyboard('{Control>}{Enter}{/Control}')
  const conflict = await screen.findByRole('alert')
  expect(within(conflict).getByText('Theirs.')).toBeTruthy()
  expect(within(conflict).getByText('Mine.')).toBeTruthy()
  await user.click(await textOn('Ada'))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(saved).toHaveLength(1)
  const [, keepTyped] = within(conflict).getAllByRole('button')
  if (keepTyped) await user.click(keepTyped)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(comments[0]).toMatchObject({ text: 'Mine.', version: 2 }))
  expect(saved.map(({ baseVersion }) => baseVersion)).toEqual([0, 1])
})

it('a colleague’s version with the text that was read isn’t a conflict', async () => {
  const user = open()
  await user.type(await textOn('Ada'), 'Mine.')
  store(ids[0] ?? '', 'Theirs.', 'Karim')
  store(ids[0] ?? '', '', 'Karim')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await textOn('Ben')
  expect(saved.map(({ baseVersion }) => baseVersion)).toEqual([0, 2])
  expect(comments[0]).toMatchObject({ text: 'Mine.', version: 3 })
})

it('a phrase is inserted at the caret with the student’s first name, and the text keeps the focus', async () => {
  const user = open()
  const text = await textOn('Ada')
  await user.type(text, 'First. Last.')
  text.setSelectionRange(6, 6)
  await user.click(screen.getByRole('button', { name: /^Ada works steadily/ }))
  expect(text.value).toBe('First. Ada works steadily and prepares every lesson. Last.')
  expect([document.activeElement, text.selectionStart]).toEqual([text, text.value.indexOf(' Last')])
  await user.click(screen.getByRole('button', { name: 'Advice' }))
  expect(screen.getByRole('button', { name: 'Show every step of the work.' })).toBeTruthy()
})

it('the selected text is kept as a phrase without the name, and removing it can be undone', async () => {
  const user = open()
  const text = await textOn('Ada')
  await user.type(text, 'Hm. Ada draws well.')
  text.setSelectionRange(4, 19)
  await user.click(screen.getByRole('button', { name: /Keep the selected text/ }))
  await waitFor(() => expect(phrases.map((phrase) => phrase.text)).toEqual(['{name} draws well.']))
  expect(await screen.findByRole('button', { name: 'Ada draws well.' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Remove the phrase/ }))
  await waitFor(() => expect(phrases).toEqual([]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(phrases).toHaveLength(1))
})

it.each([
  ['Mohamed Ali', 'Hm. Mohamed Ali draws well.', '{name} draws well.'],
  ['عبد الله', 'نعم. يرسم عبد الله جيدًا.', 'يرسم {name} جيدًا.'],
  ['Ada', 'Hm. L’effort d’Ada plaît à Ada-Marie et Adam.', 'L’effort d’{name} plaît à Ada-Marie et Adam.'],
])('a kept phrase never has the name of the student: %s', async (firstName, typed, kept) => {
  const students = gradebook.students.map((student, index) =>
    index === 0 ? { ...student, firstName } : student,
  )
  server.use(route.get('*/api/classes/:id/gradebook', () => HttpResponse.json({ ...gradebook, students })))
  const user = open()
  const text = await textOn(firstName)
  await user.type(text, typed)
  text.setSelectionRange(typed.indexOf(' ') + 1, typed.length)
  await user.click(screen.getByRole('button', { name: /Keep the selected text/ }))
  await waitFor(() => expect(phrases.map((phrase) => phrase.text)).toEqual([kept]))
})

it('the focus stays in the phrases after one is removed', async () => {
  phrases = ['Draws well.', 'Sings well.'].map((text, index) => ({
    ...{ id: studentId(90 + index), group: 'effort', text, isOwn: true },
  }))
  const user = open()
  await textOn('Ada')
  await user.click(await screen.findByRole('button', { name: 'Remove the phrase “Draws well.”' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sings well.' })),
  )
})

it('phrases that can’t be read are not shown as none', async () => {
  server.use(route.get('*/api/classes/:id/phrases', () => problemAnswer('general/internal', 500)))
  const user = open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  phrases = [{ ...{ id: studentId(90), group: 'effort', text: 'Draws well.', isOwn: true } }]
  server.use(route.get('*/api/classes/:id/phrases', () => HttpResponse.json({ phrases })))
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Draws well.' })).toBeTruthy()
})

it('no comment is asked for while the terms can’t be read, because it would belong to the school year', async () => {
  server.use(route.get('*/api/classes/:id/school', () => problemAnswer('general/internal', 500)))
  const user = open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('textbox')).toBeNull()
  server.use(route.get('*/api/classes/:id/school', () => HttpResponse.json(classSchoolOf({ terms: [] }))))
  await user.click(retry)
  expect(await textOn('Ada')).toBeTruthy()
})

it.each([
  ['a viewer', { role: 'viewer' }],
  ['the owner of an archived class', { readOnly: 'archived' }],
] as const)('%s reads the comments and can’t write', async (_, fields) => {
  schoolClass = fields
  store(ids[0] ?? '', 'Steady work.')
  open()
  const text = await textOn('Ada')
  expect([text.value, text.readOnly]).toEqual(['Steady work.', true])
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Phrases' })).toBeNull()
})
