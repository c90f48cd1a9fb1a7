import type { RefreshResponse } from '@classeur/contracts'
import { useSyncExternalStore } from 'react'
import { createStore } from '../../config/create-store.ts'
import { leaveFor } from '../../config/leave-for.ts'
import { clearLocalStorage } from './local-storage-at-sign-out.ts'
import { ProblemError } from '../problem-error.ts'
import { sendRequest } from '../send-request.ts'
import { announceSignOut, onSignOutElsewhere } from './sign-out-channel.ts'

declare global {
  interface Window {
    /** Response to the first refresh, which public/first-requests.js sent; undefined if the request failed. */
    classeurFirstRefresh?: Promise<Response | undefined>
    /** Tells public/first-requests.js that this module has started: from then on the script sends nothing. */
    classeurHasBegun?: boolean
  }
}

export type SignedInUser = RefreshResponse['user']
/** Why the person is signed out. The sign-in screen says so. `replaced-elsewhere`: another tab is signing in. */
export type SignedOutReason =
  'never-signed-in' | 'signed-out' | 'session-ended' | 'replaced' | 'replaced-elsewhere'
export type AuthState =
  | { status: 'unknown' }
  | { status: 'signed-out'; reason: SignedOutReason }
  | { status: 'signed-in'; user: SignedInUser }

/** Renew this long before the token expires, so that requests and the socket never use an expired one. */
const renewBeforeEndMs = 60_000
const bootRetryMs = 2000
/**
 * A silently broken connection must not block the requests of all tabs, which wait for the refresh. Shorter than the
 * 15 s in which the server accepts the previous token again, because it may have refreshed without our getting the
 * answer.
 */
const longestRefreshMs = 10_000
/** A tab that is awake renews its token sooner, so it learns whether the sign-out of a closed tab happened. */
const longestSignOutMs = 15 * 60_000

const auth = createStore<AuthState>({ status: 'unknown' })
const renewed = new Set<(accessToken: string) => void>()
let accessToken: string | null = null
/**
 * The response that public/first-requests.js has already requested. Read it once, at start: a request sent later waits
 * behind this module for the lock, and waiting for that request here would deadlock.
 */
let firstAnswer = window.classeurFirstRefresh
window.classeurHasBegun = true
/** True while this tab signs out, so that the end of the session isn't reported as unexpected. */
let signingOutHere = false
/** When another tab began to sign out. If that tab is closed meanwhile, it never announces the outcome. */
let signOutElsewhereAt: number | null = null
let refreshing: Promise<boolean> | null = null
let renewal: ReturnType<typeof setTimeout> | undefined

/** The token is kept in memory only; after a reload the refresh cookie gets a new one. */
export const currentAccessToken = (): string | null => accessToken
export const readAuth = (): AuthState => auth.get()
export const onAuthChange = auth.subscribe
export const useAuth = (): AuthState => useSyncExternalStore(auth.subscribe, auth.get)

/** The handler runs with every new access token. Returns the unsubscriber. */
export function onTokenRenewed(handler: (accessToken: string) => void): () => void {
  renewed.add(handler)
  return () => renewed.delete(handler)
}

/**
 * Gets a new access token with the current plan in it. Only one refresh runs at a time in this tab (all callers share
 * it) and across tabs, because using a refresh token twice revokes its whole family. Resolves to true if the person is
 * signed in. Rejects only if the server can't be reached.
 */
export function refresh(): Promise<boolean> {
  refreshing ??= acrossTabs(renew).finally(() => {
    refreshing = null
  })
  return refreshing
}

/**
 * Refreshes after a change of the account or the plan. A refresh that is already running may have read them before the
 * change, so this waits for it and then sends another one.
 */
export async function refreshAnew(): Promise<boolean> {
  await refreshing?.catch(() => undefined)
  return refresh()
}

