import {
  addGroup,
  fitToProposal,
  groupsToAdjust,
  moveStudent,
  proposalKey,
  removeGroup,
  renameGroup,
  type AdjustedGroup,
  type NeedGroups,
} from '@classeur/domain/marks'
import { useDraftEntry } from '../../../../drafts/use-draft-entry.ts'

/** What the teacher's groups were made of. */
interface KeptGroups {
  groups: readonly AdjustedGroup[]
  /** The proposal that they began with (`proposalKey`). */
  proposal: string
}

/** The proposed groups with the teacher's adjustments, which are kept as a draft of this exam. */
export function useAdjustedGroups(examId: string, needs: NeedGroups) {
  const draft = useDraftEntry<KeptGroups>({ form: 'need-groups', subject: examId })
  const proposal = proposalKey(needs)
  const shownOf = (kept: KeptGroups | null) =>
    kept ? fitToProposal(kept.groups, needs) : groupsToAdjust(needs)
  const change = (of: (groups: readonly AdjustedGroup[]) => readonly AdjustedGroup[]) =>
    draft.change((kept) => ({ groups: of(shownOf(kept)), proposal: kept?.proposal ?? proposal }))
  return {
    draft,
    groups: shownOf(draft.kept),
    isAdjusted: draft.kept !== null,
    /** Whether marks or the threshold changed since the teacher's first adjustment, so that other groups are proposed. */
    isOutdated: draft.kept !== null && draft.kept.proposal !== proposal,
    move: (studentId: string, groupId: string) => change((groups) => moveStudent(groups, studentId, groupId)),
    /** Moves a student to a new group. */
    moveToNew: (studentId: string) =>
      change((groups) => {
        const more = addGroup(groups)
        return moveStudent(more, studentId, more.at(-1)?.id ?? '')
      }),
    add: () => change(addGroup),
    remove: (groupId: string) => change((groups) => removeGroup(groups, groupId)),
    rename: (groupId: string, name: string) => change((groups) => renameGroup(groups, groupId, name)),
    /** Takes the adjustments away after they were saved. Returns what puts them back. */
    finish: (): (() => void) => {
      const { kept } = draft
      draft.change(() => null)
      return () => draft.change(() => kept)
    },
  }
}

export type AdjustedGroups = ReturnType<typeof useAdjustedGroups>
