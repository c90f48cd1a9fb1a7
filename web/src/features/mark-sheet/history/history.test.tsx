import type { MarkChange, MarksAt } from '@classeur/contracts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { notices } from '../../../components/overlays/notices/notices.ts'
import { loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { examId, leafId } from '../../../testing/exam-samples.ts'
import { problemAnswer, server } from '../../../testing/server.ts'
import { createFakeEngine, type FakeEngine } from '../testing/fake-engine.ts'
import { sheetSample, studentId } from '../testing/sheet-sample.ts'
import { groupHistory } from './group-history.ts'
import { HistoryDialog } from './history-dialog.tsx'
import type { HistoryScope } from './history-scope.ts'

const me = '65f000000000000000000001'
const sami = '65f0000000000000000000b2'
const people = [
  { id: me, name: 'Leïla Mansouri' },
  { id: sami, name: 'Sami Khelifi' },
]
const operation = (number: number) => String(number).padStart(24, '0')
const change = (number: number, fields: Partial<MarkChange> = {}): MarkChange => ({
  ...{ studentId: studentId(1), leafId: leafId(1), version: number, from: null, to: 300, by: me },
  ...{ at: '2026-11-18T14:05:00.000Z', operationId: operation(number), kind: 'type', afterRelease: false },
  ...fields,
})

let pages: { changes: MarkChange[]; next: string | null }[]
let cells: MarksAt['cells']
let asked: URL[]

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('mark-history', 'mark-grid')
})
beforeEach(() => {
  pages = [{ changes: [], next: null }]
  cells = []
  asked = []
  notices.set([])
  server.use(
    route.get(`/api/exams/${examId}/marks/history`, ({ request }) => {
      const url = new URL(request.url)
      asked.push(url)
      const page = pages[Number(url.searchParams.get('cursor') ?? 0)] ?? { changes: [], next: null }
      return HttpResponse.json({ changes: page.changes, people, nextCursor: page.next })
    }),
    route.get(`/api/exams/${examId}/marks/at`, ({ request }) => {
      const url = new URL(request.url)
      asked.push(url)
      return HttpResponse.json({ at: url.searchParams.get('at'), cells })
    }),
  )
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const engineOf = (codes = {}) => createFakeEngine(sheetSample(3, [400, 400]), codes)
function open(engine: FakeEngine, scope: HistoryScope = { of: 'sheet' }) {
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <HistoryDialog engine={engine} scope={scope} onClose={onClose} />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), onClose }
}

