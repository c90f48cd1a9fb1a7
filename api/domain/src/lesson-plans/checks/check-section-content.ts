import type { LessonContent, LessonFacts } from './content/lesson-content.ts'
import type { NoteParams } from './finding.ts'
import type { LessonNoteCode } from './note-codes.ts'
import { sectionFindings, type FatalFinding } from './section-findings.ts'

export interface SectionCheck {
  /** What is wrong, in English sentences for the prompt that asks a model to repair the section. */
  problems: string[]
  /** The same for the teacher, if it isn't repaired, and what no model can repair. */
  notes: { code: LessonNoteCode; params: NoteParams }[]
  /** Why the section must not be shown to a teacher; null if it may. */
  fatal: FatalFinding['code'] | null
}

/** More notes on one section would not be read. */
const mostNotes = 12

/** Everything that code finds in one section, compared with the request and the finished sections. */
export function checkSectionContent(section: LessonContent, facts: LessonFacts): SectionCheck {
  const { fatal, findings } = sectionFindings(section, facts)
  if (fatal) return { problems: [fatal.problem], notes: [], fatal: fatal.code }
  return {
    problems: findings.map(({ problem }) => problem).filter((problem) => problem !== ''),
    notes: findings.slice(0, mostNotes).map(({ code, params }) => ({ code, params })),
    fatal: null,
  }
}
