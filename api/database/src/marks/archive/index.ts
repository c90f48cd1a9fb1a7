export { archiveMarkChanges } from './archive-mark-changes.ts'
export { iterateMarkChanges } from './iterate-mark-changes.ts'
export { markChangeArchiveModel } from './mark-change-archive.model.ts'
export { forgetArchivedStudent, replaceArchivedAuthor } from './rewrite-archived.ts'
