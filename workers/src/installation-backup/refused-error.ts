/** A backup or restore that was refused or has failed, with a sentence for the operator. */
export class RefusedError extends Error {}

/** Refuses with the reason that the file system gives. */
export const refusedBecause = (sentence: string, cause: unknown): RefusedError =>
  new RefusedError(`${sentence}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })

/** Whether the file system reports that a file or folder doesn't exist; any other error says nothing about that. */
export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Whether the file system refuses every change, as in a snapshot, or every change by this user. */
export const isReadOnly = (error: unknown): boolean =>
  ['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')
