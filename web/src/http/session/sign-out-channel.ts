/**
 * `begun` is sent before the server ends the session, so that no tab reports that end as unexpected. `replaced` means
 * that another sign-in replaced the session.
 */
type SignOutStep = 'begun' | 'done' | 'failed' | 'replaced'

const channelName = 'classeur:sign-out'
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)

/** Tells the browser's other tabs the progress of a sign-out. */
export const announceSignOut = (step: SignOutStep): void => channel?.postMessage(step)

/** The handler runs with every step of a sign-out in another tab. */
export function onSignOutElsewhere(handler: (step: SignOutStep) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<SignOutStep>) => handler(data))
}
