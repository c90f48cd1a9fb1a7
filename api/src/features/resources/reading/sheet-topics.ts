import type { Resource } from '@classeur/contracts'
import type { ResourceDocument } from '@classeur/database'
import { questionsColumn, skillColumn, type ExamMarks, type RecoveryTopic } from '@classeur/domain/resources'
import { retestLeafId } from '../retest/retest-leaf-id.ts'

/** What some items of a sheet practise, with its columns in the exam before and in the re-test. */
export interface SheetTopic
  extends RecoveryTopic, Pick<Resource['before'][number], 'skillId' | 'questionId'> {
  name: string
}

/** The re-test of a sheet; null without one. */
export type Retest = { examId: string; marks: ExamMarks } | null

/**
 * The topics of a sheet, in the order of its items: skills, questions that items without a skill were made for, and what
 * nothing is known about from before.
 */
export function sheetTopics(
  { items }: Pick<ResourceDocument, 'items'>,
  before: ExamMarks,
  retest: Retest,
): SheetTopic[] {
  const itemIds = new Map<string, string[]>()
  const topics = new Map<string, SheetTopic>()
  for (const { id: itemId, skill } of items) {
    const [skillId, questionId] = [skill?.id ?? null, skill?.id ? null : (skill?.questionId ?? null)]
    const name = skill?.name ?? ''
    const id = skillId ?? (questionId === null ? `name:${name}` : `question:${questionId}`)
    itemIds.set(id, [...(itemIds.get(id) ?? []), itemId])
    topics.set(id, topics.get(id) ?? { id, skillId, questionId, name, before: null, after: null })
  }
  return [...topics.values()].map((topic) => {
    const { id, skillId, questionId } = topic
    if (skillId !== null)
      return {
        ...topic,
        before: skillColumn(before, skillId),
        after: retest && skillColumn(retest.marks, skillId),
      }
    const leafIds = (itemIds.get(id) ?? []).map((itemId) => retestLeafId(retest?.examId ?? '', itemId))
    return {
      ...topic,
      before: questionId === null ? null : questionsColumn(before, [questionId]),
      after: retest && questionsColumn(retest.marks, leafIds),
    }
  })
}
