import { isFinalState, type GenerationAccepted, type GenerationSnapshot } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { createStore } from '../../config/create-store.ts'
import { onAuthChange, readAuth } from '../../http/session/auth-session.ts'
import { walletQuery } from '../../http/queries/wallet.ts'
import { readGeneration } from '../../realtime/generations/generation-reads.ts'
import type { GenerationView } from '../../realtime/generations/generation-view.ts'
import { useListedGeneration } from '../../realtime/generations/use-listed-generation.ts'

/** How often the same wish may have been made before, here or on other devices. */
const mostEarlier = 20

interface LatestRewrite {
  generationId: string
  /** Whether the document has listed it as running. */
  wasListed: boolean
  /** Whether the document was read after its end. */
  isRead: boolean
  /** Whether the person has closed the note about its failure. */
  isHidden: boolean
}

/** This person's latest rewrite of each part of a document that this page has started or seen running. */
const latestRewrites = createStore<Readonly<Record<string, LatestRewrite>>>({})
const remember = (part: string, latest: LatestRewrite) =>
  latestRewrites.set({ ...latestRewrites.get(), [part]: latest })
onAuthChange(() => {
  if (readAuth().status === 'signed-out') latestRewrites.set({})
})

interface RewrittenPart {
  /** The ids of the document and of its part. */
  part: string
  /** Reads the document, which gets the proposal when the rewrite ends. */
  readAgain: () => Promise<unknown>
}

export interface Rewrite {
  /** The latest rewrite of the part that this page knows; null without one. */
  view: GenerationView | null
  isRunning: boolean
  /** False while a colleague's is running. */
  isOwn: boolean
  /** Hides a rewrite that failed. */
  forget: () => void
}

/** The rewriting of a part of a document, requested here or elsewhere. `listed`: the running one in the document. */
export function useRewrite({
  part,
  readAgain,
  listed,
}: RewrittenPart & { listed: { generation: GenerationSnapshot; own: boolean } | undefined }): Rewrite {
  const latest = useSyncExternalStore(latestRewrites.subscribe, latestRewrites.get)[part]
  const isOwn = listed?.own ?? true
  const runningId = listed?.own ? listed.generation.id : null
  const latestId = latest?.generationId ?? null
  const view = useListedGeneration(listed?.generation ?? null, isOwn, latestId)
  // The document no longer lists it: it has ended, although the event of its end hasn't arrived here.
  const isOver = listed === undefined && latest?.wasListed === true
  const hasEnded = isOwn && view !== null && isFinalState(view.snapshot.state)
  const isRunning = !isOver && !hasEnded && (view !== null || listed !== undefined)
  const missesEnd = isOver && view !== null && !hasEnded

  useEffect(() => {
    const remembered = runningId === null ? null : latestRewrites.get()[part]
    // Also one that was requested elsewhere, later than the one that this page has started.
    if (runningId !== null && (remembered?.generationId !== runningId || !remembered.wasListed))
      remember(part, { generationId: runningId, wasListed: true, isRead: false, isHidden: false })
  }, [part, runningId])
  useEffect(() => {
    if (missesEnd && latestId !== null) void readGeneration(latestId)
  }, [missesEnd, latestId])
  const readDocument = useEffectEvent(readAgain)
  // The proposal is in the document as soon as the rewrite has ended.
  useEffect(() => {
    const ended = hasEnded ? latestRewrites.get()[part] : undefined
    if (!ended || ended.isRead) return
    remember(part, { ...ended, isRead: true })
    void readDocument()
  }, [hasEnded, part])

  return {
    view: latest?.isHidden && !isRunning ? null : view,
    isRunning,
    isOwn,
    forget: () => latest && remember(part, { ...latest, isHidden: true }),
  }
}

/**
 * Returns the function that has a part written again. `request` sends the wish with a key made from `after`; `content`
 * is what is rewritten, so that the same wish for other content is a new request.
 */
export function useStartRewrite({ part, readAgain, content }: RewrittenPart & { content: string }) {
  const client = useQueryClient()
  return async (request: (after: string) => Promise<GenerationAccepted>): Promise<void> => {
    let after = `${content}:${latestRewrites.get()[part]?.generationId ?? ''}`
    for (let tries = 0; tries < mostEarlier; tries += 1) {
      const { generationId, earlier } = await request(after)
      after = generationId
      // The same wish was made before and has ended: this one is new.
      if (earlier) continue
      remember(part, { generationId, wasListed: false, isRead: false, isHidden: false })
      void readGeneration(generationId)
      void client.invalidateQueries({ queryKey: walletQuery.queryKey })
      await readAgain()
      return
    }
  }
}
