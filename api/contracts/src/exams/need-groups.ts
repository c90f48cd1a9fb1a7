import { defaultMissedBelowBasisPoints, mostAdjustedGroups } from '@classeur/domain/marks'
import { studentTextLimits } from '@classeur/domain/roster'
import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'

const GroupId = z.string().min(1).max(40)
const mostSteps = 200

/** A group by need as a teacher adjusted it. */
const AdjustedGroup = z.strictObject({
  id: GroupId,
  /** The name that a teacher gave the group. If it is empty, the screen names the group after its skills. */
  name: z.string().max(studentTextLimits.groupName),
  /** The skills of the proposal; null for a group that the teacher added. */
  skillIds: z.array(ObjectIdString).max(100).nullable(),
  studentIds: z.array(ObjectIdString).max(200),
})

const KeptGroups = z.strictObject({
  groups: z.array(AdjustedGroup).max(mostAdjustedGroups),
  /** The proposal that they began with (`proposalKey`). */
  proposal: z.string().max(40_000),
})

/** The groups by need of an exam. `adjusted` is null while they are those that the marks propose. */
export const ExamNeedGroups = z.object({
  adjusted: KeptGroups.nullable(),
  /** Grows with every change. */
  revision: z.number().int(),
})
export type ExamNeedGroups = z.infer<typeof ExamNeedGroups>

const GroupStep = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('move'), studentId: ObjectIdString, groupId: GroupId }),
  z.strictObject({ do: z.literal('add'), groupId: GroupId }),
  z.strictObject({ do: z.literal('remove'), groupId: GroupId }),
  z.strictObject({ do: z.literal('rename'), groupId: GroupId, name: AdjustedGroup.shape.name }),
  z.strictObject({ do: z.literal('reset') }),
  z.strictObject({ do: z.literal('put-back'), ...KeptGroups.shape }),
])

/**
 * `POST /api/exams/{id}/need-groups`: adjusts the groups of an exam for everybody in its class. Repeating a request after
 * a lost response changes nothing. `missedBelow`: the threshold of the errors table, in basis points of the maximum.
 */
export const AdjustNeedGroupsRequest = z.strictObject({
  missedBelow: z.number().int().min(1).max(10_000).default(defaultMissedBelowBasisPoints),
  steps: z.array(GroupStep).min(1).max(mostSteps),
})
export type AdjustNeedGroupsRequest = z.infer<typeof AdjustNeedGroupsRequest>
