import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUploaded } from './uploads.ts'

/** Reads the gallery again when an upload has ended. Returns how many have ended since the page was opened. */
export function useUploadedCount(): number {
  const client = useQueryClient()
  const count = useUploaded().length
  useEffect(() => {
    if (count > 0) void client.invalidateQueries({ queryKey: ['images'] })
  }, [client, count])
  return count
}
