import type { LessonVersionChange } from '@classeur/contracts'
import { headAfter, type VersionRule } from '@classeur/domain/versions'
import type { LessonPlanDocument, LessonPlanHead } from './lesson-plan.model.ts'

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

const edits: VersionRule<LessonVersionChange> = {
  kinds: ['edited', 'title'],
  partOf: ({ sectionKey }) => sectionKey,
}
/** Makes every change begin a new version. */
const separateVersions: VersionRule<LessonVersionChange> = { ...edits, kinds: [] }

/** The newest version after a change: edits of one section, or of the title, continue a version for a while. */
export const planHeadAfter = (
  current: LessonPlanHead,
  { keepsReplaced = false, ...change }: PlanChange,
  at: Date,
): LessonPlanHead => headAfter(current, change, at, keepsReplaced ? separateVersions : edits)
