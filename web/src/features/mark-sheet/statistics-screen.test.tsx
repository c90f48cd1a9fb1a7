import { ChangeStructureRequest, type MarkCode } from '@classeur/contracts'
import { activeLeaves } from '@classeur/domain/exams'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http as route, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NoticeList } from '../../components/overlays/notices/notice-list.tsx'
import { notices } from '../../components/overlays/notices/notices.ts'
import { changeLanguage, loadAreas, startI18n } from '../../i18n/i18n.ts'
import { examOf, leafId } from '../../testing/exam-samples.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { problemAnswer, server } from '../../testing/server.ts'
import { StatisticsPage } from './statistics-screen.tsx'
import { createFakeEngine, type FakeEngine } from './testing/fake-engine.ts'
import { sheetSample, studentId } from './testing/sheet-sample.ts'

const plain = (text: string | null | undefined) =>
  (text ?? '').replace(/[\u2066-\u2069\u200e]/gu, '').replaceAll('\u00a0', ' ')
const page = () => plain(document.body.textContent)

/** Twelve papers of three questions of 4 points; the last student was absent. */
const marks: MarkCode[][] = [
  ...[
    [400, 400, 400],
    [400, 400, 200],
    [400, 300, 200],
    [400, 300, 100],
    [400, 200, 100],
    [400, 200, 0],
  ],
  ...[
    [400, 100, 0],
    [400, 100, 0],
    [300, 100, 0],
    [300, 0, 0],
    [200, 0, 0],
    ['absent', 'absent', 'absent'],
  ],
] as MarkCode[][]
const codes = Object.fromEntries(
  marks.map((row, student) => [
    studentId(student + 1),
    Object.fromEntries(row.map((code, question) => [leafId(question + 1), code])),
  ]),
)
const engineOf = (students = 12, of = codes) => createFakeEngine(sheetSample(students, [400, 400, 400]), of)

