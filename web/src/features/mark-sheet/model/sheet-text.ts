import type { CellRef, SheetStudent } from '@classeur/contracts'
import type { MarkContent, MarkProblem } from '@classeur/domain/marks'
import { showMark } from '@classeur/domain/marks'
import i18next from 'i18next'
import { results } from '../../../i18n/results.ts'
import { positionOf, type GridColumn, type GridModel } from './grid-model.ts'

/** Grid texts for code outside components. */
export const gridText = (key: string, values: Record<string, unknown> = {}): string =>
  i18next.t(`mark-grid:${key}`, values)

/** "Abidi Yasmine", the order of class lists. */
export const studentName = ({ firstName, lastName }: Pick<SheetStudent, 'firstName' | 'lastName'>): string =>
  [lastName, firstName].filter(Boolean).join(' ')

/** Points in the reader's number format: 3.5. */
export const pointsText = (valueHundredths: number): string => results.points(valueHundredths)

/**
 * Cached, because every cell needs the text at each render. New question objects are created when the language changes.
 */
const questions = new WeakMap<GridColumn, string>()

/** "Q5 of 4" */
export function questionText(column: GridColumn): string {
  const cached = questions.get(column)
  if (cached !== undefined) return cached
  const { label, leaf } = column
  const question = gridText('question', { label, maximum: pointsText(leaf.maxHundredths) })
  questions.set(column, question)
  return question
}

/** Texts of the current language, split at their values: odd parts are names of values. */
const templates = { language: '', byKey: new Map<string, readonly string[]>() }

/** A cached {@link gridText} for cells and rows, which need it hundreds of times per render. */
export function cachedGridText(key: string, values: Readonly<Record<string, string>>): string {
  if (templates.language !== i18next.language) {
    templates.language = i18next.language
    templates.byKey.clear()
  }
  let parts = templates.byKey.get(key)
  if (!parts) {
    const marked = Object.fromEntries(Object.keys(values).map((name) => [name, `{${name}}`]))
    parts = gridText(key, marked).split(/\{(\w+)\}/)
    // A text that isn't loaded yet must not stay missing.
    if (i18next.exists(`mark-grid:${key}`)) templates.byKey.set(key, parts)
  }
  let text = ''
  for (const [index, part] of parts.entries()) text += index % 2 === 0 ? part : (values[part] ?? '')
  return text
}

/** "Nasri Walid, Q5 of 4: 3.5" */
export const cellLabel = (student: string, column: GridColumn, content: string): string =>
  cachedGridText('cellName', { student, question: questionText(column), content })

/** The content of a cell for screen readers: "3.5", "absent", "not entered". */
export function contentText(content: MarkContent, column: GridColumn): string {
  if (content.status !== null) return cachedGridText(`status.${content.status}`, {})
  return content.valueHundredths === null
    ? cachedGridText('notEntered', {})
    : showMark(content, column.context)
}

/** "Nasri Walid, Q5" */
export function cellPositionText(model: GridModel, ref: CellRef): string {
  const position = positionOf(model, ref)
  const [student, column] = [model.students[position?.row ?? -1], model.columns[position?.col ?? -1]]
  return student && column ? gridText('cell', { student: studentName(student), label: column.label }) : ''
}

/** Why a text isn't a mark here, with the nearest valid marks. */
export function problemText(
  problem: MarkProblem | 'unfinished' | 'not-taking-part',
  nearest: readonly number[],
  { leaf }: GridColumn,
): string {
  const reason = gridText(`problem.${problem}`, {
    maximum: pointsText(leaf.maxHundredths),
    step: pointsText(leaf.stepHundredths),
  })
  if (nearest.length === 0 || problem === 'unfinished') return reason
  const values = new Intl.ListFormat(i18next.language, { type: 'disjunction' }).format(
    nearest.map(pointsText),
  )
  return `${reason} ${gridText('nearest', { values })}`
}
