export * from './item-check.ts'
export * from './item.ts'
export { formula, richText, typedText } from './rich-text.ts'
export * from './parent-note/index.ts'
export { tierOfShares } from './audience-tier.ts'
export {
  questionsColumn,
  recoveryOf,
  skillColumn,
  topicMean,
  type ExamMarks,
  type RecoveryFigures,
  type RecoveryTopic,
} from './recovery.ts'
export { missedQuestionFor } from './missed-question.ts'
export { practiceSheetFor } from './practice-sheet-for.ts'
export { outgoingSheetText, type OutgoingSheet } from './outgoing-sheet.ts'
export { retestLabel, retestTitle, sheetTitle } from './resource-texts.ts'
export { isInOtherLanguage, textsOfItem, wrongStep } from './written-texts.ts'
