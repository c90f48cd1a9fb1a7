import type { Restore, RestoreConflict, RestorePreviewClass } from '@classeur/contracts'
import type { RestoreConflictDocument, RestoreDocument, StoredPreviewClass } from '@classeur/database'

/** The classes of a person's plan now. */
export interface ClassUse {
  openClasses: number
  classLimit: number
}

/** A preview of an older version doesn't say it for each method; then every class counts that isn't here already. */
export const takesSlotOf = ({ takesSlot, here }: StoredPreviewClass): RestorePreviewClass['takesSlot'] =>
  typeof takesSlot === 'object' ? takesSlot : { copy: true, inPlace: here !== 'present' }

/** A restore as its owner sees it. */
export function viewOf(restore: RestoreDocument, use: ClassUse): Restore {
  const { preview, result } = restore
  return {
    id: String(restore._id),
    ...{ backupId: restore.backupId, state: restore.state, progress: restore.progress },
    ...{ error: restore.error, refusedFile: restore.refusedFile },
    preview: preview && {
      ...{ lessonPlans: preview.lessonPlans, pictures: preview.pictures, files: preview.files, ...use },
      picturesWithoutFile: preview.picturesWithoutFile ?? 0,
      classes: preview.classes.map((one) => ({
        ...{ classId: one.classId, name: one.name, colour: one.colour, here: one.here, counts: one.counts },
        takesSlot: takesSlotOf(one),
      })),
    },
    ...{ method: restore.method, classIds: restore.classIds, snapshotId: restore.snapshotId },
    result: result && {
      ...{ classes: result.classes, counts: result.counts },
      ...{ keptMarks: result.keptMarks, keptDocuments: result.keptDocuments },
    },
    createdAt: restore.createdAt.toISOString(),
    archivedAt: restore.archivedAt?.toISOString() ?? null,
    finishedAt: restore.finishedAt?.toISOString() ?? null,
    undoUntil: restore.undoUntil?.toISOString() ?? null,
    seq: restore.seq,
  }
}

export const conflictView = (conflict: RestoreConflictDocument): RestoreConflict => ({
  id: conflict._id,
  ...{ classId: conflict.classId, className: conflict.className },
  ...{ examId: conflict.examId, examTitle: conflict.examTitle },
  ...{ studentName: conflict.studentName, questionLabel: conflict.questionLabel },
  ...{ archived: conflict.archived, here: conflict.here },
})
