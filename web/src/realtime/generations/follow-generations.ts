import { onAuthChange, readAuth } from '../../http/session/auth-session.ts'
import { onReconnect, onServerEvent } from '../socket.ts'
import {
  anythingUnfinished,
  isIncomplete,
  listStatus,
  readGeneration,
  readList,
  watchedGenerations,
} from './generation-reads.ts'
import { generationViews, receiveChange } from './generation-store.ts'
import type { GenerationChange } from './generation-view.ts'

const firstPollMs = 10_000
const longestPollMs = 60_000

let stopFollowing: (() => void) | null = null
let pollMs = firstPollMs
let poll: ReturnType<typeof setTimeout> | undefined

/** Keeps the loaded generations current while the person is signed in. It is safe to call this often. */
export function followGenerations(): void {
  if (stopFollowing || readAuth().status !== 'signed-in') return
  const stops = [
    onServerEvent('generation:accepted', ({ generationId }) => {
      quickenPoll()
      if (!generationViews.get()[generationId]) void readGeneration(generationId)
    }),
    onServerEvent('generation:progressed', (event) =>
      take(event.generationId, { type: 'progressed', event }),
    ),
    onServerEvent('generation:finished', (event) => take(event.generationId, { type: 'finished', event })),
    onReconnect(readEverything),
    onAuthChange(() => {
      if (readAuth().status === 'signed-out') stopFollowing?.()
    }),
  ]
  document.addEventListener('visibilitychange', onVisibility)
  stopFollowing = () => {
    stopFollowing = null
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', onVisibility)
    clearTimeout(poll)
    generationViews.set({})
    listStatus.set({ loaded: false, error: null })
  }
  void readList().finally(quickenPoll)
}

function take(generationId: string, change: GenerationChange): void {
  quickenPoll()
  const view = receiveChange(generationId, change)
  if (!view || isIncomplete(view)) void readGeneration(generationId)
}

/** Reads the snapshots, which include the changes that were missed while disconnected. */
function readEverything(): void {
  quickenPoll()
  void readList()
  for (const id of watchedGenerations()) void readGeneration(id)
}

function onVisibility(): void {
  if (document.hidden) clearTimeout(poll)
  else readEverything()
}

/**
 * Polls while a generation is unfinished: first after 10 s without an event, then more slowly. So a lost socket only
 * delays the result.
 */
function schedulePoll(): void {
  clearTimeout(poll)
  if (document.hidden || !stopFollowing) return
  poll = setTimeout(() => {
    pollMs = Math.min(pollMs * 1.5, longestPollMs)
    if (!anythingUnfinished()) return schedulePoll()
    void Promise.all([readList(), ...watchedGenerations().map(readGeneration)]).finally(schedulePoll)
  }, pollMs)
}

function quickenPoll(): void {
  pollMs = firstPollMs
  schedulePoll()
}
