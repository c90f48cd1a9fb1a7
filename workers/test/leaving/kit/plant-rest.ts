import type { Connection } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { possibleImageKeys, type ObjectStorage } from '@classeur/storage'

export interface Planting {
  connection: Connection
  storage: Pick<ObjectStorage, 'put'>
  person: { userId: string; subject: string; email: string }
  /** A class of the person, and a class and an exam of a colleague. */
  ownClassId: string
  sharedClassId: string
  sharedExamId: string
  lessonPlanId: string
  /** A text that occurs nowhere else; its argument says where it was typed. */
  plant: (where: string) => string
}

/**
 * Leaves values in the places that a person reaches only by long ways: with an issuer, links, imports, refunds, or the
 * answers of a model. The documents have the fields by which the product finds them.
 */
export async function plantRest(planting: Planting): Promise<void> {
  const { connection, person, ownClassId, sharedClassId, sharedExamId, lessonPlanId, plant } = planting
  const { userId, subject, email } = person
  const insert = (name: string, document: object) => connection.collection(name).insertOne(document)
  const at = new Date()
  const later = new Date(Date.now() + 86_400_000)

  await insert('identity_link_tokens', { _id: newId(), purpose: 'verification', email, expiresAt: later })
  await insert('oidc_records', {
    ...{ _id: `Session:${newId()}`, payloadJson: JSON.stringify({ accountId: subject }) },
    ...{ accountId: subject, expiresAt: later },
  })
  await insert('join_links', {
    ...{ classId: sharedClassId, audience: 'teachers', token: newId(), role: 'viewer', openUntil: later },
    ...{ removedUserIds: [userId], createdAt: at, uses: 0, paused: false },
  })
  await insert('join_requests', {
    classId: sharedClassId,
    audience: 'teachers',
    userId,
    askedKey: newId(),
    at,
  })
  // A class that they asked in vain to join: only its log names them, as they were called then.
  await insert('class_activities', {
    ...{ classId: newId(), kind: 'join-request-declined', actorId: newId(), aboutId: userId, at },
    params: { name: plant('declinedname') },
  })
  await insert('removed_members', { _id: `${sharedClassId}:${userId}`, at })
  await insert('student_imports', {
    ...{ classId: sharedClassId, byUserId: userId, at, lastNumberBefore: 0, lastNumberAfter: 0 },
    ...{ created: [], changed: [] },
  })
  await insert('structure_changes', {
    ...{ classId: sharedClassId, examId: sharedExamId, by: userId, at, toVersion: 9, marksVersion: 9 },
    ...{ before: {}, oldMarks: {} },
  })
  await insert('mark_changes', {
    ...{ _id: newId(), classId: sharedClassId, examId: newId(), by: userId, at, studentId: newId() },
  })
  await insert('term_choices', { classId: ownClassId, termId: newId(), name: plant('term') })
  await insert('comment_bank', {
    ...{ _id: newId(), bank: `owner:${newId()}`, userId, text: plant('markcomment'), words: [], uses: 1 },
    ...{ lastUsedAt: at, classId: null },
  })
  await insert('lesson_plan_versions', {
    ...{ _id: `${lessonPlanId}:7`, lessonPlanId, number: 7, title: plant('version'), by: userId, at },
  })
  await plantLessonEdits(planting, insert)
  await insert('lesson_plan_proposals', {
    ...{ _id: `${lessonPlanId}:homework`, lessonPlanId, key: 'homework', wish: { words: plant('rewrite') } },
  })
  await plantResources(planting, insert)
  await plantFiles(planting, insert)
  const order = await connection.collection('orders').findOne({ userId, paidAt: { $ne: null } })
  await insert('credit_notes', {
    ...{ orderId: String(order?._id), userId, refundId: `re_${newId()}`, year: 2000, serial: 1 },
    ...{ number: 'A-2000-1', amountMinor: 1, netMinor: 1, taxMinor: 0, credits: 0, at },
    reason: plant('creditreason'),
  })
  await insert('payment_events', {
    ...{ _id: `evt_${newId()}`, type: 'customer.updated', state: 'processed', receivedAt: at, at },
    raw: JSON.stringify({ id: 'evt', type: 'customer.updated', data: { object: { email } } }),
  })
}

type Insert = (name: string, document: object) => Promise<unknown>

