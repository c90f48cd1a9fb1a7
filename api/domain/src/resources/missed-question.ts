import { activeLeaves, type ExamLeaf, type ExamStructure } from '../exams/exam-structure.ts'
import { namedQuestions } from '../marks/files/question-names.ts'
import type { NotedMarks } from '../marks/term-errors/term-errors.ts'
import type { ResourceItem } from './item.ts'

/** The question of the exam that an item answers, and how many readers of the sheet lost marks on it. */
export interface MissedQuestion {
  /** Its name, unique in the exam. */
  question: string
  lost: number
  /** The readers with a number in it. */
  of: number
  /** The readers among `lost` for whom the error that the item is aimed at is noted there. */
  noted: number
}

interface MissedQuestionInput {
  /** The exam that the sheet was made from, with its marks. */
  exam: { structure: ExamStructure; rows: ReadonlyMap<string, NotedMarks> }
  studentIds: readonly string[]
  /** What the sheet was asked for. */
  brief: {
    questions: readonly { id: string | null; name: string }[]
    errors: readonly { key: string; name: string }[]
  }
}

/** A topic that is a question is named after what the question tests, in brackets in its name: "Q9 (Add fractions)". */
const isNamedAfter = (name: string, topic: string): boolean => name.endsWith(`(${topic})`)

/**
 * Returns the function that finds the question which an item answers: of those that test its skill, the chosen ones
 * first, the one where its error is noted most often, then the one on which most readers lost marks. An item without a
 * known skill answers only a question where its error is noted. Null if there is no such question.
 */
export function missedQuestionFor({ exam, studentIds, brief }: MissedQuestionInput) {
  const leaves = activeLeaves(exam.structure)
  const names = new Map(namedQuestions(exam.structure).map(({ leaf, name }) => [leaf.id, name]))
  const chosen = new Set(brief.questions.map(({ id }) => id))
  const marks = studentIds.map((id): NotedMarks => exam.rows.get(id) ?? {})

  function testing(skill: ResourceItem['skill']): ExamLeaf[] {
    if (!skill) return []
    if (skill.id) return leaves.filter(({ skills }) => skills.some(({ skillId }) => skillId === skill.id))
    const named = brief.questions.filter(({ name }) => isNamedAfter(name, skill.name)).map(({ id }) => id)
    return leaves.filter(({ id }) => named.includes(id))
  }

  return ({ skill, error }: Pick<ResourceItem, 'skill' | 'error'>): MissedQuestion | null => {
    const keys = brief.errors.filter(({ name }) => name === error?.name).map(({ key }) => key)
    const tested = testing(skill)
    const asked = tested.filter(({ id }) => chosen.has(id))
    const possible = [asked, tested, leaves].find((some) => some.length > 0) ?? []
    const [most] = possible
      .map(({ id, maxHundredths, isBonus }) => {
        const cells = marks
          .flatMap((row) => row[id] ?? [])
          .filter(({ valueHundredths }) => valueHundredths !== null)
        // A bonus only adds points: nobody loses any in it.
        const lost = cells.filter(({ valueHundredths }) => !isBonus && (valueHundredths ?? 0) < maxHundredths)
        const noted = lost.filter(({ errorTypes }) => errorTypes?.some((type) => keys.includes(type)))
        return { question: names.get(id) ?? '', lost: lost.length, of: cells.length, noted: noted.length }
      })
      .toSorted((a, b) => b.noted - a.noted || b.lost - a.lost)
    return most && (tested.length > 0 ? most.lost : most.noted) > 0 ? most : null
  }
}
