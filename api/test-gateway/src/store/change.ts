import { isDeepStrictEqual } from 'node:util'
import type { AnyBulkWriteOperation, ClientSession, Filter } from 'mongodb'
import { newId } from '../objects/new-id.ts'
import type { Kind, StoredObjects } from '../objects/stored-objects.ts'
import { invalidRequest, noSuch } from '../objects/stripe-error.ts'
import { apiVersion } from '../protocol/api-version.ts'
import type { Collections } from './collections.ts'
import type { EventRecord, GatewayEvent, Hidden, MetaRecord, StoredRecord } from './records.ts'

type Fields = Record<string, unknown>

/**
 * One atomic change. Records that it hands out may be modified in memory: the end of the change stores the
 * modified ones together with the events.
 */
export interface Change {
  /** The time at which the change happens, in seconds of the gateway's clock. */
  readonly now: number
  readonly meta: MetaRecord
  /** @throws StripeError 404 when there is no such object of this kind */
  get: <K extends Kind>(kind: K, id: string) => Promise<StoredRecord<K>>
  /** The object of any kind with this id, or null. */
  find: (id: string) => Promise<StoredRecord | null>
  /** Records of a kind with these field values, newest first. Changes of fields made in this change don't count. */
  list: <K extends Kind>(kind: K, fields: Fields) => Promise<StoredRecord<K>[]>
  add: <K extends Kind>(object: StoredObjects[K] & { object: K }, hidden?: Hidden) => StoredRecord<K>
  /** Records that something happened to an object; the event shows the object as it is now. */
  emit: (type: string, record: StoredRecord) => void
}

/** Reads objects, in a change or outside of one. */
export type Reader = Pick<Change, 'get' | 'list'>

/** The query for the objects of a kind with these field values. */
export function kindFilter(kind: Kind, fields: Fields): Filter<StoredRecord> {
  const named = Object.entries(fields).map(([name, value]) => [`object.${name}`, value])
  return { 'object.object': kind, ...Object.fromEntries(named) } as Filter<StoredRecord>
}

/** The fields that differ, with their earlier values. */
const previousValues = (before: object, after: object): Fields =>
  Object.fromEntries(
    Object.entries(before).filter(([name, value]) => !isDeepStrictEqual(value, (after as Fields)[name])),
  )

export function beginChange(options: {
  collections: Collections
  session: ClientSession
  now: number
  meta: MetaRecord
  idempotencyKey: string | null
}): Change & { store: () => Promise<void> } {
  const { collections, session, now, meta } = options
  const metaBefore = structuredClone(meta)
  const loaded = new Map<string, { record: StoredRecord; stored: StoredRecord | null; shown: object }>()
  const events: EventRecord[] = []
  const takeNumber = () => meta.n++

  function remember<K extends Kind>(record: StoredRecord<K>): StoredRecord<K> {
    const earlier = loaded.get(record._id)
    if (earlier) return earlier.record as StoredRecord<K>
    const stored = structuredClone(record) as StoredRecord
    loaded.set(record._id, { record, stored, shown: stored.object })
    return record
  }

  return {
    now,
    meta,

    async get(kind, id) {
      const earlier = loaded.get(id)?.record
      const record = earlier ?? (await collections.objects.findOne({ _id: id }, { session }))
      if (record?.object.object !== kind) throw noSuch(kind, id)
      return remember<Kind>(record) as StoredRecord<typeof kind>
    },

    async find(id) {
      const record = loaded.get(id)?.record ?? (await collections.objects.findOne({ _id: id }, { session }))
      return record ? remember(record) : null
    },

    async list(kind, fields) {
      const records = await collections.objects
        .find(kindFilter(kind, fields), { session })
        .sort({ n: -1 })
        .toArray()
      return records.map((record) => remember(record as StoredRecord) as StoredRecord<typeof kind>)
    },

    add(object, hidden = {}) {
      if (loaded.has(object.id)) throw invalidRequest(`${object.id} already exists`)
      const record = { _id: object.id, n: takeNumber(), object, hidden, dueAt: null } as StoredRecord
      loaded.set(object.id, { record, stored: null, shown: structuredClone(object) })
      return record as StoredRecord<typeof object.object>
    },

    emit(type, record) {
      const entry = loaded.get(record._id)
      const object = structuredClone(record.object)
      const previous = type.endsWith('.updated') && entry ? previousValues(entry.shown, object) : undefined
      if (entry) entry.shown = object
      const event: GatewayEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: now,
        data: { object, ...(previous && { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: options.idempotencyKey },
        type,
      }
      const delivery = { delivered: false, attempts: 0, nextAttemptAt: Date.now() }
      events.push({ _id: event.id, n: takeNumber(), type, created: now, event, ...delivery })
    },

    async store() {
      const writes: AnyBulkWriteOperation<StoredRecord>[] = []
      for (const { record, stored } of loaded.values()) {
        if (!stored) writes.push({ insertOne: { document: record } })
        else if (!isDeepStrictEqual(stored, record))
          writes.push({ replaceOne: { filter: { _id: record._id }, replacement: record } })
      }
      if (writes.length > 0) await collections.objects.bulkWrite(writes, { session })
      if (events.length > 0) await collections.events.insertMany(events, { session })
      if (!isDeepStrictEqual(metaBefore, meta))
        await collections.meta.replaceOne({ _id: 'gateway' }, meta, { session })
    },
  }
}
