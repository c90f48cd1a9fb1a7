import {
  OverallComments,
  SaveOverallCommentAnswer,
  TermFacts,
  type OverallComment,
  type SaveOverallCommentRequest,
} from '@classeur/contracts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { classKey } from '../../../http/queries/school-class.ts'

const queryOf = (termId: string | null) => (termId ? `?term=${termId}` : '')

/** The comments on the students of a class. `termId`: null for the school year. Read again after every change of the class. */
export const commentsQuery = (classId: string, termId: string | null) =>
  queryOptions({
    queryKey: [...classKey(classId), 'exams', 'overall-comments', termId],
    queryFn: async ({ signal }): Promise<OverallComment[]> => {
      const path = `/api/classes/${classId}/overall-comments${queryOf(termId)}`
      return (await http.get(path, OverallComments, signal)).comments
    },
  })

/** The skills, comments and absences of each student, as the term report shows them. */
export const factsQuery = (classId: string, termId: string | null) =>
  queryOptions({
    queryKey: [...classKey(classId), 'exams', 'term-facts', termId],
    queryFn: ({ signal }) =>
      http.get(`/api/classes/${classId}/term-facts${queryOf(termId)}`, TermFacts, signal),
  })

/**
 * Saves a comment, and keeps what the server has now: the saved comment, or the one that somebody else saved.
 * @param shownText the text that the person has read; a newer version with the same text is no conflict
 */
export async function saveComment(
  client: QueryClient,
  classId: string,
  studentId: string,
  request: SaveOverallCommentRequest,
  shownText: string,
): Promise<SaveOverallCommentAnswer['outcome']> {
  const path = `/api/classes/${classId}/overall-comments/${studentId}`
  const answer = await http.put(path, request, SaveOverallCommentAnswer)
  if (answer.outcome === 'conflict' && answer.stored.text === shownText)
    return saveComment(
      client,
      classId,
      studentId,
      { ...request, baseVersion: answer.stored.version },
      shownText,
    )
  const stored = answer.outcome === 'saved' ? answer.comment : answer.stored
  const { queryKey } = commentsQuery(classId, request.termId)
  // A read that began before the write would bring back the older text.
  await client.cancelQueries({ queryKey })
  client.setQueryData<OverallComment[]>(queryKey, (comments = []) => {
    const present = comments.find((comment) => comment.studentId === studentId)
    if (present && present.version > stored.version) return comments
    return [...comments.filter((comment) => comment !== present), stored]
  })
  return answer.outcome
}
