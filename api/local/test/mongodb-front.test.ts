import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Servers, startServers } from '../src/index.ts'

interface Item {
  _id: mongoose.Types.ObjectId
  name: string
  state: string
  rank: number
  marks: { id: number; value: number | null }[]
  expiresAt?: Date
}

const itemSchema = new mongoose.Schema<Item>({
  name: { type: String, required: true },
  state: { type: String, default: 'new' },
  rank: { type: Number, default: 0 },
  marks: [new mongoose.Schema({ id: Number, value: Number }, { _id: false })],
  expiresAt: Date,
})
itemSchema.index({ name: 1 }, { unique: true })
itemSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 60 })
itemSchema.index({ rank: 1 }, { unique: true, partialFilterExpression: { state: 'ranked' } })

let dataDir: string
let servers: Servers
let connection: mongoose.Connection
const itemsOf = (from: mongoose.Connection) => from.model('Item', itemSchema)
let Items: ReturnType<typeof itemsOf>

const failureOf = (work: Promise<unknown>): Promise<mongoose.mongo.MongoServerError> =>
  work.then(
    () => expect.unreachable('the command succeeded'),
    (error: mongoose.mongo.MongoServerError) => error,
  )

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'classeur-front-'))
  servers = await startServers({ dataDir, log: () => undefined, durable: false })
  connection = await mongoose
    .createConnection(servers.mongoUrl, { dbName: `front_${process.pid}_${Date.now()}` })
    .asPromise()
  Items = itemsOf(connection)
  await Items.init()
})

