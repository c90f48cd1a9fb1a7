/** The key of the archive that one attempt writes; attempts never write the same object. */
export const archiveKeyOf = (backupId: string, attempt: number): string =>
  `backups/${backupId}/${String(attempt)}.sealed`

/** The keys of the attempts before this one. */
export const earlierArchiveKeys = (backupId: string, attempt: number): string[] =>
  Array.from({ length: Math.max(0, attempt - 1) }, (_, index) => archiveKeyOf(backupId, index + 1))
