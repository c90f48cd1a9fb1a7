import { generationKinds, isFinalState, type ResourceItem, type RewriteWish } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { createStore } from '../../../../config/create-store.ts'
import { walletQuery } from '../../../../http/queries/wallet.ts'
import { readGeneration } from '../../../../realtime/generations/generation-reads.ts'
import { receiveReading } from '../../../../realtime/generations/generation-store.ts'
import { viewOf, type GenerationView } from '../../../../realtime/generations/generation-view.ts'
import { useGeneration } from '../../../../realtime/generations/use-generation.ts'
import { useEditing } from '../model/editing.ts'
import { rewriteItem } from '../model/resource-requests.ts'
import { readResourceAgain } from '../model/use-live-resource.ts'
import { useSyncExternalStore } from 'react'

/** What a rewritten item costs. */
export const rewritePrice = generationKinds['resource-item'].priceCredits

/** How often the same wish may have been made before, here or on other devices. */
const mostEarlier = 20

/** The latest rewrite of each item that this page has started or seen running, by resource and item. */
const started = createStore<Readonly<Record<string, string>>>({})

export interface ItemRewrite {
  /** The latest rewrite of the item that this page knows; null without one. */
  view: GenerationView | null
  isRunning: boolean
  /** False while a colleague's is running. */
  isOwn: boolean
  /** Hides a rewrite that failed. */
  forget: () => void
}

/** The rewriting of an item, requested here or elsewhere, live until the sheet has its proposal. */
export function useItemRewrite(item: ResourceItem): ItemRewrite {
  const client = useQueryClient()
  const { resource } = useEditing()
  const key = `${resource.id}:${item.id}`
  const ids = useSyncExternalStore(started.subscribe, started.get)
  const listed = resource.rewrites.find(({ itemId }) => itemId === item.id)
  const foreign = useMemo(() => (listed && !listed.own ? viewOf(listed.generation) : null), [listed])
  const running = listed?.own ? listed.generation : null
  const latestId = running?.id ?? ids[key] ?? null
  const [hiddenId, setHiddenId] = useState<string | null>(null)
  const ownView = useGeneration(latestId)
  const isOwnRunning = ownView ? !isFinalState(ownView.snapshot.state) : running !== null
  const hasEnded = ownView !== null && !isOwnRunning

  useEffect(() => {
    if (!running) return
    receiveReading({ snapshot: running })
    // Also one that was requested elsewhere, later than the one that this page has started.
    if (started.get()[key] !== running.id) started.set({ ...started.get(), [key]: running.id })
  }, [running, key])
  // The proposal is in the sheet as soon as the rewrite has ended.
  useEffect(() => {
    if (hasEnded) void readResourceAgain(client, resource.id)
  }, [hasEnded, client, resource.id])
  return {
    view: foreign ?? (latestId === hiddenId ? null : ownView),
    isRunning: foreign !== null || isOwnRunning,
    isOwn: foreign === null,
    forget: () => setHiddenId(latestId),
  }
}

/** Returns the function that has an item written again. */
export function useStartRewrite(item: ResourceItem) {
  const client = useQueryClient()
  const { resource } = useEditing()
  const key = `${resource.id}:${item.id}`
  return async (wish: RewriteWish): Promise<void> => {
    let after = `${JSON.stringify([item.prompt, item.answer])}:${started.get()[key] ?? ''}`
    for (let tries = 0; tries < mostEarlier; tries += 1) {
      const { generationId, earlier } = await rewriteItem(resource.id, item.id, wish, after)
      after = generationId
      // The same wish was made before and has ended: this one is new.
      if (earlier) continue
      started.set({ ...started.get(), [key]: generationId })
      void readGeneration(generationId)
      void client.invalidateQueries({ queryKey: walletQuery.queryKey })
      await readResourceAgain(client, resource.id)
      return
    }
  }
}
