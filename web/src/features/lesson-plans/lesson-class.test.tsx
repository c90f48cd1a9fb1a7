import type { Generators, LessonPrefill, LessonRequest } from '@classeur/contracts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropSession, refresh } from '../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { classCardOf } from '../../testing/class-samples.ts'
import { generationId, walletAnswer } from '../../testing/generation-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, profileAnswer, refreshAnswer, server } from '../../testing/server.ts'
import LessonPlanGeneratorScreen from './lesson-plan-generator-screen.tsx'

vi.mock('../../realtime/socket.ts', () => import('../../testing/fake-socket.ts'))

const idOf = (letter: string) => letter.repeat(24)
const [classId, otherId, examId, addId, lastId] = ['a', 'b', 'c', 'd', 'e'].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
]
const prefill: LessonPrefill = {
  ...{ subject: 'Mathematics', level: 'Year 6', language: 'en', topic: 'Solve problems' },
  context: {
    students: 24,
    exam: null,
    weakSkills: [
      { code: 'N3', name: 'Solve problems', shareBasisPoints: 4510, questions: 3, missed: 14, of: 23 },
      { code: '', name: 'Read fractions', shareBasisPoints: 7000, questions: 1, missed: 5, of: 23 },
    ],
    testedSkills: 3,
    errors: [{ name: 'Method', correction: '', questions: ['Q5', 'Q7'], students: 10, of: 23 }],
    groups: [
      { letter: 'A', students: 5, needs: ['Solve problems'] },
      { letter: 'B', students: 9, needs: [] },
    ],
    ...{ skills: [], lastLesson: null },
  },
  exams: [{ id: examId, title: 'Fractions test', heldOn: '2026-11-18' }],
  lastPlan: { id: lastId, title: 'Equal parts', at: '2026-11-16T00:00:00.000Z' },
}
let generators: Generators
let prefills: string[]
let outgoing: { request: LessonRequest }[]
let replaced: { name: string; pseudonym: string }[]
let sent: LessonRequest[]
/** Changes of the results of 6B. */
let results: Partial<LessonPrefill['context']>

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('lesson-plans', 'lesson-context', 'outgoing', 'generations')
})
beforeEach(async () => {
  generators = { text: 'model', image: 'model' }
  ;[prefills, outgoing, replaced, sent, results] = [[], [], [], [], {}]
  const skill = { parentId: null, order: 0, archived: false }
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/user_info/:id', profileAnswer),
    route.get('*/api/generators', () => HttpResponse.json(generators)),
    route.get('*/api/wallet', () => HttpResponse.json(walletAnswer(20))),
    route.get('*/api/lesson-plans', () => HttpResponse.json({ lessonPlans: [], nextCursor: null })),
    route.get('*/api/classes', () =>
      HttpResponse.json({
        classes: [classCardOf({ id: classId, name: '6B' }), classCardOf({ id: otherId, name: '5A' })],
        ...{ nextCursor: null, used: 2, limit: null },
      }),
    ),
    route.get('*/api/school/skills', () =>
      HttpResponse.json({
        skills: [
          { id: addId, code: 'N2', name: 'Add fractions', ...skill },
          { id: idOf('f'), code: 'N3', name: 'Solve problems', ...skill },
        ],
      }),
    ),
    route.get('*/api/classes/:id/skills', ({ params }) =>
      HttpResponse.json({
        skills:
          params['id'] === otherId
            ? [{ id: idOf('e'), code: 'P1', name: 'Read a circuit', ...skill }]
            : [{ id: addId, code: 'N2', name: 'Add fractions', ...skill }],
      }),
    ),
    route.get('*/api/lesson-plans/prefill', ({ request }) => {
      const query = new URL(request.url).searchParams
      prefills.push(query.toString())
      const isExam = query.get('examId') === examId
      const exam = isExam ? { title: 'Fractions test', heldOn: '2026-11-18' } : null
      if (query.get('classId') === otherId)
        return HttpResponse.json({
          ...prefill,
          ...{ subject: 'Physics', level: 'Year 5', topic: '', exams: [], lastPlan: null },
          context: { ...prefill.context, students: 18, weakSkills: [], errors: [], groups: [] },
        })
      return HttpResponse.json({ ...prefill, context: { ...prefill.context, exam, ...results } })
    }),
    route.post('*/api/lesson-plans/outgoing', async ({ request }) => {
      const body = (await request.json()) as { request: LessonRequest }
      outgoing.push(body)
      const wishes = replaced.reduce(
        (text, { name, pseudonym }) => text.replace(new RegExp(`\\b${name}\\b`, 'g'), pseudonym),
        body.request.wishes,
      )
      return HttpResponse.json({
        brief: `THE LESSON\nTopic: "${body.request.topic}"\n\nTHE TEACHER'S WISHES\n> ${wishes}`,
        ...{ context: null, leavesServer: true },
        replaced: replaced.filter(({ name }) => body.request.wishes.includes(name)),
      })
    }),
    route.post('*/api/functions/:name', async ({ request }) => {
      sent.push(((await request.json()) as { data: { request: LessonRequest } }).data.request)
      return HttpResponse.json({ result: { generationId, lessonPlanId: null, price: 1 } }, { status: 202 })
    }),
    route.get('*/api/generations/:id', () => problemAnswer('general/not-found', 404)),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  act(() => dropSession('signed-out'))
  localStorage.clear()
  server.resetHandlers()
})
afterAll(() => server.close())

