import { BSON } from 'bson'
import { expect, test } from 'vitest'
import { readCommand } from './command-spec.ts'
import { createMessageSplitter, frameCommand, frameReply, parseRequest } from './op-msg.ts'

function withSequence(command: BSON.Document, name: string, documents: BSON.Document[]): Buffer {
  const message = frameCommand(7, command)
  const parts = documents.map((document) => BSON.serialize(document))
  const body = Buffer.concat([Buffer.from(`${name}\0`), ...parts])
  const head = Buffer.alloc(5)
  head[0] = 1
  head.writeInt32LE(body.length + 4, 1)
  const whole = Buffer.concat([message, head, body])
  whole.writeInt32LE(whole.length, 0)
  return whole
}

test('messages are complete, however the stream is split', () => {
  const stream = Buffer.concat([
    frameCommand(1, { ping: 1 }),
    frameCommand(2, { hello: 1, text: 'x'.repeat(300) }),
  ])
  for (const size of [1, 3, 16, 100, stream.length]) {
    const ids: number[] = []
    const split = createMessageSplitter((message) => ids.push(parseRequest(message).requestId))
    for (let at = 0; at < stream.length; at += size) split(stream.subarray(at, at + size))
    expect(ids).toEqual([1, 2])
  }
})

test('documents outside the body become a field of the spec, and protocol fields are omitted', () => {
  const lsid = { id: new BSON.Binary(Buffer.alloc(16, 1), 4) }
  const message = withSequence({ insert: 'items', ordered: true, lsid, $db: 'school' }, 'documents', [
    { _id: 1 },
    { _id: 2 },
  ])
  const command = readCommand(parseRequest(message))
  expect(command).toMatchObject({ name: 'insert', target: 'items', db: 'school', transaction: undefined })
  expect(BSON.deserialize(command.spec)).toEqual({
    insert: 'items',
    ordered: true,
    documents: [{ _id: 1 }, { _id: 2 }],
  })
})

test('only transactions count as transactions, not retryable writes', () => {
  const lsid = { id: new BSON.Binary(Buffer.alloc(16, 1), 4) }
  const plain = { update: 'items', updates: [], lsid, txnNumber: BSON.Long.fromNumber(3), $db: 'school' }
  const inTransaction = { ...plain, autocommit: false, startTransaction: true }
  expect(readCommand(parseRequest(frameCommand(1, plain))).transaction).toBeUndefined()
  expect(readCommand(parseRequest(frameCommand(1, inTransaction))).transaction?.start).toBe(true)
})

test('a reply contains the id of its request', () => {
  const reply = frameReply({ requestId: 42, legacy: false }, BSON.serialize({ ok: 1 }))
  expect(reply.readInt32LE(0)).toBe(reply.length)
  expect(reply.readInt32LE(8)).toBe(42)
  expect(BSON.deserialize(reply.subarray(21))).toEqual({ ok: 1 })
})
