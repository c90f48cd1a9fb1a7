const channelName = 'classeur:sign-out'
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)

/** Tells the other tabs of this browser that the person signed out. */
export const announceSignOut = (): void => channel?.postMessage('signed-out')

/** Runs when another tab signed out. */
export function onSignOutElsewhere(handler: () => void): void {
  channel?.addEventListener('message', handler)
}
