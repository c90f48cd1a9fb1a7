export type { NoteError, NoteFacts, NoteName, NoteText, NoteWork } from './note-facts.ts'
export { noteFindings, type NoteFinding, type NoteProblem } from './note-findings.ts'
export { noteRules } from './note-rules.ts'
export { parentNote } from './parent-note.ts'
