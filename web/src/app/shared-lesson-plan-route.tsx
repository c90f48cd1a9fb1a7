import { QueryClientProvider } from '@tanstack/react-query'
import SharedLessonPlanScreen from '../features/lesson-plans/shared-lesson-plan-screen.tsx'
import { queryClient } from './query-client.ts'

/** `/shared/:token`. Visitors have no account, so the blank layout around it has no server state. */
export default function SharedLessonPlanRoute() {
  return (
    <QueryClientProvider client={queryClient}>
      <SharedLessonPlanScreen />
    </QueryClientProvider>
  )
}
