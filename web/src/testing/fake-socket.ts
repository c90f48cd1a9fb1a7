import type { ServerEvents } from '@classeur/contracts'

const handlers = new Map<keyof ServerEvents, Set<(...args: never[]) => void>>()
const reconnectHandlers = new Set<() => void>()

/**
 * Replaces `realtime/socket.ts` in tests: `vi.mock('…/realtime/socket.ts', () => import('…/testing/fake-socket.ts'))`.
 */
export function onServerEvent<N extends keyof ServerEvents>(name: N, handler: ServerEvents[N]): () => void {
  const existing = handlers.get(name) ?? new Set()
  handlers.set(name, existing)
  existing.add(handler)
  return () => existing.delete(handler)
}

export function onReconnect(handler: () => void): () => void {
  reconnectHandlers.add(handler)
  return () => reconnectHandlers.delete(handler)
}

/** Simulates an event from the server. */
export function serverSends<N extends keyof ServerEvents>(
  name: N,
  ...args: Parameters<ServerEvents[N]>
): void {
  for (const handler of handlers.get(name) ?? []) handler(...(args as never[]))
}

/** Simulates a reconnect after a lost connection. */
export const reconnects = (): void => reconnectHandlers.forEach((handler) => handler())
