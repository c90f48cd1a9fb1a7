import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGenerationChanges } from '../../../realtime/generations/use-generation-changes.ts'
import { onReconnect, onServerEvent } from '../../../realtime/socket.ts'
import { lessonPlanListsKey } from '../model/lesson-plans-queries.ts'

const lists = [lessonPlanListsKey]

/** Reads the lists again when a plan changes, is written or ends, here or elsewhere. */
export function useFollowLists(): void {
  const client = useQueryClient()
  useGenerationChanges(lists)
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: lessonPlanListsKey })
    const stops = [onServerEvent('lesson-plan:changed', readAgain), onReconnect(readAgain)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}
