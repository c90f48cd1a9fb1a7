import { LessonPlanPage } from '@classeur/contracts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { http } from '../../../http/client.ts'
import { onServerEvent } from '../../../realtime/socket.ts'

const shown = 5

/** The latest few lesson plans. */
export const recentLessonPlansQuery = queryOptions({
  queryKey: ['lesson-plans', 'recent'],
  queryFn: async ({ signal }) => {
    const page = await http.get('/api/lesson-plans', LessonPlanPage, signal)
    return page.lessonPlans.slice(0, shown)
  },
})

/** Reads them again when one is begun or ends, here or on another device. */
export function useFreshRecentLessonPlans(): void {
  const client = useQueryClient()
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: recentLessonPlansQuery.queryKey })
    const stops = [
      onServerEvent('generation:accepted', readAgain),
      onServerEvent('generation:finished', readAgain),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}
