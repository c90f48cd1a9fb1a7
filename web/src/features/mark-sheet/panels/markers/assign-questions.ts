import { AssignQuestionsRequest, type QuestionAssignments } from '@classeur/contracts'
import { http } from '../../../../http/client.ts'

/** Gives questions to markers, all at once: what is left out is nobody's. Answers with them as they are stored. */
export const assignQuestions = (
  examId: string,
  assignments: QuestionAssignments,
): Promise<AssignQuestionsRequest> =>
  http.put(`/api/exams/${examId}/assignments`, { assignments }, AssignQuestionsRequest)
