import { GenerationList, GenerationSnapshot, isFinalState } from '@classeur/contracts'
import { shareByKey } from '@classeur/domain/concurrency'
import { createStore } from '../../config/create-store.ts'
import { http, isProblem } from '../../http/client.ts'
import { lacksSections, type GenerationView } from './generation-view.ts'
import {
  forgetGeneration,
  generationViews,
  receiveReading,
  type GenerationReading,
} from './generation-store.ts'

/** Whether the list of this person's generations is loaded; `error` is the error of the last read. */
export interface ListStatus {
  loaded: boolean
  error: unknown
}
export type ReadGeneration = () => Promise<GenerationReading>

const firstPauseMs = 500
const longestPauseMs = 8000

export const listStatus = createStore<ListStatus>({ loaded: false, error: null })
const readers = new Map<string, ReadGeneration>()
const readOnce = shareByKey<void>()
let listRunning: Promise<void> | null = null

const readPlainly = (generationId: string) => async (): Promise<GenerationReading> => ({
  snapshot: await http.get(`/api/generations/${generationId}`, GenerationSnapshot),
})

/** Ids of the generations that a screen shows in detail. */
export const watchedGenerations = (): string[] => [...readers.keys()]

/**
 * Reads this generation with `read` from now on (to include sections, for example). Returns a function that undoes
 * this.
 */
export function readWith(generationId: string, read: ReadGeneration): () => void {
  readers.set(generationId, read)
  return () => {
    if (readers.get(generationId) === read) readers.delete(generationId)
  }
}

/** Reads the snapshot until nothing is missing. Each generation has at most one read in progress. */
export const readGeneration = (generationId: string): Promise<void> =>
  readOnce(generationId, () => readUntilComplete(generationId))

async function readUntilComplete(generationId: string): Promise<void> {
  for (let pauseMs = firstPauseMs; pauseMs <= longestPauseMs; pauseMs *= 2) {
    try {
      const read = readers.get(generationId) ?? readPlainly(generationId)
      const view = receiveReading(await read())
      if (!view || !isIncomplete(view)) return
    } catch (error) {
      if (isProblem(error, 'general/not-found')) return forgetGeneration(generationId)
      // The slow poll and the next reconnect try again; the connection banner tells the person.
      return
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/**
 * Reads all unfinished generations and the latest ended ones. More may have ended since the last read than the list
 * holds, so a generation that was unfinished and is no longer listed is read by its id.
 */
export function readList(): Promise<void> {
  listRunning ??= readListOnce().finally(() => {
    listRunning = null
  })
  return listRunning
}

/** For a screen that only needs the list to be loaded once. `followGenerations` keeps it current. */
export const readListUnlessLoaded = (): Promise<void> =>
  listStatus.get().loaded ? Promise.resolve() : readList()

async function readListOnce(): Promise<void> {
  const before = unfinishedIds()
  try {
    const { generations } = await http.get('/api/generations', GenerationList)
    const listed = new Set(generations.map(({ id }) => id))
    for (const snapshot of generations) {
      const view = receiveReading({ snapshot })
      if (view && isIncomplete(view)) void readGeneration(snapshot.id)
    }
    const now = new Set(unfinishedIds())
    for (const id of before) if (now.has(id) && !listed.has(id)) void readGeneration(id)
    listStatus.set({ loaded: true, error: null })
  } catch (error) {
    listStatus.set({ loaded: listStatus.get().loaded, error })
  }
}

const unfinishedIds = (): string[] =>
  Object.values(generationViews.get())
    .filter(({ snapshot }) => !isFinalState(snapshot.state))
    .map(({ snapshot }) => snapshot.id)

/** True if a read would bring missing data. Sections count only while a screen shows them. */
export const isIncomplete = (view: GenerationView): boolean =>
  view.missingFrom !== null || (readers.has(view.snapshot.id) && lacksSections(view))

/** True while a generation may still change. */
export const anythingUnfinished = (): boolean =>
  Object.values(generationViews.get()).some(
    (view) => isIncomplete(view) || !isFinalState(view.snapshot.state),
  )
