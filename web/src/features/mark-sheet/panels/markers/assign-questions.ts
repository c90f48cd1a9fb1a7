import { AssignQuestionsRequest, type QuestionAssignments } from '@classeur/contracts'
import { http } from '../../../../http/client.ts'

/**
 * Replaces all assignments of questions to markers; a question that is left out has no marker. Returns the stored
 * assignments.
 */
export const assignQuestions = (
  examId: string,
  assignments: QuestionAssignments,
): Promise<AssignQuestionsRequest> =>
  http.put(`/api/exams/${examId}/assignments`, { assignments }, AssignQuestionsRequest)
