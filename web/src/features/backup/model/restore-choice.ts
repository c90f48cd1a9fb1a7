import type { RestoreConflict, RestoreMethod, RestorePreview, RestorePreviewClass } from '@classeur/contracts'

/** The side of a conflict that stays. */
export type Side = 'archived' | 'here'

/** What a person has decided about a restore so far. */
export interface RestoreChoice {
  method: RestoreMethod
  classIds: readonly string[]
  /** By the id of the conflict. */
  decisions: Readonly<Record<string, Side>>
}

/** A copy of the classes with something that is missing here; without any, of those that changed. */
export function initialChoice({ classes }: RestorePreview): RestoreChoice {
  const missing = classes.filter(({ here, counts }) => here !== 'present' || counts.new > 0)
  const changed = classes.filter(({ counts }) => counts.changed + counts.conflicts > 0)
  const chosen = missing.length > 0 ? missing : changed
  return { method: 'copy', classIds: chosen.map(({ classId }) => classId), decisions: {} }
}

/** A class that belongs to somebody else now can only be copied. */
export const mayChoose = ({ here }: RestorePreviewClass, method: RestoreMethod): boolean =>
  method === 'copy' || here !== 'foreign'

/** The classes that the chosen method will restore. */
const chosenClasses = (
  { classes }: RestorePreview,
  { classIds, method }: Pick<RestoreChoice, 'classIds' | 'method'>,
): RestorePreviewClass[] => classes.filter((one) => classIds.includes(one.classId) && mayChoose(one, method))

/** How many further classes of the plan the chosen ones take. */
const addedClasses = (chosen: readonly RestorePreviewClass[], method: RestoreMethod): number =>
  chosen.filter(({ takesSlot }) => (method === 'copy' ? takesSlot.copy : takesSlot.inPlace)).length

/** The conflicts of the chosen classes; undefined while they aren't read. */
export const conflictsOf = (
  chosen: readonly RestorePreviewClass[],
  conflicts: readonly RestoreConflict[] | undefined,
): RestoreConflict[] | undefined =>
  conflicts?.filter(({ classId }) => chosen.some((one) => one.classId === classId))

/** Whether lessons and pictures come back although no class is chosen. */
function restoresOthers({ lessonPlans, pictures }: RestorePreview, method: RestoreMethod): boolean {
  const putBack = (counts: RestorePreview['lessonPlans']) =>
    counts.new + (method === 'replace' ? counts.changed + counts.conflicts : 0)
  return putBack(lessonPlans) + putBack(pictures) > 0
}

export interface RestorePlan {
  chosen: RestorePreviewClass[]
  /** The classes of the plan that are taken afterwards. */
  afterwards: number
  /** Conflicts without a decision; 0 unless merging. */
  unsettled: number
  /** Why it can't start; null if it can. */
  obstacle: 'nothing-chosen' | 'over-limit' | 'unsettled' | null
}

/** What the decisions lead to. */
export function planOf(
  preview: RestorePreview,
  choice: RestoreChoice,
  conflicts: readonly RestoreConflict[] | undefined,
): RestorePlan {
  const { method, decisions } = choice
  const chosen = chosenClasses(preview, choice)
  const added = addedClasses(chosen, method)
  const afterwards = preview.openClasses + added
  const counted = chosen.reduce((sum, { counts }) => sum + counts.conflicts, 0)
  const open = conflictsOf(chosen, conflicts)?.filter(({ id }) => decisions[id] === undefined).length
  const unsettled = method === 'merge' ? (open ?? counted) : 0
  const obstacle =
    chosen.length === 0 && !restoresOthers(preview, method)
      ? 'nothing-chosen'
      : added > 0 && afterwards > preview.classLimit
        ? 'over-limit'
        : unsettled > 0
          ? 'unsettled'
          : null
  return { chosen, afterwards, unsettled, obstacle }
}
