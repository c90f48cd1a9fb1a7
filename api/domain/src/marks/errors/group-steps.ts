import {
  addGroup,
  fitToProposal,
  groupsToAdjust,
  moveStudent,
  proposalKey,
  removeGroup,
  renameGroup,
  type AdjustedGroup,
} from './adjusted-groups.ts'
import type { NeedGroups } from './need-groups.ts'

/** A teacher's groups of one exam. */
export interface KeptGroups {
  groups: readonly AdjustedGroup[]
  /** The proposal that they began with (`proposalKey`). */
  proposal: string
}

/** One adjustment of the groups of an exam. Taking a step twice is the same as taking it once. */
export type GroupStep =
  | { do: 'move'; studentId: string; groupId: string }
  | { do: 'add'; groupId: string }
  | { do: 'remove'; groupId: string }
  | { do: 'rename'; groupId: string; name: string }
  /** Back to the proposal. */
  | { do: 'reset' }
  /** Undoes `reset`, unless somebody has adjusted the proposal since. */
  | ({ do: 'put-back' } & KeptGroups)

type Adjustment = Exclude<GroupStep, { do: 'reset' | 'put-back' }>

function changed(groups: readonly AdjustedGroup[], step: Adjustment): readonly AdjustedGroup[] {
  switch (step.do) {
    case 'move':
      return moveStudent(groups, step.studentId, step.groupId)
    case 'add':
      return addGroup(groups, step.groupId)
    case 'remove':
      return removeGroup(groups, step.groupId)
    case 'rename':
      return renameGroup(groups, step.groupId, step.name)
  }
}

/**
 * The teacher's groups after some steps; null while they are those of the proposal. Both are fitted to the students whom
 * the proposal has now.
 */
export function takeSteps(
  kept: KeptGroups | null,
  proposed: NeedGroups,
  steps: readonly GroupStep[],
): KeptGroups | null {
  const fitted = (one: KeptGroups) => ({ ...one, groups: fitToProposal(one.groups, proposed) })
  let now = kept && fitted(kept)
  for (const step of steps) {
    if (step.do === 'reset') now = null
    else if (step.do === 'put-back') now ??= fitted({ groups: step.groups, proposal: step.proposal })
    else {
      const from = now ?? { groups: groupsToAdjust(proposed), proposal: proposalKey(proposed) }
      const groups = changed(from.groups, step)
      if (groups !== from.groups) now = { ...from, groups }
    }
  }
  return now
}

/** What takes a step back, for groups as they were before it; empty if the step changes nothing. */
export function stepsBack(groups: readonly AdjustedGroup[], step: GroupStep): GroupStep[] {
  if (step.do === 'reset' || step.do === 'put-back' || changed(groups, step) === groups) return []
  const { groupId } = step
  const { name = '' } = groups.find(({ id }) => id === groupId) ?? {}
  switch (step.do) {
    case 'move': {
      const from = groups.find(({ studentIds }) => studentIds.includes(step.studentId))
      return from ? [{ ...step, groupId: from.id }] : []
    }
    case 'add':
      return [{ do: 'remove', groupId }]
    case 'remove':
      return [
        { do: 'add', groupId },
        { do: 'rename', groupId, name },
      ]
    case 'rename':
      return [{ ...step, name }]
  }
}
