import type { MarkCode } from '@classeur/contracts'
import { screen, within } from '@testing-library/react'
import { examOf, leafId } from '../../../testing/exam-samples.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ErrorsPage } from '../errors-screen.tsx'
import { createFakeEngine, type FakeEngine } from './fake-engine.ts'
import { sheetSample, studentId } from './sheet-sample.ts'

export const plain = (text: string | null | undefined) =>
  (text ?? '').replace(/[\u2066-\u2069\u200e]/gu, '').replaceAll('\u00a0', ' ')

/** Four students, weakest first in the list; the last one was absent. Q1 is harder than Q2. */
const marks: MarkCode[][] = [
  [0, 100, 300],
  [100, 400, 400],
  [400, 400, 400],
  ['absent', 'absent', 'absent'],
]
const codes = Object.fromEntries(
  marks.map((row, student) => [
    studentId(student + 1),
    Object.fromEntries(row.map((code, question) => [leafId(question + 1), code])),
  ]),
)
export const ownType = {
  ...{ id: '65f0000000000000000000dd', name: 'Adds top and bottom', correction: 'Draw both fractions.' },
  ...{ letter: 'AT', version: 1, retiredAt: null },
}
const [addFractions, compare] = ['65f0000000000000000000e2', '65f0000000000000000000e1']

/** `skillIds`: one skill for each question. */
function sheet(skillIds: readonly string[]) {
  const sample = sheetSample(4, [400, 400, 400])
  const leaves = sample.exam.structure.exercises.flatMap(({ questions }) =>
    questions.flatMap(({ parts }) => parts),
  )
  for (const [index, leaf] of leaves.entries())
    leaf.skills = [{ skillId: skillIds[index] ?? addFractions, weight: 1 }]
  return { ...sample, skillNames: { [addFractions]: 'Add fractions', [compare]: 'Compare' } }
}
export const engineOf = (skillIds: readonly string[] = []) => createFakeEngine(sheet(skillIds), codes)

export async function open(engine: FakeEngine) {
  renderScreen(<ErrorsPage engine={engine} />, `/marksheet/${examOf().markId}/table_errors`)
  await screen.findByRole('button', { name: /Adds top and bottom/ })
}
export const grid = () => within(screen.getByRole('grid', { name: 'Errors' }))
export const names = () =>
  grid()
    .getAllByRole('rowheader')
    .map((header) => plain(header.textContent))
export const cellAt = (row: number, col: number) => {
  const cell = document.querySelector<HTMLElement>(`[data-at="${row}:${col}"]`)
  if (!cell) throw new Error(`no cell ${row}:${col}`)
  return cell
}
