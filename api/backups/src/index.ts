export { archiveKeyOf, earlierArchiveKeys } from './archive-keys.ts'
export { RefusedDocumentError, type ReadableArchive } from './restore/archive/readable-archive.ts'
export { createApplyCells, type CellsResult, type WrittenCell } from './restore/apply/apply-cells.ts'
export { createCheckArchive } from './restore/check/check-archive.ts'
export { checkRestorable } from './restore/check/check-restorable.ts'
export { CopyOnlyError, snapshotIdOf, type RestoringPerson } from './restore/plan/plan-restore.ts'
export { StorageLimitError } from './restore/plan/plan-pictures.ts'
export { forgetRestores } from './restore/forget-restores.ts'
export {
  createRunRestore,
  RestoreFailedError,
  type RestoredClassChange,
  type RunRestore,
  type WrittenMarks,
} from './restore/run-restore.ts'
export {
  collectSource,
  type CollectDependencies,
  type CollectedPerson,
  type CollectedSource,
} from './collect/collect-source.ts'
export { createReadClassWorkbook, type WorkbookSources } from './collect/read-class-workbook.ts'
export { SourceChangedError } from './collect/source-changed-error.ts'
export { exportSchemas, type ExportFile } from './export/export-schemas.ts'
export { exportSource } from './export/export-source.ts'
