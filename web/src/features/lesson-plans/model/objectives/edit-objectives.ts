import { BloomLevel, LessonObjective, maxObjectiveWords, type EditedObjective } from '@classeur/contracts'
import { countSpacedWords } from '@classeur/domain/text'

/** The next higher level; null at the top. */
export function levelAbove(level: BloomLevel): BloomLevel | null {
  const levels = BloomLevel.options
  return levels[levels.indexOf(level) + 1] ?? null
}

const newId = () => crypto.randomUUID()

export const editable = (objectives: readonly LessonObjective[]): EditedObjective[] =>
  objectives.map((objective, index) => ({ ...objective, id: `proposed-${index}` }))

export const emptyObjective = (): EditedObjective => ({
  id: newId(),
  text: '',
  bloomLevel: 'understand',
  evidence: '',
})

/** The list with one objective moved from `from` to `to`; unchanged if there is no such position. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

export const inserted = <T>(list: readonly T[], at: number, item: T): T[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
]

/** The text keys of the errors to show under an objective's two fields; null for a valid field. */
export interface ObjectiveProblems {
  text: 'textMissing' | 'tooManyWords' | null
  evidence: 'evidenceMissing' | null
}

export function problemsOf(objective: EditedObjective): ObjectiveProblems {
  const tooLong = countSpacedWords(objective.text) > maxObjectiveWords
  const text = LessonObjective.shape.text.safeParse(objective.text).success ? null : 'textMissing'
  return {
    text: tooLong ? 'tooManyWords' : text,
    evidence: objective.evidence.trim() === '' ? 'evidenceMissing' : null,
  }
}

/** The objectives to send: trimmed, without the row ids. Throws if an objective is invalid; see {@link problemsOf}. */
export const confirmed = (objectives: readonly EditedObjective[]): LessonObjective[] =>
  objectives.map(({ id: _id, ...objective }) => LessonObjective.parse(objective))
