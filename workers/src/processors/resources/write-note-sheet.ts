import { AppError, type NoteTask, type ParentNote, type ResourceSheetInput } from '@classeur/contracts'
import type { ReadNameRoster, WrittenSheet } from '@classeur/database'
import { restoreNames } from '@classeur/domain/lesson-plans'
import { noteFindings, noteLacks, type NoteText } from '@classeur/domain/resources'
import type { ResourceGenerator } from '../../ai/resource-generator.ts'
import type { GenerationContext } from '../../runtime/generation-context.ts'
import type { createRefuseFlagged } from '../refuse-flagged.ts'
import { refusedRequest } from '../refused-request.ts'

export interface NoteDependencies {
  resource: ResourceGenerator
  readNameRoster: ReadNameRoster
}

const pseudonym = /\bS\d{2,}\b/u

/**
 * The notes of a sheet: those of the api, which are facts from the marks put into words by rules, or with a model its
 * own. Where the model's text breaks a rule, the note by rules stays, and says so.
 */
export async function writeNoteSheet(
  deps: NoteDependencies,
  input: ResourceSheetInput,
  context: GenerationContext,
  refuseFlagged: ReturnType<typeof createRefuseFlagged>,
): Promise<WrittenSheet> {
  const { title, notes, noteTasks, outgoing, pseudonyms } = input
  if (notes.length === 0) throw new AppError('generations/internal')
  const sheet = { title, intro: '', items: [] }
  if (noteTasks.length === 0 || deps.resource.info.kind === 'sample')
    return { ...sheet, notes, outgoing: null, pseudonyms: [] }
  await context.report.generator(deps.resource.noteInfo)
  const written = await write(deps.resource, input, context).catch(refusedRequest(input.wish))
  const named = await withNames(deps, input, context, written)
  const readByModeration = written.flatMap((note) => note ?? [])
  await refuseFlagged('generations/output-flagged', named, readByModeration)
  context.signal.throwIfAborted()
  return { ...sheet, notes: named, outgoing, pseudonyms }
}

/** Reports how many notes are written, and returns them with pseudonyms. */
async function write(
  generator: ResourceGenerator,
  { brief: { language }, noteTasks }: ResourceSheetInput,
  { signal, report }: GenerationContext,
): Promise<(NoteText | null)[]> {
  for await (const event of generator.writeNotes({ language, tasks: noteTasks }, signal)) {
    if (event.type === 'finished') return event.notes
    await report.draft({ section: null, value: { begun: event.written, of: noteTasks.length } })
  }
  throw new AppError('generations/output-invalid')
}

/** The name of the student returns, and nobody else's may be there: a model can invent the name of a classmate. */
async function withNames(
  { readNameRoster }: NoteDependencies,
  { brief: { language }, classId, notes, noteTasks, pseudonyms }: ResourceSheetInput,
  { generation }: GenerationContext,
  written: readonly (NoteText | null)[],
): Promise<ParentNote[]> {
  const { ofClass } = await readNameRoster([generation.ownerId], [classId])
  const named = notes.map((byRules, index): ParentNote => {
    const [note, task] = [written[index], noteTasks[index]]
    const own = note && task ? restored(note, task) : null
    if (!own || !task) return { ...byRules, by: 'rules' }
    const facts = {
      ...restoreNames(task.facts, pseudonyms),
      ...{ student: task.student, comparison: null },
      others: ofClass.filter(
        ({ firstName, lastName }) =>
          firstName !== task.student.firstName || lastName !== task.student.lastName,
      ),
    }
    const isGood = noteFindings(own, facts, language).length === 0 && noteLacks(own, facts).length === 0
    if (!isGood || pseudonym.test(JSON.stringify(own))) return { ...byRules, by: 'rules' }
    return { ...byRules, ...own, paragraphs: [...own.paragraphs], by: 'model' }
  })
  if (named.every(({ by }) => by === 'rules')) throw new AppError('generations/output-invalid')
  return named
}

const restored = (note: NoteText, task: NoteTask): NoteText =>
  restoreNames(note, [{ pseudonym: task.pseudonym, name: task.student.firstName }])
