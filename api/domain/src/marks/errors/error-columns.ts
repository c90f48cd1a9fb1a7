import { bloomLevels } from '../../exams/bloom-level.ts'
import { activeLeaves, type ExamStructure } from '../../exams/exam-structure.ts'
import type { StudentMarks } from '../results/result-of.ts'

/** What a column of the errors table stands for. */
export const errorsBy = ['question', 'skill', 'level'] as const
export type ErrorsBy = (typeof errorsBy)[number]

/** A column: one question, or all questions of one skill or thinking level. */
export interface ErrorColumn {
  /** Id of the question or skill, or the thinking level. */
  id: string
  /** `weight` says how much a question counts; 1 except for skills. */
  parts: { leafId: string; weight: number; maxHundredths: number }[]
  /** For the column of a bonus question. A skill or level counts its bonus questions like any other. */
  isBonus?: true
}

/** A skill or level with fewer questions is unreliable. */
export const fewestQuestionsOfSkill = 3

/** The columns of an exam's errors table. Questions without a skill or level belong to no column of that kind. */
export function errorColumns(structure: ExamStructure, by: ErrorsBy): ErrorColumn[] {
  const columns = new Map<string, ErrorColumn>()
  const add = (id: string, part: ErrorColumn['parts'][number]): ErrorColumn => {
    const column = columns.get(id) ?? { id, parts: [] }
    column.parts.push(part)
    columns.set(id, column)
    return column
  }
  for (const { id: leafId, maxHundredths, skills, bloomLevel, isBonus } of activeLeaves(structure)) {
    if (by === 'question') {
      const column = add(leafId, { leafId, weight: 1, maxHundredths })
      if (isBonus) column.isBonus = true
    } else if (by === 'skill')
      for (const { skillId, weight } of skills) add(skillId, { leafId, weight, maxHundredths })
    else if (bloomLevel) add(bloomLevel, { leafId, weight: 1, maxHundredths })
  }
  if (by !== 'level') return [...columns.values()]
  return bloomLevels.flatMap((level) => columns.get(level) ?? [])
}

/** Points won and their maximum in one column, over its marked questions, in weighted hundredths. */
export interface ErrorCell {
  pointsHundredths: number
  maximumHundredths: number
  /** For a cell of a bonus question. */
  isBonus?: true
}

/**
 * One cell; null without a number. Only numbers count here: an absence or a paper that wasn't handed in says nothing
 * about what a student can do.
 */
export function errorCell({ parts, isBonus }: ErrorColumn, marks: StudentMarks): ErrorCell | null {
  const cell: ErrorCell = { pointsHundredths: 0, maximumHundredths: 0, ...(isBonus && { isBonus }) }
  let isMarked = false
  for (const { leafId, weight, maxHundredths } of parts) {
    const points = marks[leafId]?.valueHundredths ?? null
    if (points === null) continue
    isMarked = true
    cell.pointsHundredths += points * weight
    cell.maximumHundredths += maxHundredths * weight
  }
  return isMarked ? cell : null
}

/** The points lost in a cell. A bonus only adds points: nobody loses any in it. */
export const lostIn = ({ pointsHundredths, maximumHundredths, isBonus }: ErrorCell): number =>
  isBonus ? 0 : Math.max(maximumHundredths - pointsHundredths, 0)

/**
 * Whether points were lost in a cell and it is below the threshold, a share of its maximum in hundredths of a percent.
 */
export const isMissed = (cell: ErrorCell, thresholdBasisPoints: number): boolean =>
  lostIn(cell) > 0 && cell.pointsHundredths * 10_000 < thresholdBasisPoints * cell.maximumHundredths
