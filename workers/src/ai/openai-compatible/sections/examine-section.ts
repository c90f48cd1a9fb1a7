import type { LessonNote, LessonSectionKey, OutgoingLesson } from '@classeur/contracts'
import { checkSectionContent, type LessonFacts, type SectionCheck } from '@classeur/domain/lesson-plans'
import { frenchSpaces } from './french-spaces.ts'
import { plannedTasks, timetableOf } from '../prompts/timetable.ts'
import { readSection, readSectionInPart } from './read-section.ts'
import { settleSection, type WrittenSection } from './settle-section.ts'

/** A section of an answer, with everything that code found in it. */
export interface ExaminedSection {
  key: LessonSectionKey
  /** Null if it can't be used at all. */
  section: WrittenSection | null
  /** English sentences for the prompt that requests a repair. */
  problems: string[]
  /** For the teacher, if it stays as it is. */
  notes: LessonNote[]
  fatal: SectionCheck['fatal'] | 'schema'
}

export interface Examination {
  lesson: OutgoingLesson
  finished: readonly WrittenSection[]
}

/** These are worth a note, but not another call: they change nothing that is taught. */
const minor: ReadonlySet<string> = new Set([
  'reading-level',
  'code-not-run',
  'quiz-minutes',
  'material-not-listed',
])

const factsOf = ({ lesson, finished }: Examination): LessonFacts => ({
  language: lesson.request.language,
  request: lesson.request,
  objectives: lesson.objectives,
  finished,
  groups: lesson.context?.groups.map(({ letter }) => letter) ?? [],
  plannedTasks: plannedTasks(timetableOf(lesson.request, lesson.objectives.length)).map(({ id }) => id),
})

/** Reads a section and checks its content. A part that doesn't fit the schema is left out and named. */
export function examineSection(
  key: LessonSectionKey,
  json: unknown,
  { lesson, finished }: Examination,
): ExaminedSection {
  const read = readSection(key, json)
  const misfits = 'problems' in read ? read.problems : []
  const usable = 'problems' in read ? readSectionInPart(key, json) : read
  if (!usable) return { key, section: null, problems: misfits, notes: [], fatal: 'schema' }
  const value = lesson.request.language === 'fr' ? frenchSpaces(usable.value) : usable.value
  const written = { key, value } as WrittenSection
  const section = settleSection(written, lesson, finished)
  const { problems, notes, fatal } = checkSectionContent(section, factsOf({ lesson, finished }))
  const isMinor = notes.length > 0 && notes.every(({ code }) => minor.has(code))
  return {
    key,
    section: fatal ? null : section,
    problems: [...misfits, ...(isMinor && !fatal ? [] : problems)],
    notes: [...usable.left.map((part): LessonNote => ({ code: 'left-out', params: { part } })), ...notes],
    fatal,
  }
}

/** Of two versions of a section, the one with which a teacher has less work. */
export function betterOf(one: ExaminedSection | undefined, other: ExaminedSection): ExaminedSection {
  if (!one?.section) return other
  if (!other.section) return one
  return other.notes.length <= one.notes.length ? other : one
}
