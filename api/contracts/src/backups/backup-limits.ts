/** Backups by hand that a person keeps; they stay until their owner deletes them. */
export const mostBackupsByHand = 20
/** Uploaded files that a person keeps; each is deleted after {@link keptDays}. */
export const mostUploads = 5
/** The largest file that can be uploaded. */
export const maxBackupUploadBytes = 10 * 1024 ** 3

/** How long backups are kept, in days; null: until their owner deletes them. */
export const keptDays = {
  nightly: 30,
  weekly: 365,
  'before-restore': 30,
  'by-hand': null,
  uploaded: 7,
  export: 7,
} as const

/** When a backup made now is deleted. */
export function keptUntil(kind: keyof typeof keptDays, now: Date): Date | null {
  const days = keptDays[kind]
  return days === null ? null : new Date(now.getTime() + days * 24 * 3_600_000)
}
