export * from './importing/guess-mapping.ts'
export * from './importing/import-plan.ts'
export * from './importing/plan-import.ts'
export { countKinds, isShownRow, kindOfRow, rowKinds, type RowKind } from './importing/row-kinds.ts'
export { externalIdKey, groupKey, type ImportedFields } from './importing/read-import-row.ts'
export { nameProblem, type NameProblem } from './names/name-problem.ts'
export { cleanText, nameKeys, normaliseName } from './names/normalise-name.ts'
export { nameSearch } from './names/name-search.ts'
export { soundKeysOf, soundQueriesOf, type SoundQuery } from './names/sound-keys.ts'
export { guessNameOrder, type NameOrderGuess } from './names/guess-name-order.ts'
export { splitName, type NameOrder, type SplitName } from './names/split-name.ts'
export * from './pasting/plan-paste.ts'
export * from './pasting/read-pasted-names.ts'
export * from './student-limits.ts'
export {
  importFields,
  maxImportColumns,
  type ImportDecision,
  type ImportMapping,
} from './importing/import-table.ts'
export * from './roster-view.ts'
export { isInClass } from './student.ts'
export { studentTextLimits } from './student-limits.ts'
