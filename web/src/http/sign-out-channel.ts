/**
 * `begun` comes before the server ends the session, so that nobody takes its end for a surprise. `replaced`: nobody
 * signed out, another sign-in took the place of the session.
 */
type SignOutStep = 'begun' | 'done' | 'failed' | 'replaced'

const channelName = 'classeur:sign-out'
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)

/** Tells the other tabs of this browser how far the person's sign-out is. */
export const announceSignOut = (step: SignOutStep): void => channel?.postMessage(step)

/** Runs with every step of a sign-out in another tab. */
export function onSignOutElsewhere(handler: (step: SignOutStep) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<SignOutStep>) => handler(data))
}
