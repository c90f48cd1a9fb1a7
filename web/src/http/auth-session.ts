import type { RefreshResponse } from '@classeur/contracts'
import { useSyncExternalStore } from 'react'
import { createStore } from '../config/create-store.ts'
import { leaveFor } from '../config/leave-for.ts'
import { clearLocalStorage } from './local-storage-at-sign-out.ts'
import { ProblemError } from './problem-error.ts'
import { sendRequest } from './send-request.ts'
import { announceSignOut, onSignOutElsewhere } from './sign-out-channel.ts'

declare global {
  interface Window {
    /** Answer to the first refresh, asked for by public/first-requests.js; undefined when none came. */
    classeurFirstRefresh?: Promise<Response | undefined>
    /** Set when it was looked for: public/first-requests.js comes too late from then on, and asks for nothing. */
    classeurHasBegun?: boolean
  }
}

export type SignedInUser = RefreshResponse['user']
/** Why a person finds themselves signed out, for the words on the sign-in screen. */
export type SignedOutReason = 'never-signed-in' | 'signed-out' | 'session-ended' | 'replaced'
export type AuthState =
  | { status: 'unknown' }
  | { status: 'signed-out'; reason: SignedOutReason }
  | { status: 'signed-in'; user: SignedInUser }

/** Renew this long before the token ends, so that requests and the socket never meet an ended one. */
const renewBeforeEndMs = 60_000
const bootRetryMs = 2000

const auth = createStore<AuthState>({ status: 'unknown' })
const renewed = new Set<(accessToken: string) => void>()
let accessToken: string | null = null
/**
 * What public/first-requests.js has asked for already. Looked for once: an answer that is asked for later waits
 * behind this module in the queue of the lock, and waiting for it in turn would never end.
 */
let firstAnswer = window.classeurFirstRefresh
window.classeurHasBegun = true
/** Here or in another tab: the end of the session is then no surprise. */
let signingOut = false
let refreshing: Promise<boolean> | null = null
let renewal: ReturnType<typeof setTimeout> | undefined

/** In memory only: a reload gets a new one with the refresh cookie. */
export const currentAccessToken = (): string | null => accessToken
export const readAuth = (): AuthState => auth.get()
export const onAuthChange = auth.subscribe
export const useAuth = (): AuthState => useSyncExternalStore(auth.subscribe, auth.get)

/** Runs with every new access token. Returns the unsubscriber. */
export function onTokenRenewed(handler: (accessToken: string) => void): () => void {
  renewed.add(handler)
  return () => renewed.delete(handler)
}

/**
 * The force refresh: a new access token with the plan as it is now. One at a time in this tab (all callers share
 * it) and across tabs, because a refresh token that is used twice ends its whole family. Resolves to whether the
 * person is signed in; rejects only when the server cannot be reached.
 */
export function refresh(): Promise<boolean> {
  refreshing ??= acrossTabs(renew).finally(() => {
    refreshing = null
  })
  return refreshing
}

const acrossTabs = <T>(task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('classeur:refresh', task) : task()

async function renew(): Promise<boolean> {
  let answer: RefreshResponse
  try {
    const early = firstAnswer
    firstAnswer = undefined
    const body = await sendRequest('/api/auth/refresh', { method: 'POST', body: {}, early })
    const { RefreshResponse } = await import('./answer-schemas.ts')
    answer = RefreshResponse.parse(body)
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 401) throw error
    const wasSignedIn = auth.get().status === 'signed-in'
    dropSession(wasSignedIn ? 'session-ended' : 'never-signed-in')
    return false
  }
  accessToken = answer.accessToken
  auth.set({ status: 'signed-in', user: answer.user })
  clearTimeout(renewal)
  const delayMs = Math.max(answer.expiresInSeconds * 1000 - renewBeforeEndMs, 5000)
  renewal = setTimeout(() => void refresh().catch(retryRenewalSoon), delayMs)
  for (const handler of renewed) handler(answer.accessToken)
  return true
}

/** The next request refreshes by itself; this only keeps a page that sends nothing alive. */
const retryRenewalSoon = () => {
  clearTimeout(renewal)
  renewal = setTimeout(() => void refresh().catch(retryRenewalSoon), bootRetryMs)
}

/** Finds out at start whether there is a session; stays `unknown` and tries again while the server is away. */
export async function resolveAuth(): Promise<void> {
  try {
    await refresh()
  } catch {
    // The connection banner says it; the guard keeps waiting.
    setTimeout(() => void resolveAuth(), bootRetryMs)
  }
}

/** Drops the session in this tab and clears local storage. Only signing out clears the person's drafts too. */
export function dropSession(reason: SignedOutReason): void {
  accessToken = null
  clearTimeout(renewal)
  // The server ends the session before it answers: what is heard of that is no surprise to who signs out.
  const known = signingOut ? 'signed-out' : reason
  if (reason !== 'never-signed-in') clearLocalStorage(known === 'signed-out' ? 'nothing' : 'drafts')
  auth.set({ status: 'signed-out', reason: known })
}

/**
 * Drops the session in all tabs before another sign-in replaces it. The server ends the old session at that sign-in.
 * Nobody told the person that drafts would go, so drafts stay and wait for their account.
 */
export function makeWayForSignIn(): void {
  if (auth.get().status !== 'signed-in') return
  dropSession('replaced')
  announceSignOut('replaced')
}

/**
 * Ends the session here, in the other tabs and at the issuer (the browser leaves for its end-session page).
 * Rejects, with nothing changed, when the server could not be told.
 */
export async function signOut(): Promise<void> {
  signingOut = true
  announceSignOut('begun')
  try {
    const answer = await sendRequest('/api/auth/sign-out', { method: 'POST', body: {}, accessToken })
    const { SignOutResponse } = await import('./answer-schemas.ts')
    const { endSessionUrl } = SignOutResponse.parse(answer)
    dropSession('signed-out')
    announceSignOut('done')
    leaveFor(endSessionUrl)
  } catch (error) {
    announceSignOut('failed')
    throw error
  } finally {
    signingOut = false
  }
}

onSignOutElsewhere((step) => {
  signingOut = step === 'begun'
  if (auth.get().status !== 'signed-in') return
  if (step === 'done') dropSession('signed-out')
  if (step === 'replaced') dropSession('replaced')
})
