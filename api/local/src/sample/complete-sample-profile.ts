import {
  defaultKeyboardPreferences,
  defaultNotificationPreferences,
  InteractionResponse,
  RefreshResponse,
  type SaveUserInfoRequest,
  type SignInRequest,
} from '@classeur/contracts'
import type { z } from 'zod'
import { createBrowserLikeClient } from './browser-like-client.ts'

const profile: SaveUserInfoRequest = {
  displayName: 'Demo Teacher',
  role: 'teacher',
  subjects: ['Mathematics'],
  language: 'en',
  digits: 'latin',
  theme: 'system',
  keyboard: defaultKeyboardPreferences,
  notifications: defaultNotificationPreferences,
}

async function read<Schema extends z.ZodType>(schema: Schema, response: Response): Promise<z.output<Schema>> {
  if (!response.ok) throw new Error(`${new URL(response.url).pathname} answered ${response.status}`)
  return schema.parse(await response.json())
}

/**
 * Signs in with the sample account like a person, and completes its profile with the sample class unless it
 * already has one, so that the home page of a trial isn't empty.
 * @throws Error if any step is refused
 */
export async function completeSampleProfile(origin: string, account: SignInRequest): Promise<void> {
  const { request, follow } = createBrowserLikeClient(origin)
  const passed = await follow('/api/auth/login')
  const uid = passed.map((path) => /\/oidc\/interaction\/([\w-]+)/.exec(path)?.[1]).find(Boolean)
  if (uid === undefined) throw new Error(`the sign-in led to ${passed.at(-1)}`)
  const signedIn = await request(`/oidc/interaction/${uid}/login`, { method: 'POST', body: account })
  await follow((await read(InteractionResponse, signedIn)).redirectTo)
  const refreshed = await request('/api/auth/refresh', { method: 'POST', body: {} })
  const { accessToken: token, user } = await read(RefreshResponse, refreshed)
  const path = `/api/user_info/${user.id}`
  const stored = await request(path, { token })
  if (stored.status === 404) {
    // A trial runs on the person's own machine.
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const savePath = `${path}?timeZone=${encodeURIComponent(timeZone)}`
    const saved = await request(savePath, { method: 'PUT', body: profile, token })
    if (!saved.ok) throw new Error(`${path} answered ${saved.status}`)
    const sample = await request('/api/classes/sample', { method: 'POST', body: {}, token })
    if (!sample.ok) throw new Error(`the sample class answered ${sample.status}`)
  }
  await request('/api/auth/sign-out', { method: 'POST', body: {}, token })
}
