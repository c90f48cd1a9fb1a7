import { GenerationList, GenerationSnapshot, isFinalState } from '@classeur/contracts'
import { createStore } from '../../config/create-store.ts'
import { http, isProblem } from '../../http/client.ts'
import { lacksSections, type GenerationView } from './generation-view.ts'
import {
  forgetGeneration,
  generationViews,
  receiveReading,
  type GenerationReading,
} from './generation-store.ts'

/** Whether the list of this person's generations is there; `error` is what the last read failed with. */
export interface ListStatus {
  loaded: boolean
  error: unknown
}
export type ReadGeneration = () => Promise<GenerationReading>

const firstPauseMs = 500
const longestPauseMs = 8000

export const listStatus = createStore<ListStatus>({ loaded: false, error: null })
const readers = new Map<string, ReadGeneration>()
const running = new Map<string, Promise<void>>()
let listRunning: Promise<void> | null = null

const readPlainly = (generationId: string) => async (): Promise<GenerationReading> => ({
  snapshot: await http.get(`/api/generations/${generationId}`, GenerationSnapshot),
})

/** Ids that a screen looks at in detail. */
export const watchedGenerations = (): string[] => [...readers.keys()]

/** From now on this generation is read with `read` (which also brings sections, say). Returns the way back. */
export function readWith(generationId: string, read: ReadGeneration): () => void {
  readers.set(generationId, read)
  return () => {
    if (readers.get(generationId) === read) readers.delete(generationId)
  }
}

/** Reads the snapshot until nothing is missing; one read at a time for each generation. */
export function readGeneration(generationId: string): Promise<void> {
  const known = running.get(generationId)
  if (known) return known
  const reading = readUntilComplete(generationId).finally(() => running.delete(generationId))
  running.set(generationId, reading)
  return reading
}

async function readUntilComplete(generationId: string): Promise<void> {
  for (let pauseMs = firstPauseMs; pauseMs <= longestPauseMs; pauseMs *= 2) {
    try {
      const read = readers.get(generationId) ?? readPlainly(generationId)
      const view = receiveReading(await read())
      if (!view || !isIncomplete(view)) return
    } catch (error) {
      if (isProblem(error, 'general/not-found')) return forgetGeneration(generationId)
      // The slow poll and the next reconnect try again; the connection banner tells.
      return
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/** Reads everything unfinished and the latest that ended. */
export function readList(): Promise<void> {
  listRunning ??= readListOnce().finally(() => {
    listRunning = null
  })
  return listRunning
}

/** For a screen that only wants the list to be there; who follows it keeps it true. */
export const readListUnlessLoaded = (): Promise<void> =>
  listStatus.get().loaded ? Promise.resolve() : readList()

async function readListOnce(): Promise<void> {
  try {
    const { generations } = await http.get('/api/generations', GenerationList)
    for (const snapshot of generations) {
      const view = receiveReading({ snapshot })
      if (view && isIncomplete(view)) void readGeneration(snapshot.id)
    }
    listStatus.set({ loaded: true, error: null })
  } catch (error) {
    listStatus.set({ loaded: listStatus.get().loaded, error })
  }
}

/** Something is missing that a read would bring; sections count only where a screen shows them. */
export const isIncomplete = (view: GenerationView): boolean =>
  view.missingFrom !== null || (readers.has(view.snapshot.id) && lacksSections(view))

/** True while something may still change. */
export const anythingUnfinished = (): boolean =>
  Object.values(generationViews.get()).some(
    (view) => isIncomplete(view) || !isFinalState(view.snapshot.state),
  )
