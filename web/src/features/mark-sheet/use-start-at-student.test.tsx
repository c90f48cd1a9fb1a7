import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { MarkGridHandle } from './grid/mark-grid.tsx'
import { createFakeEngine } from './testing/fake-engine.ts'
import { sheetSample, sheetStudent } from './testing/sheet-sample.ts'
import { useStartAtStudent } from './use-start-at-student.ts'

const sheet = sheetSample(
  [1, 2, 3].map((number) => sheetStudent(number)),
  [400, 1000],
)
const engine = createFakeEngine(sheet)

afterEach(cleanup)

/** Opens a sheet at an address; returns the calls that move to a cell. */
function open(query: string) {
  const goTo = vi.fn()
  const grid = { current: { goTo, focus: vi.fn(), findStudent: vi.fn() } satisfies MarkGridHandle }
  function Screen() {
    useStartAtStudent(engine, grid)
    return null
  }
  const at = (key: string) => (
    <MemoryRouter key={key} initialEntries={[`/marksheet/1${query}`]}>
      <Screen />
    </MemoryRouter>
  )
  const { rerender } = render(at('one'))
  rerender(at('one'))
  return goTo
}

it('a sheet opened for a student starts once at the first question of that row', () => {
  const second = sheet.students[1]?.id ?? ''
  const [question] = sheet.exam.structure.exercises.flatMap(({ questions }) => questions)
  const goTo = open(`?student=${second}`)
  expect(goTo.mock.calls).toEqual([[{ studentId: second, leafId: question?.parts[0]?.id }]])
})

it.each(['', '?student=nobody', `?student=${'f'.repeat(24)}`])(
  'a sheet opened with the query "%s" stays where it is',
  (query) => expect(open(query)).not.toHaveBeenCalled(),
)
