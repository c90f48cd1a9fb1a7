import type { GenerationSnapshot, LessonSection } from '@classeur/contracts'
import { createStore } from '../../config/create-store.ts'
import { applyGenerationEvent, type GenerationChange, type GenerationView } from './generation-view.ts'

export type GenerationViews = Readonly<Record<string, GenerationView>>

/** A snapshot from the server, with the sections of its lesson plan if they were read too. */
export interface GenerationReading {
  snapshot: GenerationSnapshot
  sections?: readonly LessonSection[]
}

/** All generations that this tab has loaded, by id. */
export const generationViews = createStore<GenerationViews>({})

/**
 * True for a part of a larger request, such as one of several sheets. Lists of requests and notices count the request as
 * a whole.
 */
export const isPart = ({ parentId }: Pick<GenerationSnapshot, 'parentId'>): boolean => parentId !== null

/** Applies one change. Returns the view afterwards, or null if there is no snapshot yet. */
export function receiveChange(generationId: string, change: GenerationChange): GenerationView | null {
  const views = generationViews.get()
  const current = views[generationId] ?? null
  const next = applyGenerationEvent(current, change)
  if (next && next !== current) generationViews.set({ ...views, [generationId]: next })
  return next
}

/** Applies a response from the server. */
export const receiveReading = ({ snapshot, sections }: GenerationReading): GenerationView | null =>
  receiveChange(snapshot.id, {
    type: 'snapshot',
    snapshot,
    ...(sections && { sections }),
    readAtMs: Date.now(),
  })

/** Removes a generation that no longer exists. */
export function forgetGeneration(generationId: string): void {
  const { [generationId]: _gone, ...rest } = generationViews.get()
  generationViews.set(rest)
}