/** The newest version and an earlier one of a colleague's lesson plan, which the person may not read any more. */
async function plantLessonEdits({ connection, person }: Planting, insert: Insert): Promise<void> {
  const _id = new connection.base.Types.ObjectId(newId())
  const lessonPlanId = String(_id)
  const [by, at] = [person.userId, new Date()]
  const content = { title: 'Strips', sections: [], change: { kind: 'title', sectionKey: null, from: null } }
  await insert('lesson_plans', {
    ...{ _id, ownerId: newId(), title: 'Strips', searchText: 'strips', request: {}, objectives: [] },
    ...{ sections: [], generationId: null, writer: null, createdAt: at, revision: 2 },
    head: { number: 3, change: content.change, by, startedAt: at, at },
  })
  await insert('lesson_plan_versions', {
    ...{ _id: `${lessonPlanId}:2`, lessonPlanId, number: 2, revision: 1, by, at, ...content },
  })
}

/** Sheets in the own class, and one in the class of a colleague, with a version and an answer of a model. */
async function plantResources(planting: Planting, insert: Insert): Promise<void> {
  const { person, ownClassId, sharedClassId, sharedExamId, plant } = planting
  const { userId } = person
  for (const classId of [ownClassId, sharedClassId]) {
    const isOwn = classId === ownClassId
    const { insertedId } = (await insert('resources', {
      ...{ classId, examId: isOwn ? newId() : sharedExamId, ownerId: userId, batchId: newId() },
      ...{ generationId: newId(), position: 0, kind: 'practice', tier: 'core', language: 'en' },
      title: isOwn ? plant('resource') : 'Sheet of the class',
      ...{ intro: isOwn ? plant('intro') : '', audience: { scope: 'class' }, items: [], pseudonyms: [] },
      notes: isOwn ? [{ studentId: newId(), paragraphs: [plant('parentnote')] }] : [],
      proposals: isOwn ? [{ wish: { words: plant('itemwish') } }] : [],
      ...{ outgoing: null, writer: null, retestExamId: null, revision: 1, changed: {}, deletedAt: null },
      ...{ head: { number: 2, by: userId }, createdAt: new Date(), writtenAt: new Date() },
    })) as { insertedId: unknown }
    const resourceId = String(insertedId)
    await insert('resource_versions', {
      ...{ _id: `${resourceId}:1`, resourceId, number: 1, revision: 0, by: userId, at: new Date() },
      ...{ title: isOwn ? plant('resourceversion') : '', items: [], notes: [], change: {} },
    })
  }
}

/** A published picture, an upload that broke off, the logo of the school, and the link of a shared lesson plan. */
async function plantFiles(planting: Planting, insert: Insert): Promise<void> {
  const { connection, storage, person, lessonPlanId, plant } = planting
  const id = newId()
  const key = `images/${id}/1-picture.png`
  await storage.put(key, Buffer.from(plant('picturefile')), 'image/png')
  const file = { key, contentType: 'image/png', width: 4, height: 3, sizeBytes: 20 }
  await insert('images', {
    ...{ _id: new connection.base.Types.ObjectId(id), ownerId: person.userId, name: plant('picturename') },
    ...{ prompt: plant('pictureprompt'), altText: plant('alttext'), tags: [plant('tag')], style: 'diagram' },
    ...{ file, thumbnail: file, publication: 'published', publishedAt: new Date(), deletedAt: null },
    publicationNote: plant('publicationnote'),
    ...{ searchText: plant('search').toLowerCase(), publicText: 'x', createdAt: new Date(), aspect: '4:3' },
  })
  const uploadId = newId()
  const [uploadKey = ''] = possibleImageKeys(uploadId, 1)
  await storage.put(uploadKey, Buffer.from(plant('uploadedfile')), 'image/png')
  await insert('picture_uploads', {
    ...{ _id: new connection.base.Types.ObjectId(uploadId), ownerId: person.userId, requestKey: newId() },
    ...{ sha256: plant('uploadhash'), sizeBytes: 20, createdAt: new Date(), finishedAt: null },
  })
  const logoKey = `logos/${newId()}.png`
  await storage.put(logoKey, Buffer.from(plant('logofile')), 'image/png')
  const schools = connection.collection('schools')
  const school = await schools.findOne({ 'members.userId': person.userId })
  await connection
    .collection('skill_libraries')
    .updateOne(
      { _id: String(school?._id) as never },
      { $push: { skills: { id: newId(), name: plant('skill') } } as never },
      { upsert: true },
    )
  const { matchedCount } = await schools.updateOne({ 'members.userId': person.userId }, { $set: { logoKey } })
  if (matchedCount !== 1) throw new Error('the person has no school')
  await connection
    .collection('lesson_plans')
    .updateOne(
      { _id: new connection.base.Types.ObjectId(lessonPlanId) },
      { $set: { shareToken: plant('sharetoken'), 'sections.0.flag': plant('flag') } },
    )
}
