import type { ClassActivityRepository, NewActivity, TrashContents, TrashItem } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'

export interface LogDeletionsDependencies {
  activities: Pick<ClassActivityRepository, 'add'>
  contents: Pick<TrashContents, 'titlesOf'>
}

/**
 * Adds what a person deleted for good to the logs of the classes. Students are counted, because their names are deleted,
 * and a class takes its log with it.
 */
export const createLogDeletions =
  ({ activities, contents }: LogDeletionsDependencies) =>
  async ({ userId: actorId }: Actor, items: readonly TrashItem[]): Promise<void> => {
    const titles = await contents.titlesOf(
      items.flatMap((item) => (item.kind === 'resource' ? [item.document.examId] : [])),
    )
    const entries = items.flatMap((item): Omit<NewActivity, 'actorId'>[] => {
      if (item.kind === 'exam') {
        const { classId, title } = item.document
        return [{ classId, kind: 'exam-deleted-for-good', params: { title } }]
      }
      if (item.kind !== 'resource') return []
      const { classId, examId, kind } = item.document
      const params = { resourceKind: kind, title: titles.get(examId) ?? '' }
      return [{ classId, kind: 'resource-deleted-for-good', params }]
    })
    const students = new Map<string, number>()
    for (const item of items)
      if (item.kind === 'student') students.set(item.classId, (students.get(item.classId) ?? 0) + 1)
    for (const [classId, count] of students)
      entries.push({ classId, kind: 'students-deleted-for-good', params: { count } })
    await Promise.all(entries.map((entry) => activities.add({ ...entry, actorId })))
  }

export type LogDeletions = ReturnType<typeof createLogDeletions>
