import type { StoredStudent } from '@classeur/domain/roster'
import type { ClassDocument } from '../classes/class.model.ts'
import type { ExamState } from '../exams/exam.repository.ts'
import type { ImageDocument } from '../images/image.model.ts'
import type { LessonPlanDocument } from '../lesson-plans/lesson-plan.model.ts'
import type { ResourceDocument } from '../resources/resource.model.ts'

/** Where a person may restore what was deleted. */
export interface TrashScope {
  /** Lesson plans and pictures belong to their owners. */
  userId: string
  /** The deleted classes that the person may restore. */
  classIds: readonly string[]
  /** The classes, themselves not deleted, whose deleted students, exams and resources the person may restore. */
  studentsOf: readonly string[]
  examsOf: readonly string[]
  resourcesOf: readonly string[]
}

/** Something in the trash, as the database holds it. */
export type TrashItem =
  | { kind: 'class'; document: ClassDocument }
  | { kind: 'student'; classId: string; document: StoredStudent }
  | { kind: 'exam'; document: ExamState }
  | { kind: 'lesson-plan'; document: Omit<LessonPlanDocument, 'sections' | 'objectives'> }
  | { kind: 'resource'; document: Omit<ResourceDocument, 'items' | 'notes' | 'proposals'> }
  | { kind: 'picture'; document: ImageDocument }

/** A position in the trash, the first to expire first. Ids of different kinds never are the same. */
export interface TrashPosition {
  at: Date
  id: string
}

export const positionOf = (item: TrashItem): TrashPosition => {
  const { deletedAt } = item.document
  // Only a document with a time of deletion is in the trash.
  if (!deletedAt) throw new Error('not in the trash')
  return { at: deletedAt, id: item.kind === 'student' ? item.document.id : String(item.document._id) }
}

/** Sorts the first to expire first. */
export const compareItems = (left: TrashItem, right: TrashItem): number => {
  const [a, b] = [positionOf(left), positionOf(right)]
  return a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1)
}

export const isBehind = (item: TrashItem, { at, id }: TrashPosition): boolean => {
  const own = positionOf(item)
  return own.at.getTime() === at.getTime() ? own.id > id : own.at > at
}
