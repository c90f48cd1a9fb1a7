import type { ExamLeaf, ExamStructure } from '@classeur/contracts'
import { newId } from '../../../config/random-id.ts'
import { readPoints, writePoints } from './points.ts'

/** A leaf during an edit: its maximum is the typed text. */
export interface LeafDraft extends Omit<ExamLeaf, 'maxHundredths'> {
  maxText: string
}
export interface QuestionDraft {
  id: string
  label: string
  parts: LeafDraft[]
}
export interface ExerciseDraft {
  id: string
  label: string
  questions: QuestionDraft[]
}
/** An exam's structure during an edit. Retired questions keep their positions but are hidden. */
export interface StructureDraft {
  mode: ExamStructure['mode']
  totalLeaf: LeafDraft
  exercises: ExerciseDraft[]
}

const defaultStepHundredths = 50
const defaultTotalHundredths = 2000

export const blankLeaf = (label: string, maxText = ''): LeafDraft => ({
  id: newId(),
  label,
  maxText,
  stepHundredths: defaultStepHundredths,
  skills: [],
  bloomLevel: null,
  isBonus: false,
  usualErrors: [],
  retiredAt: null,
})

export const blankQuestion = (label: string): QuestionDraft => ({
  id: newId(),
  label,
  parts: [blankLeaf(label)],
})

export const emptyDraft = (totalLabel: string): StructureDraft => ({
  mode: 'detailed',
  totalLeaf: blankLeaf(totalLabel, writePoints(defaultTotalHundredths)),
  exercises: [],
})

const leafToDraft = ({ maxHundredths, ...leaf }: ExamLeaf): LeafDraft => ({
  ...leaf,
  maxText: writePoints(maxHundredths),
})

/** The editable form of a saved structure. */
export const draftOf = ({ mode, totalLeaf, exercises }: ExamStructure): StructureDraft => ({
  mode,
  totalLeaf: leafToDraft(totalLeaf),
  exercises: exercises.map((exercise) => ({
    ...exercise,
    questions: exercise.questions.map((question) => ({
      ...question,
      parts: question.parts.map(leafToDraft),
    })),
  })),
})

/** The draft with every leaf changed. */
export const mapLeaves = (
  { mode, totalLeaf, exercises }: StructureDraft,
  change: (leaf: LeafDraft) => LeafDraft,
): StructureDraft => ({
  mode,
  totalLeaf: change(totalLeaf),
  exercises: exercises.map((exercise) => ({
    ...exercise,
    questions: exercise.questions.map((question) => ({ ...question, parts: question.parts.map(change) })),
  })),
})

/** True for a question without parts: its only leaf has its label. */
export const isWhole = ({ label, parts }: QuestionDraft): boolean =>
  parts.length === 1 && parts[0]?.label === label

export const isShown = (question: QuestionDraft): boolean =>
  question.parts.some(({ retiredAt }) => retiredAt === null)

/** The visible questions of all exercises. */
export const shownQuestions = ({ exercises }: StructureDraft): QuestionDraft[] =>
  exercises.flatMap(({ questions }) => questions.filter(isShown))

/** The active parts. */
export const shownParts = ({ parts }: QuestionDraft): LeafDraft[] =>
  parts.filter(({ retiredAt }) => retiredAt === null)

export const leavesOf = ({ mode, totalLeaf, exercises }: StructureDraft): LeafDraft[] =>
  mode === 'total'
    ? [totalLeaf]
    : exercises.flatMap(({ questions }) => questions.flatMap(({ parts }) => parts))

/** The sum of all valid maxima in hundredths, without bonus questions. */
export const draftMaximum = (draft: StructureDraft): number =>
  leavesOf(draft).reduce(
    (sum, { retiredAt, isBonus, maxText }) =>
      sum + (retiredAt === null && !isBonus ? (readPoints(maxText) ?? 0) : 0),
    0,
  )
