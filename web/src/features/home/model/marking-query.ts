import { MarkingList, MarkingPresent, presenceExpiryMs } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'

/** Exams that are being marked and have empty cells, latest first. Refetched after every change of a class. */
export const markingQuery = queryOptions({
  queryKey: ['marking'],
  queryFn: async ({ signal }) => (await http.get('/api/marking', MarkingList, signal)).sheets,
})

/** Colleagues who are marking one of these exams. Polled too, so that a colleague who left disappears soon. */
export const markingPresentQuery = queryOptions({
  queryKey: [...markingQuery.queryKey, 'present'],
  queryFn: async ({ signal }) => (await http.get('/api/marking/present', MarkingPresent, signal)).people,
  refetchInterval: presenceExpiryMs,
})
