import { bankedCommentId, type PlainDocument, type RestoredDocuments } from '@classeur/database'
import { readBankedComments, readPhrases } from '../archive/read-own.ts'
import type { ReadableArchive } from '../archive/readable-archive.ts'
import { copiedId } from './id-map.ts'
import type { PlanWriter } from './plan-writer.ts'

export interface CommentsPlan {
  restoreId: string
  ownerId: string
  /** The bank of the person's comments: comments of the archive are added to no other. */
  bank: string
  isForeign: boolean
  classHere: (classId: string) => Promise<string | null>
  documents: Pick<RestoredDocuments, 'find'>
  plan: PlanWriter
}

/**
 * Plans the person's comments and phrases that aren't here. One that names a student is kept only with its class, because
 * without it colleagues would see the name.
 */
export async function planComments(archive: ReadableArchive, own: CommentsPlan): Promise<void> {
  const { restoreId, ownerId, bank, isForeign, classHere, documents, plan } = own
  const classOf = async (classId: string | null) => (classId === null ? null : await classHere(classId))
  const isLost = (archived: string | null, here: string | null) => archived !== null && here === null

  for await (const comment of readBankedComments(archive)) {
    const classId = await classOf(comment.classId)
    if (isLost(comment.classId, classId)) continue
    const _id = bankedCommentId(bank, ownerId, comment.text)
    const document: PlainDocument = { ...comment, _id, bank, userId: ownerId, classId }
    if (!(await documents.find('comment_bank', _id)))
      await plan.create(`comment:${_id}`, 'comment_bank', [document])
  }
  for await (const phrase of readPhrases(archive)) {
    const classId = await classOf(phrase.classId)
    if (isLost(phrase.classId, classId)) continue
    const here = await documents.find('phrases', phrase._id)
    if (here && here['userId'] === ownerId && !isForeign) continue
    const _id = here || isForeign ? copiedId(restoreId, phrase._id) : phrase._id
    await plan.create(`phrase:${_id}`, 'phrases', [{ ...phrase, _id, bank, userId: ownerId, classId }])
  }
}
