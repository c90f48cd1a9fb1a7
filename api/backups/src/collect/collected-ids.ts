import { headOf, type LessonPlanDocument, type RosterDocument } from '@classeur/database'

/**
 * The ids of what an archive contains so far. A document that refers to something else is left out, because a restore
 * refuses an archive that doesn't fit together. Such a document was made while the archive is read (the sheet of a new
 * exam), or it remained when what it belongs to was removed.
 */
export function createCollectedIds() {
  const classIds: string[] = []
  const students = new Map<string, ReadonlySet<string>>()
  const exams = new Set<string>()
  const resourceIds: string[] = []
  const lessonPlans = new Map<string, number>()

  return {
    classIds: classIds as readonly string[],
    resourceIds: resourceIds as readonly string[],
    /** The number of the newest version of each lesson plan. This version is the plan itself, and only earlier ones belong to it. */
    lessonPlans: lessonPlans as ReadonlyMap<string, number>,

    addClass: (id: string): void => void classIds.push(id),
    addStudents: ({ _id: classId, students: list }: Pick<RosterDocument, '_id' | 'students'>): void =>
      void students.set(classId, new Set(list.map(({ id }) => id))),
    addExam: (id: string): void => void exams.add(id),
    addResource: (id: string): void => void resourceIds.push(id),
    addLessonPlan: (plan: LessonPlanDocument): void =>
      void lessonPlans.set(String(plan._id), headOf(plan).number),

    hasStudent: ({ classId, studentId }: { classId: string; studentId: string }): boolean =>
      students.get(classId)?.has(studentId) ?? false,
    hasExam: ({ examId }: { examId: string }): boolean => exams.has(examId),
  }
}
