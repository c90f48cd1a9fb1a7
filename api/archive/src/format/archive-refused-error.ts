/** Why an archive is refused. The texts for people are in the web's translations, one per reason. */
export const archiveRefusals = [
  /** The file isn't a ZIP, or a ZIP of something else. */
  'not-an-archive',
  /** The end of the file is missing. */
  'truncated',
  /** The structure of the ZIP contradicts itself. */
  'broken-structure',
  /** Two entries share bytes of the file. */
  'overlapping-files',
  /** A name that could lead out of a folder, or that isn't portable. */
  'unsafe-path',
  /** The entry is a folder, a link or a device. */
  'not-a-file',
  /** Two files with the same name, or with names that differ only in case or in Unicode normalisation. */
  'duplicate-file',
  'too-many-files',
  'too-large',
  /** A small file that unpacks to a huge one. */
  'bomb',
  'encrypted',
  'unsupported-compression',
  'missing-manifest',
  'invalid-manifest',
  /** A newer version of the product created the archive. */
  'newer-version',
  /** The manifest names a file that isn't there. */
  'missing-file',
  /** A file that the manifest doesn't name. */
  'unlisted-file',
  /** This version of the format has no such file. */
  'unexpected-file',
  'wrong-size',
  'wrong-hash',
  /** The content doesn't match the file extension. */
  'wrong-type',
  /** The manifest counts other documents than there are. */
  'wrong-count',
  /** A line that isn't one document of Extended JSON within the limits. */
  'invalid-line',
] as const
export type ArchiveRefusal = (typeof archiveRefusals)[number]

/** Thrown when an archive breaks a rule of its format. The reader then uses none of its content. */
export class ArchiveRefusedError extends Error {
  override name = 'ArchiveRefusedError'
  readonly reason: ArchiveRefusal
  /** The file inside the archive, if the reason concerns one; from an untrusted archive, at most 200 characters. */
  readonly file: string | undefined
  /** The line inside the file, from 1. */
  readonly line: number | undefined

  constructor(reason: ArchiveRefusal, where: { file?: string; line?: number; cause?: unknown } = {}) {
    super(`the archive is refused: ${reason}`, { cause: where.cause })
    this.reason = reason
    this.file = where.file?.slice(0, 200)
    this.line = where.line
  }
}
