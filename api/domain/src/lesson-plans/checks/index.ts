export { checkSectionContent, type SectionCheck } from './check-section-content.ts'
export type { LessonContent, LessonFacts } from './content/lesson-content.ts'
export { lessonNoteCodes, type LessonNoteCode } from './note-codes.ts'
