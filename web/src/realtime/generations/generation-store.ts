import type { GenerationSnapshot, LessonSection } from '@classeur/contracts'
import { createStore } from '../../config/create-store.ts'
import { applyGenerationEvent, type GenerationChange, type GenerationView } from './generation-view.ts'

export type GenerationViews = Readonly<Record<string, GenerationView>>

/** A snapshot as it was read, with the sections of its lesson plan where they were read too. */
export interface GenerationReading {
  snapshot: GenerationSnapshot
  sections?: readonly LessonSection[]
}

/** All generations this window knows of, by id. */
export const generationViews = createStore<GenerationViews>({})

/** Takes in one change; returns the view afterwards, null while nothing but events is known. */
export function receiveChange(generationId: string, change: GenerationChange): GenerationView | null {
  const views = generationViews.get()
  const known = views[generationId] ?? null
  const next = applyGenerationEvent(known, change)
  if (next && next !== known) generationViews.set({ ...views, [generationId]: next })
  return next
}

/** Takes in what was read over HTTP. */
export const receiveReading = ({ snapshot, sections }: GenerationReading): GenerationView | null =>
  receiveChange(snapshot.id, {
    type: 'snapshot',
    snapshot,
    ...(sections && { sections }),
    readAtMs: Date.now(),
  })

/** Forgets a generation that is not there any more. */
export function forgetGeneration(generationId: string): void {
  const { [generationId]: _gone, ...rest } = generationViews.get()
  generationViews.set(rest)
}
