import { AppError } from '@classeur/contracts'
import { createExamRepository } from '@classeur/database'
import type { ClassCore } from '../classes/create-class-core.ts'

/**
 * Whether somebody may have a mark sheet open live.
 * @throws AppError as `core.access.open` does, `general/not-found` for no such exam
 */
export function createOpenSheet({ access, connection }: Pick<ClassCore, 'access' | 'connection'>) {
  const exams = createExamRepository(connection)
  return async (userId: string, examId: string): Promise<{ classId: string }> => {
    const exam = await exams.findById(examId)
    if (!exam || exam.deletedAt !== null) throw new AppError('general/not-found')
    await access.open({ userId, operator: false }, 'mark:read', exam.classId)
    return { classId: exam.classId }
  }
}
