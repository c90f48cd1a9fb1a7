import type { QueryClient } from '@tanstack/react-query'
import { onReconnect, onServerEvent } from '../socket.ts'

/** Everything that follows from a person's plan: its limits decide which classes are read-only. */
const planKeys = [['billing'], ['current-plan'], ['wallet'], ['classes'], ['class']] as const

/**
 * Refetches plan, orders and what follows from them after the server reports a change, and after a reconnect. The wallet
 * itself follows `credits:changed` elsewhere. Returns the unsubscriber.
 */
export function followBilling(client: QueryClient): () => void {
  const readAgain = (keys: readonly (readonly string[])[]) => () => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey })
  }
  const stops = [
    onServerEvent('order:changed', readAgain([['billing']])),
    onServerEvent('credits:changed', readAgain([['billing', 'overview']])),
    onServerEvent('subscription:changed', readAgain(planKeys)),
    onReconnect(readAgain([['billing']])),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
