import type { OpenExam } from '../../../class-access/open-exam.ts'

/**
 * Returns the class of an exam if the person may have its mark sheet open live.
 * @throws AppError as {@link OpenExam} does
 */
export const createOpenSheet =
  ({ openExam }: { openExam: OpenExam }) =>
  async (userId: string, examId: string): Promise<{ classId: string }> => {
    const { exam } = await openExam({ userId, operator: false }, 'mark:read', examId)
    return { classId: exam.classId }
  }