afterAll(async () => {
  await connection?.dropDatabase()
  await connection?.close()
  await servers?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

beforeEach(async () => {
  await Items.deleteMany({})
})

describe('documents', () => {
  test('are created, read, updated and deleted', async () => {
    const created = await Items.create({ name: 'a', rank: 3 })
    expect((await Items.findById(created._id).lean())?.rank).toBe(3)
    const updated = await Items.updateOne({ _id: created._id }, { $inc: { rank: 2 }, $set: { state: 'b' } })
    expect(updated).toMatchObject({ matchedCount: 1, modifiedCount: 1 })
    expect(await Items.findOne({ rank: mongoose.trusted({ $gte: 5 }) }).lean()).toMatchObject({
      name: 'a',
      state: 'b',
    })
    expect((await Items.deleteOne({ _id: created._id })).deletedCount).toBe(1)
    expect(await Items.countDocuments({})).toBe(0)
    // The estimate may lag behind.
    await expect.poll(() => Items.estimatedDocumentCount()).toBe(0)
  })

  test('of several collections are updated by one command, in order, until one fails', async () => {
    const client = connection.getClient()
    await Items.insertMany([{ name: 'a' }, { name: 'b' }])
    const others = connection.collection<{ name: string; count: number }>('others')
    await others.deleteMany({})
    await others.insertOne({ name: 'sum', count: 1 })
    const rename = (from: string, to: string) => ({
      ...{ name: 'updateOne' as const, namespace: `${connection.name}.${Items.collection.collectionName}` },
      ...{ filter: { name: from }, update: { $set: { name: to } } },
    })
    const count = {
      ...{ name: 'updateOne' as const, namespace: `${connection.name}.others`, filter: { name: 'sum' } },
      update: [{ $set: { count: { $cond: [{ $eq: ['$count', 1] }, 2, '$count'] } } }],
    }
    const all = [rename('a', 'c'), rename('missing', 'd'), count]
    expect(await client.bulkWrite(all)).toMatchObject({ matchedCount: 2, modifiedCount: 2 })
    // Matched, but not changed.
    expect(await client.bulkWrite([count])).toMatchObject({ matchedCount: 1, modifiedCount: 0 })
    await others.updateOne({ name: 'sum' }, { $set: { count: 1 } })
    const failure = await client.bulkWrite([rename('b', 'c'), count]).catch((error: unknown) => error)
    const { MongoClientBulkWriteError } = mongoose.mongo
    expect(failure).toBeInstanceOf(MongoClientBulkWriteError)
    expect((failure as InstanceType<typeof MongoClientBulkWriteError>).writeErrors.get(0)?.code).toBe(11000)
    expect((await others.findOne({ name: 'sum' }))?.count).toBe(1)
  })

  test('keep the BSON type of every number', async () => {
    const raw = connection.collection('numbers')
    const { Double, Int32, Long } = mongoose.mongo
    await raw.insertOne({ double: new Double(3), int: new Int32(3), long: Long.fromNumber(3) })
    const types = await raw
      .aggregate([
        {
          $project: {
            _id: 0,
            double: { $type: '$double' },
            int: { $type: '$int' },
            long: { $type: '$long' },
          },
        },
      ])
      .toArray()
    expect(types).toEqual([{ double: 'double', int: 'int', long: 'long' }])
  })

  test('findOneAndUpdate with upsert inserts once and then updates', async () => {
    const options = { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true } as const
    const first = await Items.findOneAndUpdate({ name: 'u' }, { $inc: { rank: 1 } }, options)
    const second = await Items.findOneAndUpdate({ name: 'u' }, { $inc: { rank: 1 } }, options)
    expect(first.rank).toBe(1)
    expect(second.rank).toBe(2)
    expect(second.id).toBe(first.id)
  })

  test('arrayFilters change only the elements they match', async () => {
    await Items.create({
      name: 'm',
      marks: [
        { id: 1, value: 5 },
        { id: 2, value: 6 },
      ],
    })
    await Items.updateOne(
      { name: 'm' },
      { $set: { 'marks.$[mark].value': 9 } },
      { arrayFilters: [{ 'mark.id': 2 }] },
    )
    expect((await Items.findOne({ name: 'm' }).lean())?.marks).toEqual([
      { id: 1, value: 5 },
      { id: 2, value: 9 },
    ])
  })

  test('an update pipeline and distinct work', async () => {
    await Items.create([
      { name: 'p', rank: 2 },
      { name: 'q', rank: 2 },
    ])
    await Items.updateMany({}, [{ $set: { state: { $concat: ['$name', '!'] } } }], { updatePipeline: true })
    expect((await Items.distinct('state')).sort()).toEqual(['p!', 'q!'])
    expect(await Items.distinct('rank')).toEqual([2])
  })

  test('$group, $lookup and $facet aggregate', async () => {
    await Items.create(
      [1, 2, 3, 4].map((rank) => ({ name: `g${rank}`, rank, state: rank % 2 ? 'odd' : 'even' })),
    )
    const groups = await Items.aggregate([
      {
        $group: {
          _id: '$state',
          sum: { $sum: '$rank' },
          mean: { $avg: '$rank' },
          spread: { $stdDevPop: '$rank' },
        },
      },
      { $sort: { _id: 1 } },
    ])
    expect(groups).toEqual([
      { _id: 'even', sum: 6, mean: 3, spread: 1 },
      { _id: 'odd', sum: 4, mean: 2, spread: 1 },
    ])
    const [joined] = await Items.aggregate([
      { $match: { name: 'g1' } },
      { $lookup: { from: 'items', localField: 'state', foreignField: 'state', as: 'same' } },
    ])
    expect(joined.same).toHaveLength(2)
  })
})

describe('uniqueness', () => {
  beforeEach(async () => {
    await Items.create({ name: 'taken' })
  })

  test('a second insert fails with 11000 and names the key', async () => {
    const error = await failureOf(Items.create({ name: 'taken' }))
    expect(error.code).toBe(11000)
    expect(error.message).toContain('name_1')
    expect(error.keyPattern).toEqual({ name: 1 })
  })

  test('an update to an existing value fails with 11000', async () => {
    await Items.create({ name: 'other' })
    expect((await failureOf(Items.updateOne({ name: 'other' }, { name: 'taken' }))).code).toBe(11000)
  })

  test('findAndModify fails with 11000, also as an upsert', async () => {
    await Items.create({ name: 'other' })
    const update = await failureOf(Items.findOneAndUpdate({ name: 'other' }, { name: 'taken' }).exec())
    expect(update.code).toBe(11000)
    expect(update.keyPattern).toEqual({ name: 1 })
    const upsert = Items.findOneAndUpdate({ rank: 77 }, { $set: { name: 'taken' } }, { upsert: true }).exec()
    expect((await failureOf(upsert)).code).toBe(11000)
  })

  test('an ordered bulk write stops at the duplicate, and an unordered one continues', async () => {
    const documents = ['x', 'taken', 'y'].map((name) => ({ insertOne: { document: { name } } }))
    const ordered = await failureOf(Items.bulkWrite(documents))
    expect(ordered.code).toBe(11000)
    expect(await Items.distinct('name')).toEqual(expect.arrayContaining(['taken', 'x']))
    expect(await Items.countDocuments()).toBe(2)
    await Items.deleteOne({ name: 'x' })
    const unordered = await failureOf(Items.bulkWrite(documents, { ordered: false }))
    expect(unordered.code).toBe(11000)
    expect(await Items.countDocuments()).toBe(3)
  })

  test('a duplicate _id fails with 11000', async () => {
    const { _id } = await Items.create({ name: 'id' })
    const error = await failureOf(Items.create({ _id, name: 'id2' }))
    expect(error.code).toBe(11000)
    expect(error.keyPattern).toEqual({ _id: 1 })
  })

  // Ten rounds: the engine deadlocks in about one of five rounds, and a retry once deadlocked for minutes.
  test.each(Array.from({ length: 10 }, (_, round) => round + 1))(
    'twenty simultaneous upserts of one key create one document (round %i)',
    async () => {
      const attempts = Array.from({ length: 20 }, () =>
        Items.updateOne({ name: 'race' }, { $inc: { rank: 1 } }, { upsert: true }).catch(
          (error: mongoose.mongo.MongoServerError) => expect(error.code).toBe(11000),
        ),
      )
      await Promise.all(attempts)
      expect(await Items.countDocuments({ name: 'race' })).toBe(1)
    },
  )
})

describe('a batch that deadlocks with another one', () => {
  test('is completed: each name is stored once, and only duplicates are refused', async () => {
    await Items.create({ name: 'taken' })
    const insert = (names: string[]) =>
      Items.insertMany(
        names.map((name) => ({ name })),
        { ordered: false },
      ).catch((error: mongoose.mongo.MongoBulkWriteError) => [error.writeErrors].flat())
    // Both batches insert their first name and wait for the gate. Then each waits for the first name of the other.
    const gate = await connection.startSession()
    gate.startTransaction()
    await Items.insertMany([{ name: 'left gate' }, { name: 'right gate' }], { session: gate })
    const batches = [insert(['taken', 'a', 'left gate', 'b']), insert(['taken', 'b', 'right gate', 'a'])]
    // No command says that the batches wait. They do long before so many reads are done.
    for (let read = 0; read < 100; read += 1) await Items.countDocuments()
    await gate.abortTransaction()
    await gate.endSession()
    const refused = (await Promise.all(batches)).flat() as { code?: number }[]
    expect(refused.map(({ code }) => code)).toEqual([11000, 11000, 11000, 11000])
    const names = await Items.distinct('name')
    expect(names.sort()).toEqual(['a', 'b', 'left gate', 'right gate', 'taken'])
  })
})

describe('indexes', () => {
  test('unique, TTL and partial indexes are created, listed and dropped', async () => {
    const indexes = await Items.collection.listIndexes().toArray()
    expect(indexes.map(({ name }) => name).sort()).toEqual(['_id_', 'expiresAt_1', 'name_1', 'rank_1'])
    expect(indexes.find(({ name }) => name === 'expiresAt_1')).toMatchObject({ expireAfterSeconds: 60 })
    expect(indexes.find(({ name }) => name === 'name_1')).toMatchObject({ unique: true })
    const other = connection.collection('droppable')
    await other.createIndex({ a: 1 })
    await other.dropIndex('a_1')
    expect((await other.listIndexes().toArray()).map(({ name }) => name)).toEqual(['_id_'])
  })

  test('a partial unique index applies only to the documents it covers', async () => {
    await Items.create([
      { name: 'a', rank: 1 },
      { name: 'b', rank: 1 },
      { name: 'c', rank: 1, state: 'ranked' },
    ])
    expect((await failureOf(Items.create({ name: 'd', rank: 1, state: 'ranked' }))).code).toBe(11000)
  })

  test('creating the same indexes again changes nothing', async () => {
    await Items.createIndexes()
    expect(await Items.collection.listIndexes().toArray()).toHaveLength(4)
  })
})

describe('cursors', () => {
  beforeEach(async () => {
    await Items.insertMany(Array.from({ length: 350 }, (_, rank) => ({ name: `c${rank}`, rank })))
  })

  test('deliver every document once over several pages, sorted or not', async () => {
    const sorted: number[] = []
    for await (const item of Items.find().sort({ rank: -1 }).batchSize(50).lean().cursor())
      sorted.push(item.rank)
    expect(sorted).toEqual(Array.from({ length: 350 }, (_, index) => 349 - index))
    const plain = new Set<number>()
    for await (const item of Items.find().batchSize(40).lean().cursor()) plain.add(item.rank)
    expect(plain.size).toBe(350)
  })

  test('an aggregation with a sort is paged too', async () => {
    const seen: number[] = []
    const cursor = Items.aggregate<{ rank: number }>([
      { $match: { rank: { $gte: 100 } } },
      { $sort: { rank: 1 } },
    ])
    for await (const item of cursor.cursor({ batchSize: 30 })) seen.push(item.rank)
    expect(seen).toHaveLength(250)
    expect(seen[0]).toBe(100)
  })

  test('a hundred open cursors don’t block other commands, and closing a cursor removes it', async () => {
    const cursors = Array.from({ length: 100 }, () => Items.collection.find().sort({ rank: 1 }).batchSize(5))
    await Promise.all(cursors.map((cursor) => cursor.next()))
    expect(await Items.countDocuments()).toBe(350)
    await Promise.all(cursors.map((cursor) => cursor.close()))
    const error = await failureOf(
      connection.db?.command({
        getMore: mongoose.mongo.Long.fromNumber(12345),
        collection: 'items',
      }) as Promise<unknown>,
    )
    expect(error.code).toBe(43)
  })
})

describe('transactions', () => {
  test('a commit makes all writes visible at once; nobody sees them before', async () => {
    const session = await connection.startSession()
    session.startTransaction()
    await Items.create([{ name: 't1' }], { session })
    await Items.create([{ name: 't2' }], { session })
    expect(await Items.countDocuments({})).toBe(0)
    expect(await Items.countDocuments({}).session(session)).toBe(2)
    await session.commitTransaction()
    expect(await Items.countDocuments({})).toBe(2)
    await session.endSession()
  })

  test('an abort leaves no data', async () => {
    const session = await connection.startSession()
    session.startTransaction()
    await Items.create([{ name: 't1' }], { session })
    await session.abortTransaction()
    expect(await Items.countDocuments({})).toBe(0)
    await session.endSession()
  })

  test('a write that conflicts with another transaction fails at once, labelled as retryable', async () => {
    await Items.create({ name: 'shared' })
    const [first, second] = await Promise.all([connection.startSession(), connection.startSession()])
    first.startTransaction()
    second.startTransaction()
    await Items.updateOne({ name: 'shared' }, { $inc: { rank: 1 } }, { session: first })
    const error = await failureOf(
      Items.updateOne({ name: 'shared' }, { $inc: { rank: 1 } }, { session: second }).exec(),
    )
    expect(error.code).toBe(112)
    expect(error.hasErrorLabel('TransientTransactionError')).toBe(true)
    await second.abortTransaction()
    await first.commitTransaction()
    expect((await Items.findOne({ name: 'shared' }).lean())?.rank).toBe(1)
    await Promise.all([first.endSession(), second.endSession()])
  })

  test('a stale snapshot cannot overwrite a newer commit', async () => {
    await Items.create({ name: 'snap' })
    const session = await connection.startSession()
    session.startTransaction()
    await Items.findOne({ name: 'snap' }).session(session)
    await Items.updateOne({ name: 'snap' }, { $inc: { rank: 5 } })
    const error = await failureOf(
      Items.findOneAndUpdate({ name: 'snap' }, { $inc: { rank: 1 } }, { session }).exec(),
    )
    expect(error.hasErrorLabel('TransientTransactionError')).toBe(true)
    await session.abortTransaction()
    await session.endSession()
    expect((await Items.findOne({ name: 'snap' }).lean())?.rank).toBe(5)
  })

  test('withTransaction retries until all ten parallel increments have been counted', async () => {
    await Items.create({ name: 'counter' })
    await Promise.all(
      Array.from({ length: 10 }, () =>
        connection.transaction(async (session) => {
          const item = await Items.findOne({ name: 'counter' }).session(session).lean()
          await Items.updateOne({ name: 'counter' }, { rank: (item?.rank ?? 0) + 1 }, { session })
        }),
      ),
    )
    expect((await Items.findOne({ name: 'counter' }).lean())?.rank).toBe(10)
  })

  test('a duplicate key inside a transaction fails with 11000 and ends the transaction', async () => {
    await Items.create({ name: 'dup' })
    const session = await connection.startSession()
    session.startTransaction()
    await Items.create([{ name: 'fresh' }], { session })
    expect((await failureOf(Items.create([{ name: 'dup' }], { session }))).code).toBe(11000)
    await session.abortTransaction()
    await session.endSession()
    expect(await Items.countDocuments({ name: 'fresh' })).toBe(0)
  })
})

describe('concurrency', () => {
  test('exactly one of twenty concurrent conditional updates succeeds', async () => {
    await Items.create({ name: 'lease', state: 'queued' })
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, rank) =>
        Items.updateOne({ name: 'lease', state: 'queued' }, { state: 'running', rank }),
      ),
    )
    expect(results.filter(({ modifiedCount }) => modifiedCount === 1)).toHaveLength(1)
  })

  test('exactly one of twenty concurrent findOneAndUpdate calls gets the document', async () => {
    await Items.create({ name: 'lease', state: 'queued' })
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        Items.findOneAndUpdate({ name: 'lease', state: 'queued' }, { state: 'running' }).lean(),
      ),
    )
    expect(results.filter(Boolean)).toHaveLength(1)
  })

  test('no increment is lost', async () => {
    await Items.create({ name: 'sum' })
    await Promise.all(
      Array.from({ length: 100 }, () => Items.updateOne({ name: 'sum' }, { $inc: { rank: 1 } })),
    )
    expect((await Items.findOne({ name: 'sum' }).lean())?.rank).toBe(100)
  })
})

