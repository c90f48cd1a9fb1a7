import { MongoClient } from 'mongodb'
import { createGatewayClock, type GatewayClock } from '../clock/gateway-clock.ts'
import { noSuch } from '../objects/stripe-error.ts'
import { beginChange, kindFilter, type Change, type Reader } from './change.ts'
import { openCollections, type Collections } from './collections.ts'
import { createOneAtATime } from './one-at-a-time.ts'
import type { StoredRecord } from './records.ts'

/** An answer to keep under an idempotency key, in the same transaction as the change that it reports. */
export interface KeptAnswer {
  key: string
  fingerprint: string
  status: number
  body: string
}

export interface ChangeOptions<T> {
  idempotencyKey?: string | null
  /** When the change happens, in seconds of the gateway's clock; now by default. */
  at?: number
  answer?: (result: T) => KeptAnswer | null
}

export interface Store {
  collections: Collections
  clock: GatewayClock
  /**
   * Runs a change in a transaction. Changes run one after another, also those of other processes, because each
   * begins with a write of the same document. When `run` throws, nothing is stored.
   */
  change: <T>(run: (change: Change) => Promise<T>, options?: ChangeOptions<T>) => Promise<T>
  /** Reads outside of a change. */
  read: Reader
  /** Calls `listener` after each change that was stored. */
  onChange: (listener: () => void) => void
  ping: () => Promise<void>
  close: () => Promise<void>
}

/** @throws MongoServerSelectionError when the server doesn't answer within 5 s */
export async function openStore(mongoUrl: string): Promise<Store> {
  const client = new MongoClient(mongoUrl, {
    serverSelectionTimeoutMS: 5000,
    ignoreUndefined: true,
    maxPoolSize: 10,
    writeConcern: { w: 'majority', journal: true },
  })
  try {
    await client.connect()
    return await createStore(client, await openCollections(client))
  } catch (error) {
    await client.close()
    throw error
  }
}

const createReader = ({ objects }: Collections): Reader => ({
  async get(kind, id) {
    const record = await objects.findOne({ _id: id })
    if (record?.object.object !== kind) throw noSuch(kind, id)
    return record as unknown as StoredRecord<typeof kind>
  },
  async list(kind, fields) {
    const records = await objects.find(kindFilter(kind, fields)).sort({ n: -1 }).toArray()
    return records as unknown as StoredRecord<typeof kind>[]
  },
})

async function createStore(client: MongoClient, collections: Collections): Promise<Store> {
  const { meta, answers } = collections
  const oneAtATime = createOneAtATime()
  const listeners: (() => void)[] = []
  const first = await meta.findOne({ _id: 'gateway' })
  const clock = createGatewayClock({
    offsetSeconds: first?.offsetSeconds ?? 0,
    keepOffset: async (offsetSeconds) => {
      await meta.updateOne({ _id: 'gateway' }, { $max: { offsetSeconds } })
    },
  })

  async function runChange<T>(run: (change: Change) => Promise<T>, options: ChangeOptions<T>): Promise<T> {
    const result = await client.withSession((session) =>
      session.withTransaction(async () => {
        const taken = await meta.findOneAndUpdate(
          { _id: 'gateway' },
          { $inc: { n: 1 } },
          { session, returnDocument: 'after' },
        )
        if (!taken) throw new Error('the gateway’s own document is missing')
        const idempotencyKey = options.idempotencyKey ?? null
        const now = options.at ?? clock.now()
        const change = beginChange({ collections, session, now, meta: taken, idempotencyKey })
        const value = await run(change)
        await change.store()
        const answer = options.answer?.(value)
        if (answer) {
          const { key, ...kept } = answer
          await answers.insertOne({ _id: key, ...kept, createdAt: new Date() }, { session })
        }
        return { value }
      }),
    )
    for (const listener of listeners) listener()
    return result.value
  }

  return {
    collections,
    clock,
    change: (run, options = {}) => oneAtATime(() => runChange(run, options)),
    read: createReader(collections),
    onChange: (listener) => void listeners.push(listener),
    ping: async () => void (await client.db().command({ ping: 1 })),
    close: async () => {
      await oneAtATime(() => Promise.resolve())
      await client.close()
    },
  }
}
