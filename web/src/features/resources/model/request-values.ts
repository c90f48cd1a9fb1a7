import {
  ResourceRequest,
  type MissedBelowQuery,
  type ResourceAudience,
  type ResourceForm,
  type ResourceRequest as Request,
} from '@classeur/contracts'
import { defaultMissedBelowBasisPoints } from '@classeur/domain/marks'
import { z } from 'zod'

const { skillIds, questionIds, errorTypes, kind, length, tier, language, wish } = ResourceRequest.shape

/** The fields of the form. The readers follow from the scope and from what is ticked for it. */
export const RequestForm = z.object({
  scope: z.enum(['class', 'group', 'student']),
  /** The letters of the ticked groups. */
  letters: z.array(z.string()),
  studentIds: z.array(z.string()),
  ...{ skillIds, questionIds, errorTypes, kind, length, tier, language },
  wish: wish.unwrap(),
})
export type RequestForm = z.infer<typeof RequestForm>
export type RequestScope = RequestForm['scope']

/** The lists of which any entry can be ticked. */
export type TickedField = 'letters' | 'studentIds' | 'skillIds' | 'questionIds' | 'errorTypes'

/** What the form starts with: practice for everybody who missed something, on what they missed. */
export function initialRequest(form: ResourceForm): RequestForm {
  const chosen = <T extends { chosen: boolean }>(entries: readonly T[]) => entries.filter((one) => one.chosen)
  const inNeed = form.groups.filter(({ needsPractice }) => needsPractice)
  return {
    scope: form.groups.length > 0 ? 'group' : 'class',
    letters: inNeed.map(({ letter }) => letter),
    studentIds: inNeed.flatMap(({ studentIds }) => studentIds),
    skillIds: chosen(form.skills).map(({ id }) => id),
    questionIds: chosen(form.questions).map(({ id }) => id),
    errorTypes: chosen(form.errorTypes).map(({ key }) => key),
    kind: 'practice-sheet',
    length: 8,
    tier: null,
    language: form.language,
    wish: '',
  }
}

/** The readers of each sheet, in the order of the groups and of the class list. */
function audiencesOf(values: RequestForm, form: ResourceForm): ResourceAudience[] {
  switch (values.scope) {
    case 'class':
      return form.students.length > 0 ? [{ scope: 'class' }] : []
    case 'group':
      return form.groups
        .filter(({ letter, studentIds }) => values.letters.includes(letter) && studentIds.length > 0)
        .map(({ letter, studentIds }) => ({ scope: 'group', letter, studentIds }))
    case 'student':
      return form.students
        .filter(({ id }) => values.studentIds.includes(id))
        .map(({ id }) => ({ scope: 'student', studentId: id }))
  }
}

/** Why nothing can be asked for yet: no readers, nothing to work on, or more than one request can hold. */
export type Unready = 'nobody' | 'nothing' | 'too-much'

/** A request with the threshold of the errors table, which is left out if it is the usual one. */
export type SheetsRequest = Request & MissedBelowQuery

/** The request for the form as it is, or why there is none. Ticked entries that the exam no longer has are left out. */
export function requestOf(
  values: RequestForm,
  form: ResourceForm,
  { examId, seed, missedBelow }: Pick<SheetsRequest, 'examId' | 'seed' | 'missedBelow'>,
): { request: SheetsRequest } | { unready: Unready } {
  const audiences = audiencesOf(values, form)
  if (audiences.length === 0) return { unready: 'nobody' }
  const topics = {
    skillIds: form.skills.map(({ id }) => id).filter((id) => values.skillIds.includes(id)),
    questionIds: form.questions.map(({ id }) => id).filter((id) => values.questionIds.includes(id)),
    errorTypes: form.errorTypes.map(({ key }) => key).filter((key) => values.errorTypes.includes(key)),
  }
  if (Object.values(topics).every((chosen) => chosen.length === 0)) return { unready: 'nothing' }
  const { kind, length, tier, language, wish } = values
  const { data } = ResourceRequest.safeParse({
    ...{ examId, audiences, ...topics, kind, length, tier, language, seed },
    wish: wish.trim(),
  })
  const threshold = missedBelow !== defaultMissedBelowBasisPoints && { missedBelow }
  return data ? { request: { ...data, ...threshold } } : { unready: 'too-much' }
}

const largestSeed = 2_147_483_647

/**
 * The number from which a request's chance follows. It is the same in every tab, so that a repeated request makes the
 * same sheets, and another one after each batch, so that the next request makes new ones.
 */
export function seedOf(examId: string, lastBatchId: string | null): number {
  // FNV-1a: short, and spreads similar texts well.
  let hash = 0x81_1c_9d_c5
  for (const char of `${examId} ${lastBatchId ?? ''}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01_00_01_93)
  }
  return (hash >>> 0) % largestSeed
}
