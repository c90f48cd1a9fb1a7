import { isRestoreWriting } from '@classeur/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { restoresQuery } from './restores.ts'

/** Reads everything again once a restore or an undo has ended: it can change every class, lesson plan and picture. */
export function useSettledRestores(): void {
  const client = useQueryClient()
  const { data } = useQuery(restoresQuery)
  const writing = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!data) return
    const now = new Set(data.restores.filter(({ state }) => isRestoreWriting(state)).map(({ id }) => id))
    const hasEnded = [...writing.current].some((id) => !now.has(id))
    writing.current = now
    if (hasEnded) void client.invalidateQueries()
  }, [client, data])
}
