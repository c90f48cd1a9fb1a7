import type {
  ClassRepository,
  LessonPlanVersions,
  MarkRowRepository,
  RestoredDocuments,
  StructureChangeDocument,
} from '@classeur/database'
import type { ApplyCells, WrittenCell } from './apply-cells.ts'

/** The files of an archive and of the storage. */
export interface RestoredFiles {
  /** Copies a file of the archive into the storage, unless it is there already. Returns whether it wrote it. */
  copy(source: string, key: string): Promise<boolean>
  delete(key: string): Promise<void>
}

export interface StepDependencies {
  documents: Pick<RestoredDocuments, 'add' | 'addOne' | 'change' | 'find' | 'list' | 'listOfClass' | 'remove'>
  classes: Pick<ClassRepository, 'inFreeSlot'>
  rows: Pick<MarkRowRepository, 'raiseFence'>
  applyCells: ApplyCells
  lessonVersions: Pick<LessonPlanVersions, 'record'>
  /** Deletes everything about students of a class who aren't in its roster. */
  forgetStudents: (
    classId: string,
    students: readonly { id: string; firstName: string; lastName: string }[],
  ) => Promise<void>
  files: RestoredFiles
  /** Receives the cells that a step wrote. */
  onCells: (examId: string, written: readonly WrittenCell[]) => void
}

/** Who restores what; the same for all steps. */
export interface StepContext {
  restoreId: string
  ownerId: string
  /** How many classes the plan of the person allows. */
  classLimit: number
  /** Distinguishes a restore from its undo, in ids that follow from the restore. */
  direction: 'restore' | 'undo'
  at: Date
}

/** The plan of the person has no free slot for a class. */
export class NoFreeClassError extends Error {}

export type NewStructureChangeDocument = Omit<StructureChangeDocument, '_id'> & { _id: string }
