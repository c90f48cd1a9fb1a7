import type { Generators, ResourceBatch, ResourceForm, ResourcePreview } from '@classeur/contracts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropSession, refresh } from '../../http/session/auth-session.ts'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { generationViews } from '../../realtime/generations/generation-store.ts'
import { serverSends } from '../../testing/fake-socket.ts'
import { walletAnswer } from '../../testing/generation-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, profileAnswer, refreshAnswer, server } from '../../testing/server.ts'
import { RequestScreen } from './request-screen.tsx'
import {
  batchOf,
  exam,
  formOf,
  idOf,
  plannedSheetOf,
  previewOf,
  rowOf,
  sheetGeneration,
  studentIdOf,
} from './testing/resource-samples.ts'

vi.mock('../../realtime/socket.ts', () => import('../../testing/fake-socket.ts'))

interface Sent {
  requestKey: string
  request: { audiences: { scope: string; letter?: string }[]; wish: string; seed: number; kind: string }
}
let form: ResourceForm
let preview: ResourcePreview
let batches: ResourceBatch[]
let generators: Generators
let credits: number
let previewed: Sent['request'][]
let sent: Sent[]
let answer: () => Response

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('resources', 'outgoing', 'generations', 'content', 'larger-plan')
})
beforeEach(async () => {
  form = formOf()
  preview = previewOf()
  batches = []
  generators = { text: 'model', image: 'model' }
  credits = 20
  previewed = []
  sent = []
  answer = () =>
    HttpResponse.json(
      { result: { generationId: idOf('generation', 1), resourceIds: [idOf('resource', 1)], price: 4 } },
      { status: 202 },
    )
  server.use(
    route.post('*/api/auth/refresh', () => refreshAnswer()),
    route.get('*/api/user_info/:id', profileAnswer),
    route.get('*/api/generators', () => HttpResponse.json(generators)),
    route.get('*/api/wallet', () => HttpResponse.json(walletAnswer(credits))),
    route.get('*/api/generations', () => HttpResponse.json({ generations: [] })),
    route.get('*/api/generations/:id', ({ params }) =>
      HttpResponse.json(sheetGeneration(1, { id: String(params['id']), kind: 'resource' })),
    ),
    route.get('*/api/exams/:id/resource-form', () => HttpResponse.json(form)),
    route.get('*/api/exams/:id/resources', () => HttpResponse.json({ batches })),
    route.post('*/api/exams/:id/resource-preview', async ({ request }) => {
      previewed.push((await request.json()) as Sent['request'])
      return HttpResponse.json(preview)
    }),
    route.post('*/api/functions/generateResource', async ({ request }) => {
      sent.push(((await request.json()) as { data: Sent }).data)
      return answer()
    }),
  )
  await refresh()
})
afterEach(() => {
  cleanup()
  act(() => dropSession('signed-out'))
  server.resetHandlers()
})
afterAll(() => server.close())

const plain = (text: string | null | undefined) =>
  (text ?? '').replace(/[\u2066-\u2069\u200e]/gu, '').replaceAll('\u00a0', ' ')
const path = `/marksheet/${exam.markId}/generate_resource`
async function open(search = '', mayMake = true) {
  const shown = renderScreen(<RequestScreen exam={exam} mayMake={mayMake} />, `${path}${search}`)
  await screen.findByRole('heading', { name: mayMake ? 'What will be made' : 'Made from this exam' })
  return shown
}
// By label, because finding one of many boxes by its role takes long in jsdom.
const box = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: '[type=checkbox]' })
const make = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Make / })
const made = () => screen.getByRole('region', { name: 'Made from this exam' })
const wish = () => screen.getByLabelText<HTMLInputElement>(/^A wish/)
async function enterWish(text: string) {
  await userEvent.click(wish())
  await userEvent.paste(text)
}
/** The latest request that was previewed. */
const lastPreviewed = () => previewed.at(-1)

