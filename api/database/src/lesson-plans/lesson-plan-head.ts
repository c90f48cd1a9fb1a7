import type { LessonVersionChange } from '@classeur/contracts'
import type { LessonPlanDocument, LessonPlanHead } from './lesson-plan.model.ts'

/** Edits of one section, or of the title, by one person within this time of the first are one version. */
export const oneVersionMs = 5 * 60_000

/** The newest version of a plan: the plan as it was written, until its first edit. */
export const headOf = ({
  head,
  ownerId,
  createdAt,
}: Pick<LessonPlanDocument, 'head' | 'ownerId' | 'createdAt'>): LessonPlanHead =>
  head ?? {
    number: 1,
    change: { kind: 'written', sectionKey: null, from: null },
    by: ownerId,
    startedAt: createdAt,
    at: createdAt,
  }

/** A change of a plan. `keepsReplaced`: it begins a version, so the plan before it stays one. */
export type PlanChange = Pick<LessonPlanHead, 'change' | 'by'> & { keepsReplaced?: boolean }

/** The newest version after a change: the current one, continued, or the next. */
export function headAfter(
  current: LessonPlanHead,
  { change, by, keepsReplaced = false }: PlanChange,
  at: Date,
): LessonPlanHead {
  const isContinued =
    !keepsReplaced &&
    canContinue(current.change, change) &&
    current.by === by &&
    at.getTime() - current.startedAt.getTime() < oneVersionMs
  if (isContinued) return { ...current, at }
  return { number: current.number + 1, change, by, startedAt: at, at }
}

const canContinue = (earlier: LessonVersionChange, later: LessonVersionChange): boolean =>
  (later.kind === 'edited' || later.kind === 'title') &&
  earlier.kind === later.kind &&
  earlier.sectionKey === later.sectionKey
