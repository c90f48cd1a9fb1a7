import { fittingStep, maxLeaves, structureLimits } from '@classeur/domain/exams'
import type { ExamLeaf, ExamStructure } from '@classeur/contracts'
import { readPoints } from './points.ts'
import { leavesOf, shownParts, type LeafDraft, type StructureDraft } from './structure-draft.ts'

export type DraftProblem = 'label' | 'maximum' | 'usual-errors' | 'too-many'

/** What can't be saved, by the id of the leaf, question or exercise. */
export type DraftProblems = Readonly<Record<string, DraftProblem>>

const placeholderHundredths = 2000
const finestStepHundredths = 25

const leafOf = ({ maxText, ...leaf }: LeafDraft): ExamLeaf => {
  const maxHundredths = readPoints(maxText) ?? placeholderHundredths
  return {
    ...leaf,
    label: leaf.label.trim(),
    maxHundredths,
    stepHundredths: fittingStep(maxHundredths, leaf.stepHundredths),
  }
}

const isLabel = (label: string): boolean =>
  label.trim() !== '' && label.trim().length <= structureLimits.labelLength

/** The values in the text `problem.usualErrors`. */
export const usualErrorLimits = {
  most: structureLimits.usualErrors,
  longest: structureLimits.usualErrorLength,
}

/** Whether there are too many common errors, or one is too long. */
export const areTooManyErrors = ({ usualErrors }: Pick<LeafDraft, 'usualErrors'>): boolean =>
  usualErrors.length > structureLimits.usualErrors ||
  usualErrors.some((text) => text.length > structureLimits.usualErrorLength)

function problemOf(leaf: LeafDraft): DraftProblem | null {
  if (!isLabel(leaf.label)) return 'label'
  if (!isMaximum(leaf.maxText)) return 'maximum'
  return areTooManyErrors(leaf) ? 'usual-errors' : null
}

/** Marks and maxima are multiples of a quarter of a point. */
const isMaximum = (text: string): boolean => {
  const hundredths = readPoints(text)
  return hundredths !== null && hundredths % finestStepHundredths === 0
}

function problemsOf(draft: StructureDraft): DraftProblems {
  if (draft.mode === 'total')
    return isMaximum(draft.totalLeaf.maxText) ? {} : { [draft.totalLeaf.id]: 'maximum' }
  const problems: Record<string, DraftProblem> = {}
  for (const question of draft.exercises.flatMap(({ questions }) => questions)) {
    const parts = shownParts(question)
    if (parts.length === 0) continue
    if (!isLabel(question.label)) problems[question.id] = 'label'
    for (const part of parts) {
      const problem = problemOf(part)
      if (problem) problems[part.id] = problem
    }
  }
  return problems
}

/** Reports what holds more than can be stored, with the removed questions that are kept. */
function sizeProblemsOf({ exercises }: ExamStructure): DraftProblems {
  const { exercises: mostExercises, questionsPerExercise, partsPerQuestion } = structureLimits
  const questions = exercises.flatMap((exercise) => exercise.questions)
  const leaves = questions.reduce((sum, { parts }) => sum + parts.length, 0)
  const last = leaves > maxLeaves || exercises.length > mostExercises ? exercises.slice(-1) : []
  const full = [
    ...last,
    ...exercises.filter((exercise) => exercise.questions.length > questionsPerExercise),
    ...questions.filter(({ parts }) => parts.length > partsPerQuestion),
  ]
  return Object.fromEntries(full.map(({ id }) => [id, 'too-many']))
}

/**
 * Builds the structure to send if nothing is missing. Retired questions stay in it if they are saved and may have marks
 * (`storedIds`). `isEmpty` means that there are no questions yet.
 */
export function buildStructure(
  draft: StructureDraft,
  storedIds: ReadonlySet<string>,
): {
  structure: ExamStructure
  problems: DraftProblems
  isEmpty: boolean
} {
  const isSent = ({ id, retiredAt }: LeafDraft) => retiredAt === null || storedIds.has(id)
  const exercises = draft.exercises
    .map((exercise) => ({
      ...exercise,
      label: exercise.label.trim(),
      questions: exercise.questions
        .map((question) => ({
          ...question,
          label: question.label.trim(),
          parts: question.parts.filter(isSent).map(leafOf),
        }))
        .filter(({ parts }) => parts.length > 0),
    }))
    .filter(({ questions }) => questions.length > 0)
  const structure = { mode: draft.mode, totalLeaf: leafOf(draft.totalLeaf), exercises }
  return {
    structure,
    problems: { ...sizeProblemsOf(structure), ...problemsOf(draft) },
    isEmpty: leavesOf(draft).every(({ retiredAt }) => retiredAt !== null),
  }
}
