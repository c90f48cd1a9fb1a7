import { QueryClient } from '@tanstack/react-query'
import { onAuthChange, readAuth } from '../http/session/auth-session.ts'
import { onServerReachableAgain } from '../http/connection.ts'
import { ProblemError } from '../http/problem-error.ts'

const staleTimeMs = 15_000

/** Caches responses for a short time. Retries server errors only: a forbidden or missing resource stays so. */
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
