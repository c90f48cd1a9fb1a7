import type { GenerationSnapshot, LessonSection } from '@classeur/contracts'
import { createStore } from '../../config/create-store.ts'
import { applyGenerationEvent, type GenerationChange, type GenerationView } from './generation-view.ts'

export type GenerationViews = Readonly<Record<string, GenerationView>>

/** A snapshot from the server, with the sections of its lesson plan if they were read too. */
export interface GenerationReading {
  snapshot: GenerationSnapshot
  /** False if it is a colleague's. */
  own?: boolean
  sections?: readonly LessonSection[]
}

/** All generations that this tab has loaded, by id. */
export const generationViews = createStore<GenerationViews>({})

/**
 * True for what lists of requests and notices name: the person's own requests, each as a whole, without its parts, such
 * as one of several sheets.
 */
export const isOwnRequest = ({ own, snapshot }: GenerationView): boolean => own && snapshot.parentId === null

/** Applies one change. Returns the view afterwards, or null if there is no snapshot yet. */
export function receiveChange(generationId: string, change: GenerationChange): GenerationView | null {
  const views = generationViews.get()
  const current = views[generationId] ?? null
  const next = applyGenerationEvent(current, change)
  if (next && next !== current) generationViews.set({ ...views, [generationId]: next })
  return next
}

/** Applies a response from the server. */
export const receiveReading = ({
  snapshot,
  own = true,
  sections,
}: GenerationReading): GenerationView | null =>
  receiveChange(snapshot.id, {
    type: 'snapshot',
    ...{ snapshot, own },
    ...(sections && { sections }),
    readAtMs: Date.now(),
  })

/** Removes a generation that no longer exists. */
export function forgetGeneration(generationId: string): void {
  const { [generationId]: _gone, ...rest } = generationViews.get()
  generationViews.set(rest)
}
