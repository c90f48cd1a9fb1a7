import type { Resource } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { oneAfterAnother } from '../../../../config/one-after-another.ts'
import { isProblem } from '../../../../http/client.ts'
import type { ResourceChange } from './editing.ts'
import { changeResource, versionsKey } from './resource-requests.ts'
import { cachedResource, readResourceAgain, receiveResource } from './use-live-resource.ts'

/** What the page says about its changes. `failed`: the last one isn't saved; its text is kept where it was typed. */
export type SaveState = 'saved' | 'saving' | 'failed'

/** Sends changes one after another, each based on what the one before has made of the sheet. */
export function useChangeResource(id: string) {
  const client = useQueryClient()
  const [inTurn] = useState(oneAfterAnother)
  const [waiting, setWaiting] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)

  async function send(change: ResourceChange, base?: number): Promise<Resource> {
    try {
      const basedOn = base ?? cachedResource(client, id)?.revision ?? 0
      const changed = await changeResource(id, { ...change, basedOn })
      receiveResource(client, changed)
      setHasFailed(false)
      void client.invalidateQueries({ queryKey: versionsKey(id) })
      return changed
    } catch (error) {
      setHasFailed(true)
      if (isProblem(error, 'resources/changed-meanwhile')) await readResourceAgain(client, id)
      throw error
    }
  }

  async function change(wanted: ResourceChange, basedOn?: number): Promise<Resource> {
    setWaiting((count) => count + 1)
    try {
      return await inTurn(() => send(wanted, basedOn))
    } finally {
      setWaiting((count) => count - 1)
    }
  }
  const state: SaveState = waiting > 0 ? 'saving' : hasFailed ? 'failed' : 'saved'
  return { change, state }
}
