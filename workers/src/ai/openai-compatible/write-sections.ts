import { AppError, type LessonSectionKey, type OutgoingLesson } from '@classeur/contracts'
import type { LessonPlanEvent } from '../text-generator.ts'
import { askModel } from './connection/ask-model.ts'
import type { ModelConnection } from './connection/model-connection.ts'
import { repairAddition } from './prompts/repair.ts'
import type { SectionGroup } from './prompts/sections/section-group.ts'
import { sectionsPrompt } from './prompts/sections-prompt.ts'
import { isRefusal, isRefusalThroughout } from './answers/read-refusal.ts'
import { readSections, type ReadAnswer, type SectionPiece } from './read-sections.ts'
import { faultyEntries } from './sections/faulty-entries.ts'
import { betterOf, examineSection, type ExaminedSection } from './sections/examine-section.ts'
import type { WrittenSection } from './sections/settle-section.ts'
import { refused } from './answers/stream-once.ts'
import { tokensFor } from './connection/tokens-for.ts'

export interface SectionsTask {
  lesson: OutgoingLesson
  finished: readonly WrittenSection[]
  group: SectionGroup
  keys: readonly LessonSectionKey[]
  /** See `ModelCall`. */
  waitsWhenBusy: boolean
  /** What this task adds to the rules of the group. */
  addition?: string
  /** Problems of a section that only this task has. */
  also?: (section: WrittenSection) => string[]
}

type SectionsEvent = Exclude<LessonPlanEvent, { type: 'revised' }>

/** An error of the second call doesn't matter if the first one brought something to work with. */
const passing = new Set<string>([
  'generations/provider-unavailable',
  'generations/provider-rate-limited',
  'generations/output-too-long',
])

const sectionEvent = ({ section, notes }: ExaminedSection, value: WrittenSection | null = section) =>
  ({ type: 'section', ...value, notes }) as SectionsEvent

/** The state of a task: what is still missing, and the best that was written of it. */
function createProgress({ lesson, finished, keys, also }: SectionsTask) {
  const missing = new Set(keys)
  const best = new Map<LessonSectionKey, ExaminedSection>()
  const answers = new Map<LessonSectionKey, unknown>()
  const written = [...finished]
  return {
    missing,
    isUsable: () => [...missing].every((key) => best.get(key)?.section),
    /**
     * Examines a whole section; returns it if nothing is wrong with it.
     * @throws AppError `generations/output-flagged` if the model declines instead of writing it
     */
    take({ key, value, cut }: Extract<SectionPiece, { type: 'whole' }>): ExaminedSection | null {
      const examined = examineSection(key, value, { lesson, finished: written })
      const declines = examined.section ? isRefusalThroughout(value) : isRefusal(JSON.stringify(value ?? ''))
      if (declines) throw refused()
      if (cut) examined.problems.push(`${key}: the answer was cut off at its end. Write it in fewer words.`)
      if (examined.section) examined.problems.push(...(also?.(examined.section) ?? []))
      answers.set(key, value)
      best.set(key, betterOf(best.get(key), examined))
      if (examined.problems.length > 0 || !examined.section) return null
      missing.delete(key)
      written.push(examined.section)
      return examined
    },
    problems: () =>
      [...missing].flatMap((key) =>
        answers.has(key) ? (best.get(key)?.problems ?? []) : [`${key}: this section is missing.`],
      ),
    /** The entries that are wrong, as far as the problems are about single entries. */
    faulty: () =>
      [...missing].flatMap((key) => {
        const named = faultyEntries(answers.get(key), best.get(key)?.problems ?? [])
        return named.length > 0 ? [`"${key}": ${named.join('; ')}`] : []
      }),
    /** The answers that the problems are about. */
    answered: () =>
      answers.size > 0 ? Object.fromEntries([...answers].filter(([key]) => missing.has(key))) : null,
    best: (key: LessonSectionKey) => best.get(key),
  }
}
type Progress = ReturnType<typeof createProgress>

/**
 * Writes some sections in one request. Sections with problems are requested once more, with the problems named; after
 * that, the better version is taken with notes for the teacher. A section in another language, about another topic, or
 * without what it needs is never taken.
 */
export async function* writeSections(
  connection: ModelConnection,
  task: SectionsTask,
  signal: AbortSignal,
): AsyncGenerator<SectionsEvent> {
  const progress = createProgress(task)
  const first = yield* writeOnce(connection, task, progress, signal)
  if (progress.missing.size === 0) return
  const problems = progress.problems()
  const repair = repairAddition(progress.answered() ?? first.text, problems, progress.faulty())
  try {
    const again = {
      ...task,
      keys: task.keys.filter((key) => progress.missing.has(key)),
      addition: [task.addition, repair].filter(Boolean).join('\n\n'),
      waitsWhenBusy: true,
    }
    yield* writeOnce(connection, again, progress, signal, first)
  } catch (error) {
    const passes = error instanceof AppError && passing.has(error.code)
    if (signal.aborted || !passes || !progress.isUsable()) throw error
  }
  for (const key of task.keys.filter((one) => progress.missing.has(one))) {
    const best = progress.best(key)
    if (!best?.section) throw new AppError('generations/output-invalid', {}, { cause: problems })
    yield sectionEvent(best)
  }
}

/** One request and its answer. `earlier`: the answer that is repaired. */
async function* writeOnce(
  connection: ModelConnection,
  { lesson, finished, group, keys, addition, waitsWhenBusy }: SectionsTask,
  progress: Progress,
  signal: AbortSignal,
  earlier?: ReadAnswer,
): AsyncGenerator<SectionsEvent, ReadAnswer> {
  if (earlier?.end === 'length' && earlier.text.trim() === '' && !connection.habits.reasons) {
    // In JSON mode, some servers send white space until the limit.
    connection.habits = { ...connection.habits, jsonMode: false }
  }
  const build = (contextCharacters: number) =>
    sectionsPrompt({ lesson, finished, group, keys, addition, contextCharacters })
  const maxTokens = tokensFor(group.maxTokens, lesson.request.language) * (earlier?.end === 'length' ? 2 : 1)
  const pieces = readSections(askModel(connection, build, { maxTokens, waitsWhenBusy }, signal), keys)
  let next = await pieces.next()
  try {
    for (; !next.done; next = await pieces.next()) {
      const piece = next.value
      if (!progress.missing.has(piece.key)) continue
      if (piece.type === 'draft') yield { type: 'draft', section: piece.key, value: piece.value }
      else {
        const examined = progress.take(piece)
        if (examined) yield sectionEvent(examined)
      }
    }
  } finally {
    if (!next.done) await pieces.return({ text: '', end: 'cut', complete: false })
  }
  const { text, end, complete } = next.value
  if (progress.problems().length > 0 && progress.answered() === null && isRefusal(text)) throw refused()
  if (end === 'cut' && !complete) throw new AppError('generations/provider-unavailable')
  return next.value
}
