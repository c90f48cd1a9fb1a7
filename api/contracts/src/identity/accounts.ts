import { z } from 'zod'
import { Language } from '../locale.ts'

/**
 * The HTTP face of the built-in issuer (a process of its own under `/oidc`), used by the product's
 * `/login`, `/register`, `/resetpassword` and `/verifyEmail` screens. Errors are problem+json.
 *
 * - `POST /oidc/interaction/{uid}/login`   {@link SignInRequest} → {@link InteractionResponse}
 * - `POST /oidc/interaction/{uid}/verify`  {@link LinkTokenRequest} → {@link InteractionResponse} (confirms the e-mail and signs in)
 * - `GET  /oidc/interaction/{uid}`         with `Accept: application/json` → {@link InteractionDetails}; otherwise redirects to the screen
 * - `POST /oidc/accounts`                  {@link RegisterRequest} → 202 {} (the same for a known address: nothing is given away)
 * - `POST /oidc/accounts/verification`     {@link EmailRequest} → 202 {} (sends the link again)
 * - `POST /oidc/accounts/password-reset`   {@link EmailRequest} → 202 {}
 * - `POST /oidc/accounts/password`         {@link NewPasswordRequest} → 200 {} (ends every session at the issuer)
 */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email())
export const Password = z.string().min(10).max(200)

export const SignInRequest = z.strictObject({ email: Email, password: z.string().min(1).max(200) })
export type SignInRequest = z.infer<typeof SignInRequest>

export const RegisterRequest = z.strictObject({
  email: Email,
  password: Password,
  language: Language,
  /** Where the person was going; carried through the e-mail link. */
  redirectTo: z.string().max(2000).optional(),
})
export type RegisterRequest = z.infer<typeof RegisterRequest>

export const EmailRequest = z.strictObject({ email: Email, language: Language })
export type EmailRequest = z.infer<typeof EmailRequest>

export const LinkTokenRequest = z.strictObject({ token: z.string().min(20).max(200) })
export type LinkTokenRequest = z.infer<typeof LinkTokenRequest>

export const NewPasswordRequest = z.strictObject({ token: z.string().min(20).max(200), password: Password })
export type NewPasswordRequest = z.infer<typeof NewPasswordRequest>

export const InteractionDetails = z.object({ uid: z.string(), prompt: z.string() })
export type InteractionDetails = z.infer<typeof InteractionDetails>

/** Where the browser goes next (same origin), to finish the sign-in. */
export const InteractionResponse = z.object({ redirectTo: z.string() })
export type InteractionResponse = z.infer<typeof InteractionResponse>
