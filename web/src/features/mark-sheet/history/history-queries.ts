import { MarkHistory, MarksAt } from '@classeur/contracts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import type { HistoryScope } from './history-scope.ts'

const parametersOf = (scope: HistoryScope): Record<string, string> => ({
  ...('studentId' in scope ? { studentId: scope.studentId } : {}),
  ...('leafId' in scope ? { leafId: scope.leafId } : {}),
})

/** Changes, newest first, page by page. */
export const historyQuery = (examId: string, scope: HistoryScope) =>
  infiniteQueryOptions({
    queryKey: ['marks', 'history', examId, scope],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const parameters = new URLSearchParams(parametersOf(scope))
      if (pageParam) parameters.set('cursor', pageParam)
      return http.get(`/api/exams/${examId}/marks/history?${parameters}`, MarkHistory, signal)
    },
    getNextPageParam: (last) => last.nextCursor,
    // Always refetch: marks change all the time, and an outdated history misleads.
    staleTime: 0,
    refetchOnMount: 'always',
  })

/**
 * The marks that the cells held at a moment (ISO 8601), in the maximums of `epoch` (`SheetState.epoch`): after a rescale,
 * they are read again.
 */
export const marksAtQuery = (examId: string, scope: HistoryScope, at: string, epoch: number) =>
  queryOptions({
    queryKey: ['marks', 'at', examId, scope, at, epoch],
    queryFn: ({ signal }) =>
      http.get(
        `/api/exams/${examId}/marks/at?${new URLSearchParams({ at, ...parametersOf(scope) })}`,
        MarksAt,
        signal,
      ),
    staleTime: 0,
  })