function open(engine: FakeEngine) {
  renderScreen(
    <>
      <StatisticsPage engine={engine} />
      <NoticeList />
    </>,
    `/marksheet/${examOf().markId}/statistics`,
  )
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const whatIf = () => within(screen.getByRole('region', { name: 'What if' }))
const figure = (name: string) =>
  plain(whatIf().getByText(name).nextElementSibling?.textContent).replace(/\s+/g, ' ')

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  localStorage.setItem('classeur:language', 'en')
  Element.prototype.scrollIntoView = vi.fn()
  await startI18n()
  await loadAreas('mark-statistics', 'mark-panels', 'mark-grid')
})
beforeEach(() => {
  notices.set([])
  // The progress over the year has its own tests.
  server.use(route.get('*/api/classes/:id/gradebook', () => problemAnswer('general/not-found', 404)))
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

it('the overview shows every figure on the scale, in percent and in points, and who is left out', () => {
  open(engineOf())
  expect(page()).toContain('6 of 11 passed, with a mean of 10.8 / 20')
  expect(page()).toContain('12 enrolled11 counted1 absent0 left out')
  expect(page()).toContain('53.8% · 6.45 of 12 points')
})

it('students who weren’t in the class on the day of the exam aren’t counted as enrolled', async () => {
  const sheet = sheetSample(14, [400, 400, 400])
  const students = sheet.students.map((student, index) => ({ ...student, takesPart: index < 12 }))
  open(createFakeEngine({ ...sheet, students }, codes))
  expect(page()).toContain('12 enrolled11 counted1 absent0 left out')
  await userEvent.click(button(/^Mean 10.76/))
  const panel = within(await screen.findByRole('dialog', { name: /Mean/ }))
  expect(plain(panel.getByText('Students').nextElementSibling?.textContent)).toBe('11 of 12')
})

/** Ten papers of 20 points and quarter points: seven of 12.5 and three of 12.25. Their mean is exactly 12.425. */
function sheetAtHalfway(): FakeEngine {
  const sheet = sheetSample(10, [2000], 25)
  const marks = [...Array<number>(7).fill(1250), ...Array<number>(3).fill(1225)]
  const rows = marks.map((points, paper) => [studentId(paper + 1), { [leafId(1)]: points }])
  return createFakeEngine(
    { ...sheet, exam: { ...sheet.exam, effectiveRounding: 'hundredth' } },
    Object.fromEntries(rows),
  )
}

it('the mean is the same number everywhere on the page, also halfway between two hundredths', async () => {
  open(sheetAtHalfway())
  expect(page()).toContain('with a mean of 12.43 / 20')
  const mean = button(/^Mean 12\.43/)
  expect(page()).toContain('62.1% · 12.43 of 20 points')
  expect(plain(screen.getByRole('img', { name: /^Lowest / }).getAttribute('aria-label'))).toContain(
    'mean 12.43, median 12.50',
  )
  expect(page()).toContain('under the class mean: 12.43 − 0.12 = 12.30 / 20.')
  await userEvent.click(mean)
  const panel = within(await screen.findByRole('dialog', { name: /Mean/ }))
  expect(panel.getByText('= 124.25 / 10 = 12.43')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getAllByRole('button', { name: /^What if/ })[0]!)
  await userEvent.selectOptions(whatIf().getByRole('combobox'), 'maximum')
  expect(figure('Mean')).toBe('12.43 → 12.43 / 20')
  expect(page()).not.toContain('12.42')
})

/** Ten papers of three questions that agree, with these mean points in each half of a paper. */
function ofMeans(first: number, rest: number): FakeEngine {
  const rows = Array.from({ length: 10 }, (_, paper) => {
    const [points, halfPoints] = paper % 2 === 0 ? [0, 0] : [2 * first, rest]
    const row = { [leafId(1)]: points, [leafId(2)]: halfPoints, [leafId(3)]: halfPoints }
    return [studentId(paper + 1), row]
  })
  return engineOf(10, Object.fromEntries(rows) as typeof codes)
}

it('a quartile halfway between two hundredths rounds up', () => {
  // The quartiles are 0.5625 and 12.5625 of 50 points: 0.225 and 5.025 of 20.
  const marks = [50, 50, 50, 75, 75, 75, 1200, 1275, 1275, 1275]
  const rows = marks.map((points, paper) => [studentId(paper + 1), { [leafId(1)]: points }])
  open(createFakeEngine(sheetSample(10, [5000], 25), Object.fromEntries(rows)))
  expect(page()).toContain('Middle half0.23–5.03')
})

it('quartiles and the lowest and highest result have as many decimals as the mean', () => {
  open(engineOf())
  expect(page()).toContain('Middle half7.50–14.17')
  expect(page()).toContain('Lowest, highest3.33–20.00')
  const box = screen.getByRole('img', { name: /^Lowest / })
  expect(plain(box.getAttribute('aria-label'))).toBe(
    'Lowest 3.33, first quarter 7.50, mean 10.76, median 10.00, third quarter 14.17, highest 20.00',
  )
})

it('results above the maximum are named where the axis ends, and weights say that they include the bonus', () => {
  const sheet = sheetSample(12, [400, 400, 400])
  for (const { questions } of sheet.exam.structure.exercises)
    for (const { parts } of questions) for (const part of parts) part.isBonus = part.id === leafId(3)
  open(createFakeEngine(sheet, codes))
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => plain(textContent))).toContain(
    'of 18 or more',
  )
  expect(page()).toContain('161820+')
  expect(page()).toContain('highest 30.00')
  // The weights are shares of all 12 points, not of the 8 without the bonus.
  expect(page()).toContain('23.4% of the spread for 33.3% of the points, bonus included.')
})

it('a bonus that nobody solved stands out nowhere, and the weights of the other questions leave it out', () => {
  const sheet = sheetSample(12, [400, 400, 400])
  for (const { questions } of sheet.exam.structure.exercises)
    for (const { parts } of questions) for (const part of parts) part.isBonus = part.id === leafId(3)
  const points = (paper: number) => ({
    [leafId(1)]: 50 * (paper % 8),
    [leafId(2)]: 50 * (paper % 3),
    [leafId(3)]: 0,
  })
  const rows = Array.from({ length: 12 }, (_, paper) => [studentId(paper + 1), points(paper)])
  open(createFakeEngine(sheet, Object.fromEntries(rows)))
  const findings = within(screen.getByRole('region', { name: 'Questions that stand out' })).getAllByRole(
    'listitem',
  )
  const texts = findings.map(({ textContent }) => plain(textContent))
  expect(texts.join('\n')).not.toContain('Q3')
  expect(texts[0]).toContain('Q1 decides more than planned')
  expect(texts[0]).toContain('of the spread for 50% of the points.')
})

