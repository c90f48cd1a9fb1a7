import type { ClientEvents, GenerationSnapshot, LessonSection, ServerEvents } from '@classeur/contracts'
import type { Socket } from 'socket.io-client'
import {
  applyGenerationEvent,
  lacksSections,
  type GenerationChange,
  type GenerationView,
} from '../../../../web/src/realtime/generations/generation-view.ts'

interface Reading {
  snapshot: GenerationSnapshot
  sections: LessonSection[]
}

/** A socket, or a relay between the socket and the screen. */
export type EventSource = Pick<Socket<ServerEvents, ClientEvents>, 'on'>

/**
 * A browser's view of one generation: the web app's reducer, fed by a real socket, and by reads over HTTP
 * whenever data is missing. `read` returns null while reading fails.
 */
export function createScreen(read: () => Promise<Reading | null>) {
  const shown: GenerationView[] = []
  let view: GenerationView | null = null
  let reading: Promise<void> | null = null
  let readings = 0

  function take(change: GenerationChange): void {
    const next = applyGenerationEvent(view, change)
    if (next && next !== view) shown.push(next)
    view = next
    if (!view || view.missingFrom || lacksSections(view)) void catchUp()
  }

  async function readOnce(): Promise<void> {
    readings += 1
    const found = await read().catch(() => null)
    reading = null
    if (found) take({ type: 'snapshot', own: true, ...found, readAtMs: 0 })
  }
  function catchUp(): Promise<void> {
    reading ??= readOnce()
    return reading
  }

  return {
    /** Every view that the screen has shown, in order. */
    shown,
    view: () => view,
    readings: () => readings,
    catchUp,
    follow(socket: EventSource, id: string): void {
      socket.on('connect', () => void catchUp())
      socket.on('generation:progressed', (event) => {
        if (event.generationId === id) take({ type: 'progressed', event })
      })
      socket.on('generation:finished', (event) => {
        if (event.generationId === id) take({ type: 'finished', event })
      })
    },
  }
}