const show = (search = '') => renderScreen(<LessonPlanGeneratorScreen />, `/lesson-plan-generator${search}`)
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const subject = () => screen.getByLabelText<HTMLInputElement>('Subject')
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const start = () => screen.findByRole('region', { name: 'What this lesson starts from' })
async function chooseClass(name = '6B') {
  const option = await screen.findByRole('option', { name: new RegExp(name) })
  await userEvent.selectOptions(select('Class'), option)
}

describe('a lesson for a class', () => {
  it('fills in subject, level and topic, and shows what the lesson starts from', async () => {
    show()
    await chooseClass()
    const panel = await start()
    await waitFor(() => expect(field('Topic').value).toBe('Solve problems'))
    expect([subject().value, field('Level or class').value]).toEqual(['Mathematics', 'Year 6'])
    expect(within(panel).getByText('Lesson for 24 students')).toBeTruthy()
    const items = within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''))
    expect(items).toEqual([
      'N3 Solve problems45%14 of 23 students below half',
      'Read fractions70%only 1 question',
      'Method10 of 23 students · Q5, Q7',
      'ASolve problems5 students',
      'BReady for more9 students',
    ])
  })

  it.each([
    [0, /^No marked question has a skill, and no error types were noted/],
    [2, /^The class won three quarters of the points or more in every skill/],
  ])(
    'says only what the marks show if %i skills were tested and none is weak',
    async (testedSkills, says) => {
      results = { weakSkills: [], errors: [], groups: [], testedSkills }
      show()
      await chooseClass()
      expect(await within(await start()).findByText(says)).toBeTruthy()
    },
  )

  it('keeps what the teacher typed, and replaces what another class filled in', async () => {
    show()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Topic' }), 'Decimals')
    await chooseClass()
    await waitFor(() => expect(field('Level or class').value).toBe('Year 6'))
    await chooseClass('5A')
    await waitFor(() => expect(field('Level or class').value).toBe('Year 5'))
    expect([field('Topic').value, subject().value]).toEqual(['Decimals', 'Physics'])
    expect(await screen.findByText(/This class has no marks yet/)).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: 'From this exam' })).toBeNull()
  })

  it('starts from one exam, without the results, or from the last lesson, as the teacher chooses', async () => {
    show()
    await chooseClass()
    await start()
    await userEvent.selectOptions(select('From this exam'), 'Fractions test · 18 Nov')
    expect(await screen.findByText('from your exam of 18 Nov')).toBeTruthy()
    await userEvent.click(screen.getByRole('switch', { name: 'Use the class’s results' }))
    expect(await screen.findByText('The lesson doesn’t use the results of this class.')).toBeTruthy()
    expect(screen.queryByText('Method')).toBeNull()
    await userEvent.click(screen.getByRole('switch', { name: 'Continue from the last lesson' }))
    await userEvent.click(screen.getByRole('button', { name: /^Propose objectives/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ classId, examId, continues: lastId, usesResults: false })
  })

  it('covers skills of the school, chosen by code with the keyboard', async () => {
    show()
    const skills = await screen.findByRole('combobox', { name: 'Skills of the school' })
    await userEvent.type(skills, 'n2{Enter}')
    expect(await screen.findByRole('list', { name: 'Chosen skills' })).toBeTruthy()
    await userEvent.type(skills, 'frac')
    expect(screen.queryByRole('option', { name: /Add fractions/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove N2' }))
    expect(screen.queryByRole('list', { name: 'Chosen skills' })).toBeNull()
  })

  it('offers the skills of the class’s school, and keeps those chosen from the teacher’s school', async () => {
    show()
    const skills = await screen.findByRole('combobox', { name: 'Skills of the school' })
    await userEvent.type(skills, 'n3{Enter}')
    await chooseClass('5A')
    await userEvent.type(skills, 'circuit')
    await userEvent.click(await screen.findByRole('option', { name: /Read a circuit/ }))
    await userEvent.type(skills, 'fractions')
    expect(await screen.findByText('No skill of the school matches.')).toBeTruthy()
    const chosen = within(screen.getByRole('list', { name: 'Chosen skills' }))
    expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'N3Solve problems',
      'P1Read a circuit',
    ])
  })
})