it('the standard deviation has the unit of the scale in the figures, in what-if and in the rule of students at risk', async () => {
  open(engineOf())
  expect(button(/^SD \(n−1\) 5\.13 \/\s20$/)).toBeTruthy()
  expect(page()).toContain('More than one SD under the class mean: 10.76 − 5.13 = 5.63 / 20.')
  expect(page()).toContain('below 5.63 / 20')
  await userEvent.click(screen.getAllByRole('button', { name: /^What if/ })[0]!)
  expect(figure('SD (n−1)')).toMatch(/^5\.13 → .* \/ 20$/)
})

it('the figures of the questions say which papers they count, and that the sheet counts more', () => {
  const notSubmitted = Object.entries(codes).map(([id, row]) =>
    id === studentId(1) ? [id, { ...row, [leafId(3)]: 'notSubmitted' }] : [id, row],
  )
  open(engineOf(12, Object.fromEntries(notSubmitted) as typeof codes))
  const table = screen.getByRole('table', {
    description:
      'From 10 papers with a number for every question. The means on the mark sheet count every mark.',
  })
  expect(within(table).getByText('n = 10', { exact: false })).toBeTruthy()
  expect(page()).toContain('11 counted')
})

it('a number opens how it is computed, with its values and who is left out; Escape returns the focus', async () => {
  open(engineOf())
  const mean = button(/^Mean 10.76/)
  await userEvent.click(mean)
  const panel = within(await screen.findByRole('dialog', { name: /Mean/ }))
  expect(plain(panel.getByText(/= 118.333 \/ 11 = 10.76/).textContent)).toBeTruthy()
  expect(panel.getByText('Left out').nextElementSibling?.textContent).toMatch(/absent/)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(mean))
})

it('D27, alpha and percentiles say what they mean, where they are shown and when they are pressed', async () => {
  open(engineOf())
  const meaningOf = async (figure: HTMLElement) => {
    await userEvent.click(figure)
    const meaning = within(await screen.findByRole('dialog')).getByText('Meaning').nextElementSibling
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return meaning?.textContent
  }
  const heading = (name: RegExp) => screen.getByRole('columnheader', { name })
  expect(heading(/^D27/).textContent).toContain('best − weakest')
  expect(heading(/^D27/).title).toMatch(/best 27% of the students minus that of the weakest 27%/)
  expect(heading(/^α without/).textContent).toContain('reliability')
  expect(heading(/^Percentile/).title).toMatch(/share of the papers below this result/)
  expect(await meaningOf(screen.getAllByRole('button', { name: /Q1.*, D27/ })[0]!)).toMatch(/weakest 27%/)
  expect(await meaningOf(button(/^Alpha, reliability/))).toMatch(/How far the questions agree/)
  expect(await meaningOf(button(/^Error of a mark/))).toMatch(/How far chance may move a mark/)
  const [highest] = screen.getAllByRole('button', { name: /, Percentile 95$/ })
  expect(await meaningOf(highest!)).toMatch(/plus half of those equal to it/)
})

it('a mark that changes changes the figures', () => {
  const engine = engineOf()
  open(engine)
  const absent = { studentId: studentId(12), leafId: leafId(1) }
  act(() =>
    [1, 2, 3].forEach((question) =>
      engine.setCell(
        { ...absent, leafId: leafId(question) },
        { content: { valueHundredths: 400, status: null } },
      ),
    ),
  )
  expect(page()).toContain('7 of 12 passed')
})

it('the questions that stand out come first, each with what to do', () => {
  open(engineOf())
  const rows = within(screen.getByRole('region', { name: 'Questions that stand out' })).getAllByRole(
    'listitem',
  )
  expect(plain(rows[0]?.textContent)).toContain('Q3: 6 of 11 scored nothing')
})

it('the rank panel says that the school hides ranks, and leads those who may change this to the setting', () => {
  const withExam = (exam: Partial<ReturnType<typeof examOf>>) => {
    const sheet = sheetSample(12, [400, 400, 400])
    open(createFakeEngine({ ...sheet, exam: { ...sheet.exam, ...exam } }, codes))
    return within(screen.getByRole('region', { name: /^Ranks/ }))
  }
  const ranks = withExam({ showsRanks: false, mayChangeSchool: true })
  expect(ranks.queryByRole('table')).toBeNull()
  expect(ranks.getByText('Hidden by the school’s setting.')).toBeTruthy()
  expect(ranks.getByRole('link', { name: 'Change the setting' }).getAttribute('href')).toBe(
    '/settings/school',
  )
  cleanup()
  expect(withExam({ showsRanks: false, mayChangeSchool: false }).queryByRole('link')).toBeNull()
})

