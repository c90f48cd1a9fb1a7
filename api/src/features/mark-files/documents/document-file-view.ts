import type { DocumentFile } from '@classeur/contracts'
import type { DocumentGeneration } from '@classeur/database'

/** A pack as its owner's list shows it. */
export const documentFileView = ({ _id, finishedAt, document }: DocumentGeneration): DocumentFile => ({
  id: String(_id),
  madeAt: (finishedAt ?? _id.getTimestamp()).toISOString(),
  students: document.students,
  sizeBytes: document.sizeBytes,
})
