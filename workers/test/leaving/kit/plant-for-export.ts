import type { Connection } from '@classeur/database'
import { newId } from '@classeur/local/testing'

export interface ExportPlanting {
  connection: Connection
  userId: string
  colleagueId: string
  /** A class of the colleague. */
  classId: string
}

/**
 * Stores what a person has besides their own classes: what they pay and asked for, and what they wrote with a colleague.
 * Each document also names the colleague or a student, whom no export may name: `Colleague Name`, `Student Name`.
 */
export async function plantForExport(planting: ExportPlanting): Promise<void> {
  await plantAccount(planting)
  await plantWritings(planting)
}

async function plantAccount({ connection, userId, colleagueId, classId }: ExportPlanting): Promise<void> {
  const insert = (name: string, document: object) => connection.collection(name).insertOne(document)
  const [at, later, schoolId] = [new Date(), new Date(Date.now() + 14 * 86_400_000), newId()]
  await insert('current_subscriptions', {
    ...{ _id: userId, planId: 'school', interval: 'yearly', renewsAt: null },
    ...{ seatOf: schoolId, payerId: colleagueId, seat: 3 },
  })
  await insert('provider_subscriptions', {
    ...{
      _id: 'sub_ended',
      turn: 1,
      storedTurn: 1,
      userId,
      customerId: 'cus_own',
      planId: 'pro',
      schoolId: null,
    },
    ...{ status: 'ended', interval: 'monthly', nextInterval: 'monthly', nextPlanId: 'pro', priceMinor: 900 },
    ...{ nextPriceMinor: 900, currency: 'EUR', startedAt: at, period: { startsAt: at, endsAt: later } },
    ...{ paidPeriod: null, cancelAtPeriodEnd: true, endedAt: at, card: { brand: 'visa', last4: '4242' } },
  })
  await insert('payment_customers', { _id: userId, customerId: 'cus_own' })
  await insert('image_likes', { _id: `liked:${userId}`, imageId: 'liked', userId, at })
  await insert('join_requests', {
    ...{ classId, audience: 'teachers', state: 'open', userId, firstName: '', lastName: '', externalId: '' },
    ...{ askedKey: newId(), role: 'editor', at, claimedAt: null, decidedAt: null },
  })
  await insert('backup_schedules', { _id: userId, nightly: false, weekly: true, updatedAt: at })
  await insert('restores', {
    ...{ ownerId: userId, backupId: newId(), requestKey: newId(), state: 'done', isForeign: false },
    ...{
      archivedAt: at,
      progress: {},
      error: null,
      method: 'copy',
      classIds: [],
      steps: 0,
      attempt: 1,
      seq: 1,
    },
    ...{ preview: { classes: [{ name: 'Student Name' }] }, result: null, phase: null },
    ...{ createdAt: at, finishedAt: at, undoUntil: null },
  })
  await insert('account_deletions', {
    ...{ _id: userId, state: 'pending', key: newId(), requestedAt: at, dueAt: later, remindedAt: null },
    ...{ salt: 'secret of pseudonyms', round: 1, stepsDone: [] },
  })
}

async function plantWritings({ connection, userId, colleagueId, classId }: ExportPlanting): Promise<void> {
  const insert = (name: string, document: object) => connection.collection(name).insertOne(document)
  const [at, examId, studentId] = [new Date(), newId(), newId()]
  const comment = { classId, termId: null, version: 1, updatedAt: at }
  await insert('overall_comments', {
    ...{ ...comment, _id: newId(), studentId, text: 'Good work', authorId: userId },
  })
  await insert('overall_comments', {
    ...{ ...comment, _id: newId(), studentId: newId(), text: 'By Colleague Name', authorId: colleagueId },
  })
  const item = (id: string, text: string) => ({ id, text })
  const sheet = {
    ...{ examId, classId, batchId: newId(), generationId: newId(), position: 0, kind: 'practice-sheet' },
    ...{ tier: 'core', language: 'en', title: 'A sheet', intro: '', audience: { scope: 'class' }, notes: [] },
    ...{ proposals: [], pseudonyms: { names: ['Student Name'] }, writer: null, revision: 1, changed: {} },
    ...{ createdAt: at, writtenAt: at, deletedAt: null },
  }
  await insert('resources', { ...sheet, ownerId: userId, head: null, items: [item('a', 'Own item')] })
  const change = { kind: 'edited', itemId: 'a', itemNumber: 1, from: null }
  const { insertedId } = await insert('resources', {
    ...{ ...sheet, ownerId: colleagueId, items: [item('a', 'New'), item('b', 'By Colleague Name')] },
    head: { number: 3, change, by: userId, startedAt: at, at },
  })
  await insert('resource_versions', {
    ...{ _id: newId(), resourceId: String(insertedId), number: 2, revision: 1, by: userId, at, change },
    ...{ title: 'A sheet', intro: '', notes: [], items: [item('a', 'Old'), item('b', 'By Colleague Name')] },
  })
  await insert('class_activities', {
    ...{ classId, kind: 'member-removed', actorId: userId, aboutId: newId(), at },
    params: { name: 'Colleague Name', role: 'viewer' },
  })
  await insert('structure_changes', {
    ...{
      examId,
      classId,
      by: userId,
      at,
      toVersion: 2,
      marksVersion: 1,
      before: { groups: [] },
      answers: {},
    },
    ...{ rescales: [], undoes: null, oldMarks: { [studentId]: { q: { comment: 'Student Name' } } } },
  })
  await insert('student_imports', {
    ...{ classId, fileName: 'list.csv', byUserId: userId, at, appliedAt: at, undoneAt: null },
    ...{ created: [{ lastName: 'Student Name' }], changed: [], lastNumberBefore: 0, lastNumberAfter: 1 },
  })
  await insert('lesson_plan_versions', {
    ...{ _id: newId(), lessonPlanId: newId(), number: 2, revision: 1, title: 'Fractions', by: userId, at },
    change: { kind: 'edited', sectionKey: 'homework', from: null },
    sections: [
      { key: 'homework', value: { text: 'Page 5' } },
      { key: 'summary', value: { text: 'By Colleague Name' } },
    ],
  })
}