describe('the history', () => {
  it('shows who changed each mark, when, and from what to what, and labels changes after the release', async () => {
    pages = [
      {
        next: null,
        changes: [
          change(3, { from: 300, to: 'absent', by: sami, kind: 'paste', afterRelease: true }),
          change(2, { studentId: studentId(2), by: sami, kind: 'paste', operationId: operation(3) }),
          change(1, { at: '2026-11-17T09:00:00.000Z' }),
        ],
      },
    ]
    open(engineOf())
    const step = (await screen.findByText(/pasted 2 cells/)).closest('li') as HTMLElement
    expect(within(step).getByText('Sami Khelifi')).toBeTruthy()
    expect(within(step).getByText('After release')).toBeTruthy()
    expect(within(step).getByText('Abidi Yasmine').parentElement?.textContent).toMatch(/Q1.*3.*becomes/)
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  })

  it.each<[HistoryScope, string]>([
    [
      { of: 'cell', studentId: studentId(1), leafId: leafId(2) },
      `studentId=${studentId(1)}&leafId=${leafId(2)}`,
    ],
    [{ of: 'row', studentId: studentId(1) }, `studentId=${studentId(1)}`],
    [{ of: 'column', leafId: leafId(2) }, `leafId=${leafId(2)}`],
    [{ of: 'sheet' }, ''],
  ])('requests only the changes of %j', async (scope, parameters) => {
    open(engineOf(), scope)
    await screen.findByText('No changes yet')
    expect(asked[0]?.search.replace('?', '')).toBe(parameters)
  })

  it('says what changed in error types and comments, and shows the mark only if it changed too', async () => {
    const none = { errorTypes: [], comment: '' }
    const first = { errorTypes: ['calculation'], comment: 'Show each step' }
    const second = { errorTypes: ['method', sami], comment: 'Units' }
    pages = [
      {
        next: null,
        changes: [
          change(4, { kind: 'undo', from: 400, to: 400, fromNote: second, toNote: none }),
          change(3, { kind: 'import', from: 300, to: 400, fromNote: first, toNote: second }),
          change(2, { kind: 'note', from: 300, to: 300, fromNote: none, toNote: first }),
        ],
      },
    ]
    open(engineOf())
    expect(await screen.findByText('changed error types or a comment')).toBeTruthy()
    const texts = screen
      .getAllByText('Abidi Yasmine')
      .map((name) => name.closest('li')?.textContent?.replace('Abidi YasmineQ1', ''))
    expect(texts).toEqual([
      'error types: Method, an error type of the schoolbecomesnone' + 'comment removed ',
      '3becomes4' +
        'error types: CalculationbecomesMethod, an error type of the school' +
        'comment changed to: Units',
      'error types: nonebecomesCalculation' + 'comment added: Show each step',
    ])
  })

  it('can show one person’s changes alone, and loads more at its end', async () => {
    pages = [
      { changes: [change(2, { by: sami })], next: '1' },
      { changes: [change(1)], next: null },
    ]
    const { user } = open(engineOf())
    await user.click(await screen.findByRole('button', { name: 'Show earlier changes' }))
    expect(await screen.findByText('typed', { selector: 'li:nth-child(2) span' })).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Changed by'), 'Sami Khelifi')
    expect(screen.getAllByText('typed')).toHaveLength(1)
  })

  it('reports a failed request and tries again', async () => {
    server.use(
      route.get(`/api/exams/${examId}/marks/history`, () => problemAnswer('general/internal', 500), {
        once: true,
      }),
    )
    pages = [{ changes: [change(1)], next: null }]
    const { user } = open(engineOf())
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('typed')).toBeTruthy()
  })
})

