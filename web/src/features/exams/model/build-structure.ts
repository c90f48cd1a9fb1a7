import { fittingStep } from '@classeur/domain/exams'
import type { ExamLeaf, ExamStructure } from '@classeur/contracts'
import { readPoints } from './points.ts'
import { leavesOf, shownParts, type LeafDraft, type StructureDraft } from './structure-draft.ts'

/** Missing values, by the id of the leaf or question. */
export type DraftProblems = Readonly<Record<string, 'label' | 'maximum'>>

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

const problemOf = ({ label, maxText }: LeafDraft): DraftProblems[string] | null =>
  label.trim() === '' ? 'label' : isMaximum(maxText) ? null : 'maximum'

/** Marks and maxima are multiples of a quarter of a point. */
const isMaximum = (text: string): boolean => {
  const hundredths = readPoints(text)
  return hundredths !== null && hundredths % finestStepHundredths === 0
}

function problemsOf(draft: StructureDraft): DraftProblems {
  if (draft.mode === 'total')
    return isMaximum(draft.totalLeaf.maxText) ? {} : { [draft.totalLeaf.id]: 'maximum' }
  const problems: Record<string, 'label' | 'maximum'> = {}
  for (const question of draft.exercises.flatMap(({ questions }) => questions)) {
    const parts = shownParts(question)
    if (parts.length === 0) continue
    if (question.label.trim() === '') problems[question.id] = 'label'
    for (const part of parts) {
      const problem = problemOf(part)
      if (problem) problems[part.id] = problem
    }
  }
  return problems
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
  return {
    structure: { mode: draft.mode, totalLeaf: leafOf(draft.totalLeaf), exercises },
    problems: problemsOf(draft),
    isEmpty: leavesOf(draft).every(({ retiredAt }) => retiredAt !== null),
  }
}
