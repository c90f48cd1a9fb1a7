import type { Readable } from 'node:stream'

/**
 * The collections of an archive, in the order of their entries. Documents of one class stand together, in the order of
 * `classes`, so that a reader handles one class at a time.
 */
export const archivedCollections = [
  'classes',
  'rosters',
  'exams',
  'term_choices',
  'structure_changes',
  'mark_rows',
  'mark_changes',
  'overall_comments',
  'comment_bank',
  'phrases',
  'class_activities',
  'lesson_plans',
  'lesson_plan_versions',
  'resources',
  'resource_versions',
  'images',
  'profile',
  'skill_libraries',
  'error_type_libraries',
] as const
export type ArchivedCollection = (typeof archivedCollections)[number]

/** A document with dates and ids as values of their own; a line of the archive is its relaxed MongoDB Extended JSON. */
export type ArchivedDocument = Record<string, unknown>

/** A media file and its key in the storage. The caller must read each opened stream to its end or destroy it. */
export interface ArchivedMedia {
  key: string
  sizeBytes: number
  open: () => Promise<Readable>
}

/** What a writer puts into an archive. Everything is pulled, so nothing waits in memory. */
export interface ArchiveSource {
  createdAt: Date
  /** The person whose data it is. */
  ownerId: string
  withMedia: boolean
  /** The content of `README.txt`, which explains the archive in the owner's language. */
  readme: string
  documents(collection: ArchivedCollection): AsyncIterable<ArchivedDocument>
  /** Workbooks for people, one per class: `6B Mathematics.xlsx`; names are made safe and unique by the writer. */
  workbooks(): AsyncIterable<{ name: string; bytes: Uint8Array }>
  /** The stored files; empty without media. */
  media(): AsyncIterable<ArchivedMedia>
  /** Further files at the root, such as a JSON Schema. */
  extraFiles?(): AsyncIterable<{ name: string; bytes: Uint8Array }>
}

export interface ArchiveProgress {
  files: number
  bytes: number
}

/** Options for reading or writing a whole archive: progress and cancellation. */
export interface ArchiveRun {
  onProgress?: (progress: ArchiveProgress) => void
  signal?: AbortSignal
}

/** A file that is read at any position, such as a stored archive. */
export interface RandomAccessFile {
  readonly sizeBytes: number
  /** The bytes from `start` up to and without `end`. @throws DamagedFileError if they were altered */
  stream(start: number, end: number): Readable
}