describe('protocol', () => {
  test('an unknown command gets MongoDB’s own error', async () => {
    const error = await failureOf(connection.db?.command({ noSuchThing: 1 }) as Promise<unknown>)
    expect(error).toMatchObject({ code: 59, codeName: 'CommandNotFound' })
  })

  test('a malformed query fails as a command error, and the connection stays usable', async () => {
    const error = await failureOf(Items.collection.find({ rank: { $nope: 1 } }).toArray())
    expect(error.code).toBe(2)
    expect(await Items.countDocuments()).toBe(0)
  })

  test('a document of several megabytes arrives unchanged', async () => {
    const text = 'é'.repeat(3_000_000)
    await connection.collection('large').insertOne({ text })
    expect((await connection.collection('large').findOne({}))?.text).toBe(text)
  })

  test('ping, buildInfo, hello and listCollections respond', async () => {
    const db = connection.db as NonNullable<typeof connection.db>
    expect((await db.command({ ping: 1 })).ok).toBe(1)
    expect(typeof (await db.command({ buildInfo: 1 })).version).toBe('string')
    expect((await db.command({ hello: 1 })).isWritablePrimary).toBe(true)
    await Items.create({ name: 'listed' })
    expect((await db.listCollections().toArray()).map(({ name }) => name)).toContain('items')
  })
})
