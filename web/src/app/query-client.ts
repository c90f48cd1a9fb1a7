import { QueryClient } from '@tanstack/react-query'
import { onAuthChange, readAuth } from '../http/auth-session.ts'
import { onServerReachableAgain } from '../http/connection.ts'
import { ProblemError } from '../http/problem-error.ts'

const staleTimeMs = 15_000

/** Answers are kept while they are fresh; what a person may not do or see is never asked for twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleTimeMs,
      networkMode: 'always',
      retry: (failures, error) => error instanceof ProblemError && error.status >= 500 && failures < 2,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

onAuthChange(() => {
  if (readAuth().status === 'signed-out') queryClient.clear()
})
onServerReachableAgain(() => void queryClient.invalidateQueries())
