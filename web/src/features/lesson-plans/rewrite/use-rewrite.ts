import {
  generationKinds,
  isFinalState,
  type LessonPlan,
  type LessonSectionKey,
  type RewriteWish,
} from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { walletQuery } from '../../../http/queries/wallet.ts'
import { readGeneration } from '../../../realtime/generations/generation-reads.ts'
import { receiveReading } from '../../../realtime/generations/generation-store.ts'
import { viewOf, type GenerationView } from '../../../realtime/generations/generation-view.ts'
import { useGeneration } from '../../../realtime/generations/use-generation.ts'
import { readPlanAgain } from '../model/plan/lesson-plan-cache.ts'
import { rewriteSection } from '../model/plan/plan-requests.ts'

/** What a rewritten section costs. */
export const rewritePrice = generationKinds['lesson-section'].priceCredits

/** How often the same wish may have been made before, here or on other devices. */
const mostEarlier = 20

interface Rewrite {
  /** The latest rewrite of this section that this page knows; null without one. */
  view: GenerationView | null
  isRunning: boolean
  /** False while a colleague's is running. */
  isOwn: boolean
  busy: boolean
  error: unknown
  /** Has the section written again. */
  start: (wish: RewriteWish) => Promise<boolean>
  /** Hides a rewrite that failed. */
  forget: () => void
}

/** The rewriting of one section: requested here or elsewhere, live, until the plan has its proposal. */
export function useRewrite(plan: LessonPlan, key: LessonSectionKey): Rewrite {
  const client = useQueryClient()
  const listed = plan.rewrites.find((rewrite) => rewrite.key === key)
  const foreign = useMemo(() => (listed && !listed.own ? viewOf(listed.generation) : null), [listed])
  const running = listed?.own ? listed.generation : null
  const [latestId, setLatestId] = useState<string | null>(null)
  const [hiddenId, setHiddenId] = useState<string | null>(null)
  const [listedId, setListedId] = useState<string | null>(null)
  if (running && running.id !== latestId) setLatestId(running.id)
  if (running && running.id !== listedId) setListedId(running.id)
  const ownView = useGeneration(latestId)
  // The plan no longer lists it: it has ended, although the event of its end hasn't arrived here.
  const isOver = running === null && latestId !== null && latestId === listedId
  const isOwnRunning = !isOver && (ownView ? !isFinalState(ownView.snapshot.state) : running !== null)
  const hasEnded = ownView !== null && isFinalState(ownView.snapshot.state)
  const missesEnd = isOver && ownView !== null && !hasEnded

  useEffect(() => {
    if (running) receiveReading({ snapshot: running })
  }, [running])
  useEffect(() => {
    if (missesEnd && latestId !== null) void readGeneration(latestId)
  }, [missesEnd, latestId])
  // The proposal is in the plan as soon as the rewrite has ended.
  useEffect(() => {
    if (hasEnded) void readPlanAgain(client, plan.id)
  }, [hasEnded, client, plan.id])

  const { busy, error, submit } = useSubmission(async (wish: RewriteWish) => {
    const version = plan.sections.find((section) => section.key === key)?.version ?? 0
    let after = `${version}:${latestId ?? ''}`
    for (let tries = 0; tries < mostEarlier; tries += 1) {
      const { generationId, earlier } = await rewriteSection(plan.id, key, wish, after)
      after = generationId
      // The same wish was made before and has ended: this one is new.
      if (earlier) continue
      setLatestId(generationId)
      void readGeneration(generationId)
      void client.invalidateQueries({ queryKey: walletQuery.queryKey })
      void readPlanAgain(client, plan.id)
      return
    }
  })
  return {
    view: foreign ?? (latestId === hiddenId ? null : ownView),
    isRunning: foreign !== null || isOwnRunning,
    isOwn: foreign === null,
    ...{ busy, error, start: submit, forget: () => setHiddenId(latestId) },
  }
}
