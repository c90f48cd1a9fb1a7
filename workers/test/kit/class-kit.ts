import type { Connection } from '@classeur/database'

/** Stores a class with an exam, unless they are stored, and makes a person one of its teachers. */
export async function storeExam(
  connection: Connection,
  { examId, classId, teacherId }: { examId: string; classId: string; teacherId: string },
): Promise<void> {
  const { ObjectId } = connection.base.Types
  const stored = { archivedAt: null, deletedAt: null }
  await connection.collection('classes').updateOne(
    { _id: new ObjectId(classId) },
    {
      $setOnInsert: { ...stored, ownerId: teacherId, schoolId: null, slot: null, slotKey: `none:${classId}` },
      $addToSet: { members: { userId: teacherId, role: 'editor' } },
    },
    { upsert: true },
  )
  await connection
    .collection('exams')
    .updateOne(
      { _id: new ObjectId(examId) },
      { $setOnInsert: { classId, deletedAt: null, status: 'marking' } },
      { upsert: true },
    )
}

/** Changes a document directly in the database. */
export const changeStored = (
  connection: Connection,
  collection: 'classes' | 'exams' | 'lesson_plans' | 'resources',
  id: string,
  update: object,
) => connection.collection(collection).updateOne({ _id: new connection.base.Types.ObjectId(id) }, update)
