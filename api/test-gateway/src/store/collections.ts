import type { Collection, MongoClient } from 'mongodb'
import { newId } from '../objects/new-id.ts'
import type { AnswerRecord, EventRecord, MetaRecord, StoredRecord } from './records.ts'

export interface Collections {
  objects: Collection<StoredRecord>
  events: Collection<EventRecord>
  answers: Collection<AnswerRecord>
  meta: Collection<MetaRecord>
}

/** Like Stripe, the gateway forgets idempotency keys after a day. */
const answerLifeSeconds = 86_400

/** The gateway's collections in the database that the connection names; creates them and their indexes. */
export async function openCollections(client: MongoClient): Promise<Collections> {
  const db = client.db()
  const collections: Collections = {
    objects: db.collection('test_gateway_objects'),
    events: db.collection('test_gateway_events'),
    answers: db.collection('test_gateway_answers'),
    meta: db.collection('test_gateway_meta'),
  }
  const { objects, events, answers, meta } = collections
  await objects.createIndexes([
    { key: { 'object.object': 1, n: -1 } },
    { key: { 'object.customer': 1, n: -1 } },
    { key: { dueAt: 1, n: 1 } },
  ])
  await events.createIndexes([{ key: { n: -1 } }, { key: { delivered: 1, nextAttemptAt: 1, n: 1 } }])
  await answers.createIndex({ createdAt: 1 }, { expireAfterSeconds: answerLifeSeconds })
  await meta.updateOne(
    { _id: 'gateway' },
    { $setOnInsert: { n: 0, offsetSeconds: 0, invoices: 0, clockToken: newId('form') } },
    { upsert: true },
  )
  return collections
}
