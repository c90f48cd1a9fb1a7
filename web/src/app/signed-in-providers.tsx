import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FollowClasses } from '../features/shell/components/follow-classes.tsx'
import { queryClient } from './query-client.ts'

/** Server state for the screens of signed-in people, live; the public screens are lighter without. */
export const SignedInProviders = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <FollowClasses />
    {children}
  </QueryClientProvider>
)