const acrossTabs = <T>(task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('classeur:refresh', task) : task()

async function renew(): Promise<boolean> {
  let answer: RefreshResponse
  const earlierSignOutAt = signOutElsewhereAt
  try {
    const early = firstAnswer
    firstAnswer = undefined
    const signal = AbortSignal.timeout(longestRefreshMs)
    const body = await sendRequest('/api/auth/refresh', { method: 'POST', body: {}, early, signal })
    const { RefreshResponse } = await import('../answer-schemas.ts')
    answer = RefreshResponse.parse(body)
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 401) throw error
    const wasSignedIn = auth.get().status === 'signed-in'
    dropSession(wasSignedIn ? 'session-ended' : 'never-signed-in')
    return false
  }
  // The session outlived a sign-out that began before this request: the tab was closed before it signed out.
  if (signOutElsewhereAt === earlierSignOutAt) signOutElsewhereAt = null
  accessToken = answer.accessToken
  auth.set({ status: 'signed-in', user: answer.user })
  clearTimeout(renewal)
  const delayMs = Math.max(answer.expiresInSeconds * 1000 - renewBeforeEndMs, 5000)
  renewal = setTimeout(() => void refresh().catch(retryRenewalSoon), delayMs)
  for (const handler of renewed) handler(answer.accessToken)
  return true
}

/** Requests refresh an expired token themselves; this retry is for a page that sends no requests. */
const retryRenewalSoon = () => {
  clearTimeout(renewal)
  renewal = setTimeout(() => void refresh().catch(retryRenewalSoon), bootRetryMs)
}

/**
 * Checks at start whether there is a session. While the server can't be reached, the state stays `unknown` and this
 * retries.
 */
export async function resolveAuth(): Promise<void> {
  try {
    await refresh()
  } catch {
    // The connection banner tells the person, and the guard keeps waiting.
    setTimeout(() => void resolveAuth(), bootRetryMs)
  }
}

const isSigningOut = (): boolean =>
  signingOutHere || (signOutElsewhereAt !== null && Date.now() - signOutElsewhereAt < longestSignOutMs)

/** Drops the session in this tab and clears local storage. Only signing out clears the person's drafts too. */
export function dropSession(reason: SignedOutReason): void {
  accessToken = null
  clearTimeout(renewal)
  // The server ends the session before it answers, so the socket may report the end first. Don't report a deliberate
  // sign-out as an ended session.
  const endReason = isSigningOut() ? 'signed-out' : reason
  if (reason !== 'never-signed-in') clearLocalStorage(endReason === 'signed-out' ? 'nothing' : 'drafts')
  auth.set({ status: 'signed-out', reason: endReason })
}

/**
 * Drops the session in all tabs before another sign-in replaces it; the server ends the old session at that sign-in.
 * Keeps drafts, because nobody has warned the person about losing them: they reappear when the same account signs in.
 */
export function makeWayForSignIn(): void {
  if (auth.get().status !== 'signed-in') return
  dropSession('replaced')
  announceSignOut('replaced')
}

/**
 * Ends the session here, in the other tabs and at the issuer (the browser goes to the issuer's end-session page).
 * Rejects and changes nothing if the server can't be reached.
 */
export async function signOut(): Promise<void> {
  signingOutHere = true
  announceSignOut('begun')
  try {
    const answer = await sendRequest('/api/auth/sign-out', { method: 'POST', body: {}, accessToken })
    const { SignOutResponse } = await import('../answer-schemas.ts')
    const { endSessionUrl } = SignOutResponse.parse(answer)
    dropSession('signed-out')
    announceSignOut('done')
    leaveFor(endSessionUrl)
  } catch (error) {
    announceSignOut('failed')
    throw error
  } finally {
    signingOutHere = false
  }
}

onSignOutElsewhere((step) => {
  signOutElsewhereAt = step === 'begun' ? Date.now() : null
  if (auth.get().status !== 'signed-in') return
  if (step === 'done') dropSession('signed-out')
  if (step === 'replaced') dropSession('replaced-elsewhere')
})