describe('a link to the form', () => {
  const link = `?class=${classId}&exam=${examId}&skill=${addId}`

  it('fills in class, exam and skill, and the skill becomes the topic', async () => {
    const { router } = show(link)
    await waitFor(() => expect(field('Topic').value).toBe('Add fractions'))
    expect([select('Class').value, select('From this exam').value]).toEqual([classId, examId])
    expect(within(screen.getByRole('list', { name: 'Chosen skills' })).getByText('N2')).toBeTruthy()
    expect(router.state.location.search).toBe('')
  })

  it('continues the last lesson of the class', async () => {
    show(`?class=${classId}&continue`)
    const last = await screen.findByRole<HTMLInputElement>('switch', {
      name: 'Continue from the last lesson',
    })
    await waitFor(() => expect(last.checked).toBe(true))
  })

  it('asks before it replaces unsaved text, and the text can be kept', async () => {
    show()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Topic' }), 'Decimals')
    cleanup()
    show(link)
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my text' }))
    expect(field('Topic').value).toBe('Decimals')
    expect(prefills).toEqual([])
    expect(screen.queryByRole('button', { name: 'Replace it' })).toBeNull()
  })

  it('replaces unsaved text if the teacher says so', async () => {
    show()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Topic' }), 'Decimals')
    cleanup()
    show(link)
    await userEvent.click(await screen.findByRole('button', { name: 'Replace it' }))
    await waitFor(() => expect(field('Topic').value).toBe('Add fractions'))
  })
})

describe('wishes', () => {
  const hintOf = (box: HTMLElement) =>
    document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent

  it('are followed by a model', async () => {
    show()
    const wishes = await screen.findByRole('textbox', { name: 'Wishes' })
    await userEvent.type(wishes, 'Use songs')
    expect(hintOf(wishes)).toBe('Anything else, in your own words.')
    expect(screen.queryByText(/can’t follow wishes/)).toBeNull()
  })

  it('have a hint that the sample generator does not follow them', async () => {
    generators = { text: 'sample', image: 'sample' }
    show()
    const note = /^The sample generator writes prepared texts and can’t follow wishes\./
    const quiet = await screen.findByText(note)
    const wishes = screen.getByRole('textbox', { name: 'Wishes' })
    expect(hintOf(wishes)).toMatch(note)
    expect(quiet.tagName).not.toBe('STRONG')
    await userEvent.type(wishes, 'Use songs')
    expect(screen.getByText(note).tagName).toBe('STRONG')
    expect(hintOf(wishes)).toMatch(note)
  })
})

describe('the text that leaves the server', () => {
  const disclosure = () => screen.getByText('What leaves the server').closest('details')!

  it('is shown word for word, with a name marked in the field and its pseudonym in the text', async () => {
    replaced = [{ name: 'Leo', pseudonym: 'S08' }]
    show(`?class=${classId}`)
    await waitFor(() => expect(field('Topic').value).toBe('Solve problems'))
    await userEvent.type(field('Wishes'), 'Leo likes football. Leonardo paints.')
    expect(await screen.findByText(/appears as/)).toBeTruthy()
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(marks).toEqual(['Leo'])
    expect(field('Wishes').getAttribute('aria-describedby')).toBe(
      screen.getByText(/appears as/).closest('p')?.id,
    )
    const text = within(disclosure()).getByRole('region', {
      name: 'The text that leaves the server',
      hidden: true,
    })
    await waitFor(() => expect(text.textContent).toContain('> S08 likes football. Leonardo paints.'))
    expect(outgoing.at(-1)?.request).toMatchObject({
      classId,
      wishes: 'Leo likes football. Leonardo paints.',
    })
    expect(within(disclosure()).getByText('1 name replaced')).toBeTruthy()
  })

  it('is asked once after a pause, not for each letter', async () => {
    show(`?class=${classId}`)
    await waitFor(() => expect(outgoing.at(-1)?.request.topic).toBe('Solve problems'))
    const before = outgoing.length
    await userEvent.type(field('Wishes'), 'Use the board')
    await waitFor(() => expect(outgoing.at(-1)?.request.wishes).toBe('Use the board'))
    expect(outgoing.length - before).toBeLessThan('Use the board'.length)
  })

  it('is nothing without a model, and nothing is asked', async () => {
    generators = { text: 'sample', image: 'sample' }
    show(`?class=${classId}`)
    await waitFor(() => expect(field('Topic').value).toBe('Solve problems'))
    expect(await screen.findByText(/Nothing leaves this server/)).toBeTruthy()
    expect(outgoing).toEqual([])
  })

  it('says what is missing while the form is incomplete', async () => {
    show()
    expect(await screen.findByText('Enter topic, subject and level to see the exact text.')).toBeTruthy()
    expect(outgoing).toEqual([])
  })

  it('gives the reason if it can’t be read', async () => {
    server.use(route.post('*/api/lesson-plans/outgoing', () => problemAnswer('general/not-found', 404)))
    show(`?class=${classId}`)
    await waitFor(() => expect(field('Topic').value).toBe('Solve problems'))
    expect(await within(disclosure()).findByRole('button', { name: 'Try again', hidden: true })).toBeTruthy()
  })
})