describe('a restore', () => {
  const row = (number: number, first: number | null) => ({
    studentId: studentId(number),
    leafId: leafId(1),
    code: first,
  })

  it('shows the difference first, marks other people’s work, and is one step with an undo', async () => {
    const engine = engineOf({
      [studentId(1)]: { [leafId(1)]: 300 },
      [studentId(2)]: { [leafId(1)]: 400 },
      [studentId(3)]: { [leafId(1)]: 100 },
    })
    engine.setCell(
      { studentId: studentId(2), leafId: leafId(1) },
      { saved: { valueHundredths: 400, status: null, version: 4, by: sami, at: 0 } },
    )
    pages = [{ changes: [change(9)], next: null }]
    cells = [row(1, 200), row(2, null), row(3, 100)]
    const { user, onClose } = open(engine)
    await user.click(await screen.findByRole('button', { name: 'Restore…' }))
    expect(await screen.findByText('2 cells will be restored')).toBeTruthy()
    expect(asked.at(-1)?.searchParams.get('at')).toBe('2026-11-18T14:04:59.999Z')
    expect(engine.writes).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Keep these as they are' }))
    expect(screen.getByText('1 cell will be restored')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Bernard Chloé, Q1' }))
    await user.click(screen.getByRole('button', { name: 'Restore 2 cells' }))
    expect(engine.writes).toEqual([
      {
        kind: 'restore',
        changes: [
          {
            studentId: studentId(1),
            leafId: leafId(1),
            content: { valueHundredths: 200, status: null },
            epoch: 0,
          },
          {
            studentId: studentId(2),
            leafId: leafId(1),
            content: { valueHundredths: null, status: null },
            epoch: 0,
          },
        ],
      },
    ])
    expect(onClose).toHaveBeenCalledOnce()
    const later = { studentId: studentId(3), leafId: leafId(1) }
    engine.write('type', [{ ...later, content: { valueHundredths: 150, status: null } }])
    const takeBack = notices.get()[0]?.action?.run
    takeBack?.()
    expect(engine.row(studentId(1))[leafId(1)]?.valueHundredths).toBe(300)
    expect(engine.row(studentId(3))[leafId(1)]?.valueHundredths).toBe(150)
    takeBack?.()
    expect(notices.get().at(-1)?.message).toMatch(/Nothing was undone/)
    expect(engine.row(studentId(3))[leafId(1)]?.valueHundredths).toBe(150)
  })

  it('can return to the moment just after a change, and says if nothing differs', async () => {
    pages = [{ changes: [change(1)], next: null }]
    const { user } = open(engineOf({ [studentId(1)]: { [leafId(1)]: 300 } }))
    cells = [row(1, 300)]
    await user.click(await screen.findByRole('button', { name: 'Restore…' }))
    await user.click(await screen.findByRole('radio', { name: 'Just after this change' }))
    expect(await screen.findByText('Nothing has changed since then.')).toBeTruthy()
    expect(asked.at(-1)?.searchParams.get('at')).toBe('2026-11-18T14:05:00.000Z')
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBe(null)
  })

  it('reads the past marks again after a colleague’s rescale, and restores those in the new maximums', async () => {
    const engine = engineOf({ [studentId(1)]: { [leafId(1)]: 300 } })
    pages = [{ changes: [change(9)], next: null }]
    cells = [row(1, 200)]
    const { user } = open(engine)
    await user.click(await screen.findByRole('button', { name: 'Restore…' }))
    expect(await screen.findByText('1 cell will be restored')).toBeTruthy()
    const reads = () => asked.filter(({ pathname }) => pathname.endsWith('/marks/at'))
    expect(reads()).toHaveLength(1)
    // The colleague doubles the maximums, so the server answers with doubled marks.
    cells = [row(1, 400)]
    act(() => {
      engine.setState({ sheet: sheetSample(3, [800, 800]), epoch: 1 })
      engine.setCell(
        { studentId: studentId(1), leafId: leafId(1) },
        { content: { valueHundredths: 600, status: null } },
      )
    })
    await vi.waitFor(() => expect(reads()).toHaveLength(2))
    await user.click(await screen.findByRole('button', { name: 'Restore 1 cell' }))
    expect(engine.writes[0]?.changes).toEqual([
      {
        ...{ studentId: studentId(1), leafId: leafId(1) },
        ...{ content: { valueHundredths: 400, status: null }, epoch: 1 },
      },
    ])
  })

  it('restores error types and comments with the marks, and leaves those that are the same alone', async () => {
    const note = { errorTypes: ['unit'], comment: 'Units' }
    const [noted, changed, removed] = [1, 2, 3].map((student) => ({
      ...{ studentId: studentId(student), leafId: leafId(1) },
    }))
    if (!noted || !changed || !removed) throw new Error('no cells')
    const engine = engineOf(
      Object.fromEntries([noted, changed, removed].map((ref) => [ref.studentId, { [leafId(1)]: 300 }])),
    )
    engine.setCell(changed, note)
    engine.setCell(removed, note)
    pages = [{ changes: [change(9)], next: null }]
    cells = [
      { ...noted, code: 300, note },
      { ...changed, code: 200, note },
      { ...removed, code: 300 },
    ]
    const { user } = open(engine)
    await user.click(await screen.findByRole('button', { name: 'Restore…' }))
    expect(await screen.findByText('3 cells will be restored')).toBeTruthy()
    expect(screen.getByText('comment added:')).toBeTruthy()
    expect(screen.getByText('comment removed')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Restore 3 cells' }))
    expect(engine.writes[0]?.changes).toEqual([
      { ...noted, note, epoch: 0 },
      { ...changed, content: { valueHundredths: 200, status: null }, epoch: 0 },
      { ...removed, note: { errorTypes: [], comment: '' }, epoch: 0 },
    ])
    notices.get()[0]?.action?.run()
    expect([engine.cell(noted), engine.cell(removed)]).toMatchObject([
      { errorTypes: [], comment: null },
      { errorTypes: ['unit'], comment: 'Units' },
    ])
  })

  it('skips marks that no longer fit, and cells that are no longer on the sheet', async () => {
    pages = [{ changes: [change(1)], next: null }]
    cells = [row(1, 900), { studentId: studentId(9), leafId: leafId(1), code: 100 }]
    const { user } = open(engineOf())
    await user.click(await screen.findByRole('button', { name: 'Restore…' }))
    expect(await screen.findByText(/1 cell belongs to a student or question/)).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: 'Abidi Yasmine, Q1' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Restore 0 cells' })).toHaveProperty('disabled', true)
  })

  it('can return to any moment, and restores the whole difference even if it shows only a part', async () => {
    const maxima = Array.from({ length: 70 }, () => 400)
    const engine = createFakeEngine(sheetSample(3, maxima))
    pages = [{ changes: [change(1)], next: null }]
    cells = [1, 2, 3].flatMap((student) =>
      maxima.map((_, question) => ({
        studentId: studentId(student),
        leafId: leafId(question + 1),
        code: 100,
      })),
    )
    const { user } = open(engine)
    const field = await screen.findByLabelText('Marks as of')
    await user.type(field, '2026-11-17T10:00:05')
    await user.click(screen.getByRole('button', { name: 'Compare with now' }))
    expect(await screen.findByText('210 cells will be restored')).toBeTruthy()
    expect(asked.at(-1)?.searchParams.get('at')).toBe(new Date('2026-11-17T10:00:05').toISOString())
    expect(screen.getAllByRole('row')).toHaveLength(201)
    await user.click(screen.getByRole('button', { name: 'Restore 210 cells' }))
    expect(engine.writes[0]?.changes).toHaveLength(210)
  })

  it('is not available when marks cannot be changed', async () => {
    pages = [{ changes: [change(1)], next: null }]
    const engine = engineOf()
    engine.setState({ readOnly: 'released' })
    open(engine)
    await screen.findByText('typed')
    expect(screen.queryByRole('button', { name: 'Restore…' })).toBe(null)
    expect(screen.queryByLabelText(/as of/)).toBe(null)
  })
})

it('steps are separated by day and by other people’s changes', () => {
  const at = (minute: number) => new Date(2026, 10, 18, 14, minute).toISOString()
  const paste = { kind: 'paste', operationId: operation(7) } as const
  const days = groupHistory(
    [
      change(4, { ...paste, at: at(9), afterRelease: true }),
      change(3, { ...paste, at: at(8) }),
      change(2, { at: at(7), by: sami }),
      change(1, { ...paste, at: at(6) }),
      change(5, { at: new Date(2026, 10, 17, 23, 59).toISOString() }),
    ],
    null,
  )
  expect(days.map(({ day, steps }) => [day, steps.map(({ changes }) => changes.length)])).toEqual([
    ['2026-11-18', [2, 1, 1]],
    ['2026-11-17', [1]],
  ])
  expect(days[0]?.steps[0]).toMatchObject({ from: at(8), to: at(9), afterRelease: true })
})

it('a pasted block and its undo are one step each, even if the log mixes their cells', () => {
  const cell = (student: number, version: number, kind: 'paste' | 'undo') =>
    change(version, {
      ...{ studentId: studentId(student), kind, operationId: operation(kind === 'paste' ? 7 : 8) },
    })
  const [day] = groupHistory(
    [3, 2, 1].flatMap((student) => [cell(student, 2, 'undo'), cell(student, 1, 'paste')]),
    null,
  )
  expect(day?.steps.map(({ kind, changes }) => [kind, changes.length])).toEqual([
    ['undo', 3],
    ['paste', 3],
  ])
})
