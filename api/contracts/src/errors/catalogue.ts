/** What a caller can rely on for one error code. */
export interface ErrorDefinition {
  /** HTTP status when the error answers a request; the status it would have for one that only ends a job. */
  status: number
  /** The same request may succeed later without a change. */
  retryable: boolean
  /** The person has to do something (sign in, change the input, buy credits) before it can succeed. */
  needsUserAction: boolean
}

const define = (status: number, flags: { retryable?: boolean; needsUserAction?: boolean } = {}) => ({
  status,
  retryable: flags.retryable ?? false,
  needsUserAction: flags.needsUserAction ?? false,
})

/**
 * Every error a person or a client can meet. Words live in the web's i18n files under `errors`,
 * with the same keys; a guard test holds the two together.
 */
export const errorCatalogue = {
  'general/validation-failed': define(400, { needsUserAction: true }),
  'general/not-found': define(404),
  'general/forbidden': define(403),
  'general/origin-refused': define(403),
  'general/payload-too-large': define(413, { needsUserAction: true }),
  'general/unsupported-media-type': define(415),
  'general/too-many-requests': define(429, { retryable: true }),
  'general/unavailable': define(503, { retryable: true }),
  'general/internal': define(500, { retryable: true }),

  'auth/signed-out': define(401, { needsUserAction: true }),
  'auth/session-ended': define(401, { needsUserAction: true }),
  'auth/sign-in-failed': define(400, { retryable: true, needsUserAction: true }),
  'auth/issuer-unavailable': define(503, { retryable: true }),

  'identity/wrong-credentials': define(401, { needsUserAction: true }),
  'identity/email-not-verified': define(403, { needsUserAction: true }),
  'identity/link-invalid': define(400, { needsUserAction: true }),
  'identity/interaction-expired': define(400, { retryable: true }),

  /** The product page fixes this one spelling. */
  profile_incomplete: define(403, { needsUserAction: true }),

  'credits/insufficient': define(402, { needsUserAction: true }),

  'images/storage-full': define(403, { needsUserAction: true }),
  'images/alt-text-missing': define(422, { needsUserAction: true }),

  'generations/request-key-reused': define(422),
  'generations/too-many-waiting': define(429, { retryable: true }),
  'generations/system-busy': define(503, { retryable: true }),
  'generations/blocked-for-violations': define(403, { needsUserAction: true }),
  'generations/not-cancellable': define(409),
  'generations/not-retryable': define(409),
  'generations/provider-unavailable': define(503, { retryable: true }),
  'generations/provider-rate-limited': define(503, { retryable: true }),
  'generations/provider-misconfigured': define(502),
  'generations/output-invalid': define(502, { retryable: true }),
  'generations/output-too-long': define(502, { retryable: true }),
  'generations/storage-unavailable': define(507, { retryable: true }),
  'generations/timed-out': define(504, { retryable: true }),
  'generations/worker-lost': define(500, { retryable: true }),
  'generations/internal': define(500, { retryable: true }),
  'generations/prompt-flagged': define(422, { needsUserAction: true }),
  'generations/output-flagged': define(422, { needsUserAction: true }),
} as const satisfies Record<string, ErrorDefinition>

export type ErrorCode = keyof typeof errorCatalogue

export const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]

/** True when a generation that ended with this code failed through no doing of the teacher ("try again" is then free). */
export const isOurFault = (code: ErrorCode): boolean =>
  code.startsWith('generations/') && !errorCatalogue[code].needsUserAction
