import mongoose, { type Connection, type QueryFilter } from 'mongoose'
import { generationModel, type Generation } from './generation.model.ts'
import { withoutIds } from './without-ids.ts'
import { withoutNames, type NamesPerson } from './without-names.ts'

const { trusted } = mongoose

/** An exam or a class that is deleted for good. */
export type Subject = { examId: string } | { classId: string }

/** The generations about a subject; `request` holds what a person asked for, the input itself what follows from it. */
const about = (subject: Subject): QueryFilter<Generation>[] => {
  const [[field, id] = ['', '']] = Object.entries(subject)
  return [{ [`input.${field}`]: id }, { [`input.request.${field}`]: id }]
}

/**
 * Removes an exam or a class that is deleted for good from the generations about it, with what they made of its marks:
 * sheets, which are resources by then, and files, which the sweep of stray files deletes from the storage. The
 * generations stay, because the wallet names what was paid for.
 * @param studentIds students who are deleted with it
 */
export async function forgetSubject(
  connection: Connection,
  subject: Subject,
  studentIds: readonly string[] = [],
): Promise<void> {
  const ids = [...Object.values(subject), ...studentIds]
  for (const filter of about(subject)) {
    await generationModel(connection).updateMany(
      { ...filter, 'document.key': trusted({ $exists: true }) },
      { $unset: { document: 1 }, $set: { strayFiles: true } },
    )
    await rewrite(connection, filter, ids)
  }
}

/**
 * Removes a student who is deleted for good from the generations about the class and its exams.
 * @param names whether a text names the student
 */
export async function forgetStudentInGenerations(
  connection: Connection,
  studentId: string,
  subjects: readonly Subject[],
  names: NamesPerson,
): Promise<void> {
  for (const filter of subjects.flatMap(about)) await rewrite(connection, filter, [studentId], names)
}

async function rewrite(
  connection: Connection,
  filter: QueryFilter<Generation>,
  ids: readonly string[],
  names: NamesPerson = () => false,
): Promise<void> {
  const generations = generationModel(connection)
  const candidates = await generations.find(filter, { input: 1, sheet: 1, settledAt: 1 }).lean<Generation[]>()
  for (const { _id, input, sheet, settledAt } of candidates) {
    const text = JSON.stringify([input, sheet])
    const next = withoutNames(withoutIds(input, new Set(ids)), names)
    const isAbout = ids.some((id) => text.includes(id)) || JSON.stringify(next) !== JSON.stringify(input)
    if (!isAbout) continue
    await generations.updateOne(
      { _id },
      { $set: { input: next }, ...(settledAt && { $unset: { sheet: 1 } }) },
    )
  }
}
