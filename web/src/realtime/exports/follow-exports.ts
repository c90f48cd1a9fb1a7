import { onServerEvent } from '../socket.ts'

/**
 * Runs when an export of all data becomes ready while this page is open, once for each. Later changes of a ready one,
 * such as its verification, are no news. Returns the unsubscriber.
 */
export function followExports(onReady: () => void): () => void {
  const beingMade = new Set<string>()
  return onServerEvent('backup:changed', ({ backupId, kind, state }) => {
    if (kind !== 'export') return
    if (state === 'queued' || state === 'running') beingMade.add(backupId)
    else if (beingMade.delete(backupId) && state === 'done') onReady()
  })
}
