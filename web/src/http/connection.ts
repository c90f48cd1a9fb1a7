import { useSyncExternalStore } from 'react'
import { createStore } from '../config/create-store.ts'

const pingPath = '/api/auth/config'
const firstPingDelayMs = 1500
const longestPingDelayMs = 15_000

export type ConnectionState = 'reachable' | 'lost'

const connection = createStore<ConnectionState>('reachable')
const reconnectHandlers = new Set<() => void>()
let ping: ReturnType<typeof setTimeout> | undefined

/** The handler runs when the server responds again. Returns the unsubscriber. */
export function onServerReachableAgain(handler: () => void): () => void {
  reconnectHandlers.add(handler)
  return () => reconnectHandlers.delete(handler)
}

/** Call this for every response, whatever its status: the server can be reached. */
export function reportReachable(): void {
  clearTimeout(ping)
  ping = undefined
  if (connection.get() === 'reachable') return
  connection.set('reachable')
  for (const handler of reconnectHandlers) handler()
}

/** Call this when a request got no response. Shows the banner and pings the server with growing pauses. */
export function reportLost(): void {
  connection.set('lost')
  if (ping === undefined) schedulePing(firstPingDelayMs)
}

function schedulePing(delayMs: number): void {
  ping = setTimeout(() => {
    fetch(pingPath, { cache: 'no-store' })
      .then((response) => {
        if (response.status < 502) reportReachable()
        else schedulePing(Math.min(delayMs * 2, longestPingDelayMs))
      })
      .catch(() => schedulePing(Math.min(delayMs * 2, longestPingDelayMs)))
  }, delayMs)
}

/** `lost` while the server doesn't respond; the banner shows this state. */
export const useConnection = (): ConnectionState => useSyncExternalStore(connection.subscribe, connection.get)