describe('the form', () => {
  it('offers groups with their figures, names the absent, and has the missed topics ticked', async () => {
    await open()
    expect(screen.getByText('Maya was absent, in no group')).toBeTruthy()
    expect([box('Group A').checked, box('Group B').checked, box('Group C').checked]).toEqual([
      ...[true, true, false],
    ])
    const group = plain(box('Group A').closest('label')?.textContent)
    expect(group).toContain('5 students')
    expect(group).toContain('Solve problems8%')
    expect(group).toContain('Lucy, Leo, Ravi, Tom and Kofi')
    expect(box(/^Solve problems/).checked).toBe(true)
    expect(box(/^Compare fractions/).checked).toBe(false)
    expect(plain(box(/^Q9/).closest('label')?.textContent)).toBe('Q915 of 22')
    // The default types are named in the teacher's language, not in the school's.
    expect(plain(box(/^Calculation/).closest('label')?.textContent)).toContain('times')
    expect(plain(box(/^Adds top and bottom/).closest('label')?.textContent)).toContain('9 times')
  })

  it('previews the sheets for every choice, and asks again a moment after a change', async () => {
    await open()
    await waitFor(() => expect(lastPreviewed()?.audiences.map(({ letter }) => letter)).toEqual(['A', 'B']))
    expect(await screen.findByText('2 sheets · 16 items · about 40 s')).toBeTruthy()
    await userEvent.click(box('Group C'))
    await userEvent.click(screen.getByLabelText('Exit quiz'))
    await waitFor(() =>
      expect(lastPreviewed()).toMatchObject({
        ...{ kind: 'exit-quiz', audiences: [{ letter: 'A' }, { letter: 'B' }, { letter: 'C' }] },
      }),
    )
  })

  it('makes one sheet for each ticked student, or one for the whole class', async () => {
    await open()
    await userEvent.click(screen.getByLabelText('One per student'))
    await userEvent.click(screen.getByText('Tick everyone'))
    await waitFor(() => expect(lastPreviewed()?.audiences).toHaveLength(23))
    await userEvent.click(screen.getByLabelText('Whole class'))
    await waitFor(() => expect(lastPreviewed()?.audiences).toEqual([{ scope: 'class' }]))
  })

  it('shows a sheet with its parts, an item of each kind and its tier', async () => {
    await open()
    const sheet = within(
      (await screen.findByRole('heading', { name: 'Group A' })).closest('article') ?? document.body,
    )
    expect(sheet.getByText('support')).toBeTruthy()
    expect(sheet.getByText('5 students · 8 items · about 25 min')).toBeTruthy()
    expect(plain(sheet.getAllByRole('listitem')[0]?.textContent)).toBe('1–2Add, same denominatorlike 15+35')
    expect(document.querySelector('math')?.getAttribute('aria-label')).toBe('one fifth plus three fifths')
  })

  it('keeps a draft of choices and wish over a reload, and discards it on demand', async () => {
    await open()
    await enterWish('Keep the numbers small.')
    await userEvent.click(box('Group B'))
    await userEvent.click(screen.getByLabelText('Challenge'))
    cleanup()
    await open()
    expect(wish().value).toBe('Keep the numbers small.')
    expect(box('Group B').checked).toBe(false)
    expect(screen.getByLabelText<HTMLInputElement>('Challenge').checked).toBe(true)
    await userEvent.click(screen.getByText('Discard'))
    expect(wish().value).toBe('')
    expect(box('Group B').checked).toBe(true)
  })

  it('a link ticks its groups and keeps typed text; the address forgets them', async () => {
    await open()
    await enterWish('About football')
    cleanup()
    const { router } = await open('?group=2&missed_below=4000')
    await waitFor(() => expect(box('Group C').checked).toBe(true))
    expect(box('Group A').checked).toBe(false)
    expect(wish().value).toBe('About football')
    expect(router.state.location.search).toBe('?missed_below=4000')
    expect(plain(document.body.textContent)).toContain('below 40% in the errors table')
  })

  it('sends its threshold in the address, because older servers refuse new fields in the body', async () => {
    const seen: Request[] = []
    server.events.on('request:start', ({ request }) => {
      if (/generateResource|resource-preview/u.test(request.url)) seen.push(request)
    })
    await open('?missed_below=4000')
    await userEvent.click(make())
    await waitFor(() => expect(sent).toHaveLength(1))
    server.events.removeAllListeners()
    expect(new Set(seen.map(({ url }) => new URL(url).search))).toEqual(new Set(['?missedBelow=4000']))
    expect(lastPreviewed()).not.toHaveProperty('missedBelow')
    expect(sent[0]?.request).not.toHaveProperty('missedBelow')
  })

  it('of somebody who may only read is not offered, and an exam without marks leads to the marks', async () => {
    await open('', false)
    expect(await screen.findByText('You can read what was made')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    cleanup()
    form = formOf({ students: [], groups: [], absent: [], unmarked: ['Maya'] })
    renderScreen(<RequestScreen exam={exam} mayMake />, path)
    const link = await screen.findByRole('link', { name: 'Go to the marks' })
    expect(link.getAttribute('href')).toBe(`/marksheet/${exam.markId}`)
  })

  it('says that the class is archived, and does not blame the person’s role', async () => {
    renderScreen(<RequestScreen exam={exam} mayMake={false} isArchived />, path)
    expect(await screen.findByText('This class is archived')).toBeTruthy()
    expect(screen.queryByText(/Only people who can enter marks/)).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('says that everybody was absent, and does not ask for marks', async () => {
    form = formOf({ students: [], groups: [], absent: ['Maya', 'Noah'] })
    renderScreen(<RequestScreen exam={exam} mayMake />, path)
    expect(await screen.findByText('Everybody was absent')).toBeTruthy()
    expect(screen.queryByText('No marks yet')).toBeNull()
  })

  it('calls nobody absent who isn’t marked yet', async () => {
    form = formOf({ absent: ['Maya'], unmarked: ['Noah', 'Ines'] })
    await open()
    expect(await screen.findByText('Maya was absent, in no group')).toBeTruthy()
    expect(screen.getByText('Noah and Ines have no marks yet, in no group')).toBeTruthy()
  })

  it('says when it cannot be loaded, and loads again', async () => {
    server.use(
      route.get('*/api/exams/:id/resource-form', () => problemAnswer('general/internal', 500), {
        once: true,
      }),
    )
    renderScreen(<RequestScreen exam={exam} mayMake />, path)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Group A', { selector: '[type=checkbox]' })).toBeTruthy()
  })
})

describe('the text that leaves the server', () => {
  it('is shown word for word for each sheet, with the pseudonym of a typed name', async () => {
    await open()
    const text = await screen.findByRole('region', { name: 'The text that leaves the server' })
    expect(text.textContent).toContain('5 students: S01, S02, S03.')
    await userEvent.click(screen.getByRole('radio', { name: 'Group B' }))
    expect(screen.getByRole('region', { name: 'The text that leaves the server' }).textContent).toContain(
      '9 students',
    )
    await enterWish('Leo likes football')
    expect(document.querySelector('mark')?.textContent).toBe('Leo')
    expect(screen.getByText(/^sent as/).textContent).toContain('S02')
    expect(wish().getAttribute('aria-describedby')).toBe(screen.getByText(/^sent as/).id)
  })

  it('is nothing without a model, and a wish cannot be followed then', async () => {
    generators = { text: 'sample', image: 'sample' }
    preview = previewOf({
      ...{ leavesServer: false, replaced: [] },
      sheets: [plannedSheetOf('A', { outgoing: null }), plannedSheetOf('B', { outgoing: null })],
    })
    await open()
    expect(await screen.findByText('Nothing leaves this server')).toBeTruthy()
    expect(await screen.findByText(/they can’t follow a wish/)).toBeTruthy()
  })
})

describe('making the sheets', () => {
  it('says the price and what is left, sends one request for a double click, and shows the batch', async () => {
    await open()
    expect(await screen.findByText('You’ll have 16 credits left.')).toBeTruthy()
    expect(make().textContent).toBe('Make 2 sheets · 4 credits')
    await enterWish('Leo likes football')
    batches = [batchOf(1, [rowOf(1)])]
    await userEvent.dblClick(make())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.request).toMatchObject({ wish: 'Leo likes football', audiences: [{}, {}] })
    expect(await within(made()).findByText('Practice sheet · Group A')).toBeTruthy()
    expect(await screen.findByText('2 sheets are being made.')).toBeTruthy()
    // The request is sent, so its text is no draft any more.
    expect(wish().value).toBe('')
  })

  it('uses other numbers and another key for the same request after a batch', async () => {
    await open()
    await screen.findByText('You’ll have 16 credits left.')
    batches = [batchOf(1, [rowOf(1)])]
    await userEvent.click(make())
    await within(made()).findByText('Practice sheet · Group A')
    await waitFor(() => expect(make().getAttribute('aria-disabled')).toBeNull())
    await userEvent.click(make())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(new Set(sent.map(({ requestKey }) => requestKey)).size).toBe(2)
    expect(new Set(sent.map(({ request }) => request.seed)).size).toBe(2)
  })

  it('needs readers and topics, and says so', async () => {
    await open()
    await userEvent.click(box('Group A'))
    await userEvent.click(box('Group B'))
    expect(screen.getByText('Tick who the sheets are for.')).toBeTruthy()
    expect(make().disabled).toBe(true)
  })

  it('is not possible if nothing is prepared for the choice, which is named', async () => {
    preview = previewOf({
      ...{ canBeMade: false, leavesServer: false, replaced: [] },
      sheets: [
        plannedSheetOf('A', {
          parts: [],
          items: 0,
          minutes: 0,
          lacks: ['Map reading', 'Q9'],
          outgoing: null,
        }),
      ],
    })
    await open()
    expect(plain((await screen.findByText(/^Nothing is prepared for .*Map/)).textContent)).toBe(
      'Nothing is prepared for Map reading and Q9.',
    )
    expect(await screen.findByText('Nothing is prepared for this choice. Choose other topics.')).toBeTruthy()
    expect(make().disabled).toBe(true)
  })

  it('is not possible while one of the sheets would be empty, which is named', async () => {
    preview = previewOf({
      ...{ canBeMade: false, leavesServer: false, replaced: [] },
      sheets: [
        plannedSheetOf('A', { outgoing: null }),
        plannedSheetOf('B', { parts: [], items: 0, minutes: 0, lacks: ['Map reading'], outgoing: null }),
      ],
    })
    await open()
    expect(
      await screen.findByText('Nothing is prepared for Group B. Untick it, or choose other topics.'),
    ).toBeTruthy()
    expect(make().disabled).toBe(true)
  })

  it('is not possible without enough credits; the note leads to the wallet', async () => {
    credits = 3
    await open()
    expect(await screen.findByText(/You have 3 credits, which isn’t enough/)).toBeTruthy()
    expect(await screen.findByText('Open the wallet')).toBeTruthy()
    expect(make().disabled).toBe(true)
  })

  it('keeps everything typed if the request fails', async () => {
    answer = () => problemAnswer('generations/too-many-waiting', 429)
    await open()
    await screen.findByText('You’ll have 16 credits left.')
    await enterWish('Keep it')
    await userEvent.click(make())
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(wish().value).toBe('Keep it')
  })

  it('shows the problem of a preview, and tries again', async () => {
    server.use(
      route.post('*/api/exams/:id/resource-preview', () => problemAnswer('general/internal', 500), {
        once: true,
      }),
    )
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Group A' })).toBeTruthy()
  })
})

describe('the list of what was made', () => {
  const lines = () =>
    within(made())
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent))

  it('teaches the next step while it is empty', async () => {
    await open()
    expect(await within(made()).findByText('Nothing made yet')).toBeTruthy()
  })

  it('says for each sheet how far it is, what was kept and what it cost', async () => {
    const unfinished = (fields: Parameters<typeof sheetGeneration>[1]) => ({
      generation: sheetGeneration(60, fields),
      ...{ items: 0, verified: 0 },
    })
    const failed = { code: 'generations/provider-unavailable', params: {} } as const
    batches = [
      batchOf(
        1,
        [rowOf(1, { kind: 'extension', ...unfinished({ id: idOf('generation', 61), percent: 64 }) })],
        { state: 'active' },
      ),
      batchOf(
        2,
        [
          rowOf(
            2,
            unfinished({ id: idOf('generation', 62), state: 'queued', queuePosition: 3, secondsLeft: 40 }),
          ),
        ],
        { state: 'queued' },
      ),
      batchOf(3, [
        rowOf(3, { kind: 'exit-quiz', audience: { scope: 'class' }, recovered: { recovered: 8, of: 14 } }),
      ]),
      batchOf(
        4,
        [
          rowOf(4, {
            kind: 'parent-note',
            ...unfinished({
              ...{
                id: idOf('generation', 64),
                state: 'failed',
                error: failed,
                retryable: true,
                retryPrice: 0,
              },
            }),
          }),
        ],
        { state: 'failed' },
      ),
      batchOf(
        5,
        [
          rowOf(5, {
            ...unfinished({
              ...{ id: idOf('generation', 65), state: 'flagged' },
              error: { code: 'generations/prompt-flagged', params: { reason: 'violence' } },
            }),
          }),
        ],
        { state: 'flagged' },
      ),
    ]
    await open()
    await within(made()).findByText('5 resources')
    const [running, queued, verified, failure, flagged] = lines()
    expect(running).toContain('Extension · Group A')
    expect(running).toContain('writing item 4 of 6')
    expect(running).toContain('64%')
    expect(queued).toContain('3 ahead · about 40 s left')
    expect(verified).toContain('Exit quiz · Whole class')
    expect(verified).toContain('8 of 8 verified')
    expect(verified).toContain('re-test: recovered 8 of 14')
    expect(failure).toContain('nothing spent')
    expect(failure).toContain('Try again, free')
    expect(flagged).toContain('held back')
    expect(flagged).toContain('It seemed to be about hurting people · nothing spent')
    expect(screen.getByRole('link', { name: 'Open Exit quiz · Whole class' }).getAttribute('href')).toBe(
      `${path}/${idOf('resource', 3)}`,
    )
  })

  it('shows several sheets of a request below it; what was stopped is kept in part and can go on', async () => {
    const other = { letter: 'B', scope: 'group' as const, studentIds: [studentIdOf('Ella')] }
    batches = [
      batchOf(
        1,
        [
          rowOf(1),
          rowOf(2, {
            ...{ audience: other, items: 0, verified: 0 },
            generation: sheetGeneration(62, { state: 'cancelled' }),
          }),
        ],
        {
          ...{ state: 'cancelled', charged: 2, retryable: true, retryPrice: 2 },
          children: { total: 2, kept: 1, failed: 1, charged: 2 },
        },
      ),
    ]
    let retried = ''
    server.use(
      route.post('*/api/generations/:id/retry', ({ params }) => {
        retried = String(params['id'])
        return HttpResponse.json(
          { generationId: idOf('generation', 9), lessonPlanId: null, price: 2 },
          { status: 202 },
        )
      }),
    )
    await open()
    await within(made()).findByText('2 resources')
    const [batch, kept, stopped] = lines()
    expect(batch).toContain('Practice sheet · 2 groups')
    expect(batch).toContain('1 of 2 kept')
    expect(batch).toContain('you stopped it · 2 credits spent')
    expect(kept).toContain('8 of 8 verified')
    expect(stopped).toContain('stopped')
    await userEvent.click(
      within(made()).getByRole('button', { name: 'Try again · 2 credits: Practice sheet · 2 groups' }),
    )
    await waitFor(() => expect(retried).toBe(idOf('generation', 1)))
  })

  it('shows a sheet that a colleague has had made, and reads nothing again for another exam', async () => {
    let reads = 0
    server.use(
      route.get('*/api/exams/:id/resources', () => {
        reads += 1
        return HttpResponse.json({ batches })
      }),
    )
    await open()
    await waitFor(() => expect(reads).toBe(1))
    batches = [batchOf(1, [rowOf(1)])]
    const changed = { resourceId: idOf('resource', 1), revision: 1 }
    act(() => serverSends('resource:changed', { ...changed, examId: idOf('generation', 99) }))
    act(() => serverSends('resource:changed', { ...changed, examId: exam.id }))
    expect(await within(made()).findByText('8 of 8 verified')).toBeTruthy()
    expect(reads).toBe(2)
  })

  it('offers neither Stop nor Try again for the request of a colleague, which is none of this person’s jobs', async () => {
    const running = sheetGeneration(61, { percent: 40 })
    const stopped = sheetGeneration(62, { state: 'cancelled', retryable: true, retryPrice: 2 })
    const ended = { state: 'cancelled', retryable: true, retryPrice: 2 } as const
    batches = [
      { ...batchOf(1, [rowOf(1, { items: 0, generation: running })], { state: 'active' }), own: false },
      {
        ...batchOf(2, [rowOf(2), rowOf(3, { items: 0, verified: 0, generation: stopped })], {
          ...ended,
          children: { total: 2, kept: 1, failed: 1, charged: 2 },
        }),
        own: false,
      },
    ]
    await open()
    await within(made()).findByText('writing item 4 of 6')
    expect(lines()[1]).toContain('1 of 2 kept')
    expect(lines()[1]).not.toContain('you stopped it')
    expect(within(made()).queryByRole('button', { name: /^(?:Stop|Try again)/u })).toBeNull()
    expect(generationViews.get()).toEqual({})
  })

  it('no longer offers to try again what a retry has written', async () => {
    batches = [
      batchOf(1, [rowOf(1), rowOf(2)], {
        ...{ state: 'cancelled', retryable: true, retryPrice: 2 },
        children: { total: 3, kept: 2, failed: 1, charged: 4 },
      }),
    ]
    await open()
    await within(made()).findByText('2 of 3 kept')
    expect(within(made()).queryByRole('button', { name: /^Try again/u })).toBeNull()
  })

  it('follows a sheet live, and stops it', async () => {
    const running = sheetGeneration(61, { seq: 3, percent: 40 })
    batches = [
      batchOf(1, [rowOf(1, { items: 0, verified: 0, generation: running })], { state: 'active', seq: 3 }),
    ]
    let stopped = ''
    server.use(
      route.post('*/api/generations/:id/cancel', ({ params }) => {
        stopped = String(params['id'])
        return HttpResponse.json(sheetGeneration(1, { kind: 'resource', state: 'cancelled', seq: 9 }))
      }),
    )
    await open()
    await within(made()).findByText('writing item 4 of 6')
    act(() =>
      serverSends('generation:progressed', {
        ...{ generationId: running.id, attempt: 1, seq: 4, percent: 70, charged: 0, state: 'active' },
        ...{ stage: 'writing', step: { done: 4, total: 6 }, draft: null, section: null },
      }),
    )
    expect(await within(made()).findByText('writing item 5 of 6')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Stop Practice sheet · Group A' }))
    await waitFor(() => expect(stopped).toBe(idOf('generation', 1)))
  })
})
