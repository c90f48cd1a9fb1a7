import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FollowClasses } from '../features/shell/model/follow-classes.tsx'
import { onDraftSettledElsewhere } from '../drafts/draft-storage.ts'
import { setLeftBehind } from '../http/session/left-behind.ts'
import { queryClient } from './query-client.ts'

setLeftBehind(async (userId) => {
  const { countUnsent } = await import('../features/mark-sheet/engine/unsent.ts')
  return countUnsent(userId)
})

// Refetch the data after another tab saves or discards a draft.
onDraftSettledElsewhere(() => void queryClient.invalidateQueries())

/** Server state and live updates for signed-in screens. Public screens stay smaller without them. */
export const SignedInProviders = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <FollowClasses />
    {children}
  </QueryClientProvider>
)
