export { lessonBrief } from './brief/lesson-brief.ts'
export * from './checks/index.ts'
export * from './fit-phases.ts'
export * from './material/can-rewrite-sample.ts'
export * from './material/find-material.ts'
export { foldedWords, mentions, type WordPatterns } from './material/fold-words.ts'
export {
  agesOfPack,
  sampleLanguages,
  sampleLessonIds,
  samplePackIds,
  samplePacks,
  type SampleLanguage,
  type SampleLessonId,
  type SamplePackId,
} from './material/sample-packs.ts'
export { agesOfLevel, type Ages } from './material/school-ages.ts'
export type { NameRoster } from './names/name-patterns.ts'
export { redactDeep, type Redacted, type ReplacedName } from './names/redact-names.ts'
export * from './phase-plan.ts'
export { hideNames, restoreNames } from './names/restore-names.ts'
export { teachingModels } from './lesson.ts'
export * from './unwritten.ts'
