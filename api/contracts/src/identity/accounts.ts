import { z } from 'zod'
import { Language } from '../locale.ts'

/**
 * The HTTP API of the built-in issuer (a separate process under `/oidc`), used by the product's
 * `/login`, `/register`, `/resetpassword` and `/verifyEmail` screens. Errors are problem+json.
 *
 * - `POST /oidc/interaction/{uid}/login`   {@link SignInRequest} → {@link InteractionResponse}
 * - `POST /oidc/interaction/{uid}/verify`  {@link NewPasswordRequest} → {@link InteractionResponse} (creates the account and signs in)
 * - `GET  /oidc/interaction/{uid}`         with `Accept: application/json` → {@link InteractionDetails}; otherwise redirects to the screen
 * - `POST /oidc/accounts`                  {@link RegisterRequest} → 202 {} (also for an address that has an account)
 * - `POST /oidc/accounts/password-reset`   {@link EmailRequest}, {@link PasswordResetQuery} → 202 {}
 * - `POST /oidc/accounts/link`             {@link MailedLinkRequest} → {@link MailedLink} (the link stays usable)
 * - `POST /oidc/accounts/password`         {@link NewPasswordRequest} → 200 {} (ends every session at the issuer)
 */
const Email = z.string().trim().toLowerCase().max(254).pipe(z.email())
export const Password = z.string().min(10).max(200)

export const SignInRequest = z.strictObject({ email: Email, password: z.string().min(1).max(200) })
export type SignInRequest = z.infer<typeof SignInRequest>

/** Contains no password: the person chooses it after opening the emailed link. */
export const RegisterRequest = z.strictObject({
  email: Email,
  language: Language,
  /** Path to open after confirmation; stored with the link but not included in the email. */
  redirectTo: z.string().max(2000).optional(),
})
export type RegisterRequest = z.infer<typeof RegisterRequest>

export const EmailRequest = z.strictObject({ email: Email, language: Language })
export type EmailRequest = z.infer<typeof EmailRequest>

export const PasswordResetQuery = z.object({
  /** Path to open once the person has signed in with the new password. */
  redirect_to: z.string().max(2000).optional(),
})
export type PasswordResetQuery = z.infer<typeof PasswordResetQuery>

const LinkToken = z.string().min(20).max(200)

export const MailedLinkRequest = z.strictObject({ token: LinkToken })
export type MailedLinkRequest = z.infer<typeof MailedLinkRequest>

/** The data of an emailed link, so that its page can show the address before the person acts. */
export const MailedLink = z.object({
  email: z.string(),
  purpose: z.enum(['verification', 'password-reset']),
  /** A safe path in the product. */
  redirectTo: z.string(),
})
export type MailedLink = z.infer<typeof MailedLink>

export const NewPasswordRequest = z.strictObject({ token: LinkToken, password: Password })
export type NewPasswordRequest = z.infer<typeof NewPasswordRequest>

export const InteractionDetails = z.object({ uid: z.string(), prompt: z.string() })
export type InteractionDetails = z.infer<typeof InteractionDetails>

/** The URL (same origin) that the browser opens next to finish the sign-in. */
export const InteractionResponse = z.object({ redirectTo: z.string() })
export type InteractionResponse = z.infer<typeof InteractionResponse>
