import { z } from 'zod'
import { Timestamp, UserId } from '../identifiers.ts'

/** `GET /api/auth/config`: how sign-in works on this installation (public). */
export const AuthConfig = z.object({
  /** `built-in`: the four identity screens work here; `external`: they show one button to the issuer. */
  issuer: z.enum(['built-in', 'external']),
  /** Host of an external issuer, shown on the button. */
  issuerName: z.string(),
})
export type AuthConfig = z.infer<typeof AuthConfig>

/** `POST /api/auth/refresh`: returns a new access token. The request has no body; the cookie identifies the session. */
export const RefreshResponse = z.object({
  accessToken: z.string(),
  expiresInSeconds: z.number().int(),
  user: z.object({
    id: UserId,
    email: z.string(),
    operator: z.boolean(),
    plan: z.string(),
    /** When the account will be deleted, as the person asked; absent otherwise. */
    deletionDueAt: Timestamp.optional(),
  }),
})
export type RefreshResponse = z.infer<typeof RefreshResponse>

/** `POST /api/auth/sign-out`: the URL that the browser must open next, so that the session at the issuer ends too. */
export const SignOutResponse = z.object({ endSessionUrl: z.string() })
export type SignOutResponse = z.infer<typeof SignOutResponse>

/** One row of `GET /api/auth/sessions`. */
export const SessionSummary = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  current: z.boolean(),
})
export type SessionSummary = z.infer<typeof SessionSummary>
export const SessionList = z.object({ sessions: z.array(SessionSummary) })
