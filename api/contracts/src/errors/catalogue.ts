/** The properties of one error code. */
export interface ErrorDefinition {
  /** The HTTP status of the response; for errors that only end a job, the status it would have. */
  status: number
  /** Whether the same request may succeed later. */
  retryable: boolean
  /** Whether the user must act (sign in, change the input, buy credits) before it can succeed. */
  needsUserAction: boolean
}

const define = (status: number, flags: { retryable?: boolean; needsUserAction?: boolean } = {}) => ({
  status,
  retryable: flags.retryable ?? false,
  needsUserAction: flags.needsUserAction ?? false,
})

/**
 * Every error that users or clients can get. The web's i18n files contain their texts under `errors`, with the same
 * keys; a guard test keeps both in step.
 */
export const errorCatalogue = {
  'general/validation-failed': define(400, { needsUserAction: true }),
  'general/not-found': define(404),
  'general/forbidden': define(403),
  'general/origin-refused': define(403),
  'general/host-refused': define(421),
  'general/payload-too-large': define(413, { needsUserAction: true }),
  'general/unsupported-media-type': define(415),
  'general/too-many-requests': define(429, { retryable: true }),
  'general/unavailable': define(503, { retryable: true }),
  'general/internal': define(500, { retryable: true }),

  'auth/signed-out': define(401, { needsUserAction: true }),
  'auth/session-ended': define(401, { needsUserAction: true }),
  'auth/sign-in-too-old': define(403, { needsUserAction: true }),
  'auth/sign-in-failed': define(400, { retryable: true, needsUserAction: true }),
  'auth/issuer-unavailable': define(503, { retryable: true }),

  'identity/wrong-credentials': define(401, { needsUserAction: true }),
  'identity/link-invalid': define(400, { needsUserAction: true }),
  'identity/link-replaced': define(400, { needsUserAction: true }),
  'identity/password-common': define(422, { needsUserAction: true }),
  'identity/password-personal': define(422, { needsUserAction: true }),
  'identity/interaction-expired': define(400, { retryable: true }),

  /** The product specification prescribes this spelling. */
  profile_incomplete: define(403, { needsUserAction: true }),

  'account/email-differs': define(422, { needsUserAction: true }),
  'account/last-admin': define(409, { needsUserAction: true }),
  'account/deletion-pending': define(409, { needsUserAction: true }),
  'account/deletion-running': define(409),

  'credits/insufficient': define(402, { needsUserAction: true }),

  'billing/unavailable': define(503),
  'billing/provider-unavailable': define(503, { retryable: true }),
  'billing/not-for-sale': define(422, { needsUserAction: true }),
  'billing/already-subscribed': define(409, { needsUserAction: true }),
  'billing/school-admin-only': define(403, { needsUserAction: true }),
  'billing/school-subscribed': define(409, { needsUserAction: true }),
  'billing/change-planned': define(409, { needsUserAction: true }),
  'billing/no-subscription': define(409, { needsUserAction: true }),
  'billing/payment-open': define(409, { needsUserAction: true }),
  'billing/payment-declined': define(402, { needsUserAction: true }),
  'billing/order-closed': define(409, { needsUserAction: true }),
  'billing/event-refused': define(400),
  'billing/refund-refused': define(422, { needsUserAction: true }),

  'images/storage-full': define(403, { needsUserAction: true }),
  'images/alt-text-missing': define(422, { needsUserAction: true }),
  'images/labels-changed': define(409, { needsUserAction: true }),
  'images/unpublishable': define(422, { needsUserAction: true }),
  'images/names-of-students': define(422, { needsUserAction: true }),
  'images/decided-meanwhile': define(409, { needsUserAction: true }),
  'images/upload-refused': define(422, { needsUserAction: true }),
  'images/upload-too-large': define(413, { needsUserAction: true }),

  'classes/limit-reached': define(403, { needsUserAction: true }),
  'classes/archived': define(409, { needsUserAction: true }),
  'classes/over-limit': define(403, { needsUserAction: true }),
  'classes/changed-meanwhile': define(409, { retryable: true }),

  'restores/document-refused': define(422, { needsUserAction: true }),
  'restores/damaged': define(422, { needsUserAction: true }),
  'restores/newer-version': define(422, { needsUserAction: true }),
  'restores/copy-only': define(409, { needsUserAction: true }),
  'restores/running': define(409, { retryable: true }),
  'restores/not-ready': define(409, { needsUserAction: true }),
  'restores/no-free-classes': define(403, { needsUserAction: true }),
  'restores/storage-full': define(507, { retryable: true }),
  'restores/storage-limit': define(403, { needsUserAction: true }),
  'restores/undecided': define(422, { needsUserAction: true }),
  'restores/not-undoable': define(409),
  'restores/snapshot-failed': define(503, { retryable: true }),
  'restores/failed': define(500, { retryable: true }),

  'students/limit-reached': define(403, { needsUserAction: true }),
  'students/over-limit': define(403, { needsUserAction: true }),
  'students/duplicate-external-id': define(409, { needsUserAction: true }),
  'students/roster-changed': define(409, { retryable: true, needsUserAction: true }),
  'students/import-undecided': define(422, { needsUserAction: true }),
  'students/import-not-undoable': define(409),
  'students/group-name-taken': define(409, { needsUserAction: true }),

  'trash/class-in-trash': define(409, { needsUserAction: true }),
  'trash/exam-in-trash': define(409, { needsUserAction: true }),

  'imports/unreadable': define(422, { needsUserAction: true }),
  'imports/too-large': define(413, { needsUserAction: true }),
  'imports/too-many-rows': define(422, { needsUserAction: true }),
  'imports/busy': define(503, { retryable: true }),

  'members/already-member': define(409, { needsUserAction: true }),
  'members/owner-stays': define(409, { needsUserAction: true }),
  'members/no-transfer': define(409, { needsUserAction: true }),
  'invitations/too-many': define(429, { needsUserAction: true }),
  'invitations/mail-unavailable': define(503, { retryable: true }),

  'join/not-available': define(404, { needsUserAction: true }),
  'join/already-there': define(409),
  'join/link-exists': define(409, { needsUserAction: true }),
  'join/request-over': define(409),

  'lesson-plans/objectives-changed': define(409, { retryable: true, needsUserAction: true }),
  'lesson-plans/section-changed': define(409, { retryable: true, needsUserAction: true }),
  'lesson-plans/changed-meanwhile': define(409, { retryable: true, needsUserAction: true }),
  'lesson-plans/rewrite-running': define(409, { retryable: true }),
  'lesson-plans/cannot-rewrite': define(422, { needsUserAction: true }),

  'resources/changed-meanwhile': define(409, { retryable: true, needsUserAction: true }),
  'resources/item-locked': define(409, { needsUserAction: true }),
  'resources/rewrite-running': define(409, { retryable: true }),
  'resources/not-written': define(409, { retryable: true }),
  'resources/no-items': define(422, { needsUserAction: true }),
  'resources/no-readers': define(422),
  'resources/unknown-choice': define(422, { needsUserAction: true }),
  'resources/cannot-make': define(422, { needsUserAction: true }),

  'exams/read-only': define(409, { needsUserAction: true }),
  'exams/changed-meanwhile': define(409, { retryable: true, needsUserAction: true }),
  'exams/answer-missing': define(422, { needsUserAction: true }),
  'exams/unknown-skill': define(422, { needsUserAction: true }),
  'exams/status-not-allowed': define(409, { needsUserAction: true }),
  'exams/not-reviewed': define(409, { needsUserAction: true }),
  'exams/too-many-phrases': define(409, { needsUserAction: true }),

  'schools/last-admin': define(409, { needsUserAction: true }),
  'schools/skill-code-taken': define(409, { needsUserAction: true }),
  'schools/skill-cycle': define(422, { needsUserAction: true }),
  'schools/logo-unreadable': define(422, { needsUserAction: true }),
  'schools/changed-meanwhile': define(409, { retryable: true }),
  'schools/error-type-name-taken': define(409, { needsUserAction: true }),
  'schools/error-type-letter-taken': define(409, { needsUserAction: true }),
  'schools/too-many-error-types': define(409, { needsUserAction: true }),

  'generations/request-key-reused': define(422),
  'generations/too-many-waiting': define(429, { retryable: true }),
  'generations/system-busy': define(503, { retryable: true }),
  'generations/blocked-for-violations': define(403, { needsUserAction: true }),
  'generations/cannot-draw': define(422, { needsUserAction: true }),
  'generations/no-material': define(422, { needsUserAction: true }),
  'generations/item-unavailable': define(409, { needsUserAction: true }),
  'generations/source-unavailable': define(409, { needsUserAction: true }),
  'generations/access-lost': define(403, { needsUserAction: true }),
  'generations/not-cancellable': define(409),
  'generations/not-retryable': define(409),
  'generations/provider-unavailable': define(503, { retryable: true }),
  'generations/provider-rate-limited': define(503, { retryable: true }),
  'generations/provider-misconfigured': define(502),
  'generations/output-invalid': define(502, { retryable: true }),
  'generations/output-too-long': define(502, { retryable: true }),
  'generations/picture-unusable': define(502),
  'generations/storage-unavailable': define(507, { retryable: true }),
  'generations/timed-out': define(504, { retryable: true }),
  'generations/worker-lost': define(500, { retryable: true }),
  'generations/internal': define(500, { retryable: true }),
  'generations/prompt-flagged': define(422, { needsUserAction: true }),
  'generations/class-data-flagged': define(422, { needsUserAction: true }),
  'generations/output-flagged': define(422, { needsUserAction: true }),

  'backups/already-running': define(409, { needsUserAction: true }),
  'backups/too-many': define(409, { needsUserAction: true }),
  'backups/too-many-uploads': define(409, { needsUserAction: true }),
  'backups/not-stoppable': define(409),
  'backups/not-ready': define(409, { retryable: true }),
  'backups/link-expired': define(410, { needsUserAction: true }),
  'backups/upload-incomplete': define(400, { retryable: true }),
  'backups/not-an-archive': define(422, { needsUserAction: true }),
  'backups/damaged': define(422),
  'backups/storage-full': define(507, { retryable: true }),
  'backups/storage-unavailable': define(503, { retryable: true }),
  'backups/timed-out': define(504, { retryable: true }),
  'backups/worker-lost': define(500, { retryable: true }),
  'backups/internal': define(500, { retryable: true }),
} as const satisfies Record<string, ErrorDefinition>

export type ErrorCode = keyof typeof errorCatalogue

export const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]

/** Whether a failure with this code isn't the teacher's fault, so that a retry is free. */
export const isOurFault = (code: ErrorCode): boolean =>
  code.startsWith('generations/') && !errorCatalogue[code].needsUserAction
