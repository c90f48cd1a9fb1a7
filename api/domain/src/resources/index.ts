export * from './item-check.ts'
export * from './item.ts'
export { formula, richText, typedText } from './rich-text.ts'
export { tierOfShares } from './audience-tier.ts'
export {
  recoveryOf,
  skillMean,
  type ExamMarks,
  type RecoveryFigures,
  type SkillRecovery,
} from './recovery.ts'