it('ranks can be hidden before the screen is shown to a class', async () => {
  open(engineOf())
  const ranks = within(screen.getByRole('region', { name: /^Ranks/ }))
  expect(ranks.getAllByRole('row')).toHaveLength(12)
  await userEvent.click(ranks.getByRole('switch', { name: 'Show' }))
  expect(ranks.queryAllByRole('row')).toHaveLength(0)
})

it('a question that is tried out shows old and new figures, and applying it retires the question with an undo', async () => {
  const asked: unknown[] = []
  const undone: unknown[] = []
  const changeId = '65f0000000000000000000cc'
  server.use(
    route.put('*/api/exams/:id/structure', async ({ request }) => {
      asked.push(ChangeStructureRequest.parse(await request.json()))
      return HttpResponse.json({ exam: examOf(), changeId })
    }),
    route.post('*/api/exams/:id/structure/undo', async ({ request }) => {
      undone.push(await request.json())
      return HttpResponse.json({ exam: examOf(), changeId: null })
    }),
  )
  const engine = engineOf()
  open(engine)
  await userEvent.click(button(/^What if .*Q3.* didn’t count/))
  expect(figure('Mean')).toBe('10.76 → 13.86 / 20')
  await userEvent.click(whatIf().getByRole('button', { name: 'Apply to the exam' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  const request = asked[0] as ChangeStructureRequest
  expect(request.version).toBe(engine.state().sheet.exam.version)
  expect(activeLeaves(request.structure).map(({ label }) => label)).toEqual(['Q1', 'Q2'])
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(undone).toEqual([{ changeId }]))
})

it('full credit writes the maximum for every number below it, as one step', async () => {
  const engine = engineOf()
  open(engine)
  await userEvent.click(button(/^What if .*Q3.* didn’t count/))
  await userEvent.selectOptions(whatIf().getByRole('combobox'), 'full-credit')
  await userEvent.click(whatIf().getByRole('button', { name: 'Apply to the exam' }))
  const [write] = engine.writes
  expect(write?.kind).toBe('fill')
  expect(write?.changes).toHaveLength(10)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(engine.row(studentId(2))[leafId(3)]).toEqual({ valueHundredths: 200, status: null })
})

it('a maximum off the step isn’t tried, and the reason is shown', async () => {
  open(engineOf())
  await userEvent.click(button(/^What if .*Q3.* didn’t count/))
  await userEvent.selectOptions(whatIf().getByRole('combobox'), 'maximum')
  expect(whatIf().getByRole('button', { name: 'Apply to the exam' })).toHaveProperty('disabled', true)
  const field = whatIf().getByRole('textbox', { name: 'New maximum in points' })
  await userEvent.clear(field)
  await userEvent.type(field, '4.3')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(plain(whatIf().getByText(/multiple of/).textContent)).toBe('Enter a multiple of 0.5 points.')
  await userEvent.clear(field)
  await userEvent.type(field, '8')
  expect(figure('Mean')).not.toBe('10.76 → 10.76 / 20')
})

it('a refused change says why and stays open', async () => {
  server.use(route.put('*/api/exams/:id/structure', () => problemAnswer('exams/changed-meanwhile', 409)))
  open(engineOf())
  await userEvent.click(button(/^What if .*Q3.* didn’t count/))
  await userEvent.click(whatIf().getByRole('button', { name: 'Apply to the exam' }))
  await waitFor(() => expect(notices.get()).toHaveLength(1))
  expect(notices.get()[0]?.tone).toBe('problem')
  expect(figure('Mean')).toBe('10.76 → 13.86 / 20')
})

it('without a complete paper, the page says what is needed', () => {
  open(engineOf(2, {}))
  expect(screen.getByText('No complete paper yet')).toBeTruthy()
})

it('alpha isn’t shown below three questions, without a question and in what-if too, and says why', async () => {
  open(engineOf())
  expect(button(/^Alpha, reliability/)).toBeTruthy()
  const without = button(/Q1.*, α without –/)
  await userEvent.click(without)
  const panel = within(await screen.findByRole('dialog', { name: /α without/ }))
  expect(panel.getByText('Why it isn’t shown').nextElementSibling?.textContent).toBe(
    'Reliability is shown from three questions on.',
  )
  expect(panel.getByText(/^α = 0\.\d\d → –$/)).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(button(/^What if .*Q3.* didn’t count/))
  expect(figure('Alpha, reliability')).toMatch(/→ – Reliability is shown from three questions on\.$/)
})

it('alpha isn’t shown below ten papers, nor without a question', () => {
  const rows = Object.entries(codes).slice(0, 6)
  open(engineOf(6, Object.fromEntries(rows)))
  expect(page()).toContain('Reliability is shown from ten papers with a number in every cell.')
  expect(button(/Q1.*, α without –/)).toBeTruthy()
})

it('with fewer than five papers, no question is checked, and the page doesn’t say that none stands out', () => {
  const rows = Object.entries(codes).slice(0, 4)
  open(engineOf(4, Object.fromEntries(rows)))
  const check = within(screen.getByRole('region', { name: 'Questions that stand out' }))
  expect(check.getByText('Questions are checked from five papers with a number in every cell.')).toBeTruthy()
  expect(check.queryByText(/No question stands out|of 3 questions/)).toBeNull()
})

it('a finding about an exam without questions opens nothing, because the page has no table of questions', () => {
  const sheet = sheetSample(12, [400])
  const totalLeaf = activeLeaves(sheet.exam.structure)[0]!
  const structure = { mode: 'total', totalLeaf, exercises: [] } as const
  const rows = Array.from({ length: 12 }, (_, paper) => [studentId(paper + 1), { [totalLeaf.id]: 400 }])
  open(
    createFakeEngine(
      { ...sheet, exam: { ...sheet.exam, structure: { ...structure, exercises: [] } } },
      Object.fromEntries(rows),
    ),
  )
  const check = within(screen.getByRole('region', { name: 'Questions that stand out' }))
  expect(check.getAllByRole('listitem')).toHaveLength(1)
  expect(check.queryByRole('button')).toBeNull()
})

it.each([
  ['en', [50, 50], 'A student with 1 point would'],
  ['en', [150, 150], 'A student with 3 points would'],
  ['fr', [50, 50], 'Un élève qui a 1 point obtiendrait'],
  ['ar', [50, 50], 'حصل على نقطة واحدة سيحصل'],
  ['ar', [100, 100], 'حصل على نقطتين سيحصل'],
  ['ar', [150, 150], 'حصل على 3 نقاط سيحصل'],
] as const)('in %s, a mean of %j is said with the number of its noun', async (language, [a, b], text) => {
  await changeLanguage(language)
  try {
    open(ofMeans(a, b))
    expect(page()).toContain(text)
  } finally {
    cleanup()
    await changeLanguage('en')
  }
})

it('one question of one is counted with its own noun in Arabic', async () => {
  await changeLanguage('ar')
  try {
    open(sheetAtHalfway())
    expect(page()).toContain('من سؤال واحد')
  } finally {
    cleanup()
    await changeLanguage('en')
  }
})

it('the share won in a skill rounds half up, like every exact share', () => {
  const sheet = sheetSample(2, [20_000])
  const [leaf] = activeLeaves(sheet.exam.structure)
  leaf!.skills = [{ skillId: 'fractions', weight: 1 }]
  // 53 of 400 points are lost, so 86.75% are won.
  const rows = [20_000, 14_700].map((points, paper) => [studentId(paper + 1), { [leaf!.id]: points }])
  open(createFakeEngine({ ...sheet, skillNames: { fractions: 'Fractions' } }, Object.fromEntries(rows)))
  const skill = screen.getAllByRole('row', { name: /^Fractions/ }).at(-1)
  expect(skill?.textContent).toContain('86.8%')
})

it('in a group, a result at exactly the pass mark is passed', () => {
  const sheet = sheetSample(2, [5000])
  const groupId = '65f0000000000000000000d1'
  const students = sheet.students.map((student) => ({ ...student, groupIds: [groupId] }))
  const exam = { ...sheet.exam, effectivePassMarkBasisPoints: 5800 }
  const rows = [2900, 2850].map((points, paper) => [studentId(paper + 1), { [leafId(1)]: points }])
  open(
    createFakeEngine(
      { ...sheet, exam, students, groups: [{ id: groupId, name: 'Group A', usedAt: null }] },
      Object.fromEntries(rows),
    ),
  )
  const dots = ['Yasmine', 'Chloé'].map((name) => screen.getByTitle(new RegExp(name)))
  expect(dots.map((dot) => dot.dataset['failed'] ?? 'passed')).toEqual(['passed', 'true'])
})
