import { BSON } from 'bson'

const OP_REPLY = 1
const OP_QUERY = 2004
const OP_MSG = 2013
const headerBytes = 16
const moreToCome = 2

/** One request from the socket; `sequences` holds the raw documents of kind-1 sections by name. */
export interface WireRequest {
  requestId: number
  legacy: boolean
  wantsReply: boolean
  body: Uint8Array
  sequences: Map<string, Uint8Array[]>
}

function documentAt(message: Buffer, at: number): Uint8Array {
  return message.subarray(at, at + message.readInt32LE(at))
}

function readSequence(message: Buffer, at: number): { name: string; documents: Uint8Array[]; end: number } {
  const end = at + message.readInt32LE(at)
  const nameEnd = message.indexOf(0, at + 4)
  const name = message.toString('latin1', at + 4, nameEnd)
  const documents: Uint8Array[] = []
  for (let next = nameEnd + 1; next < end;) {
    const document = documentAt(message, next)
    documents.push(document)
    next += document.length
  }
  return { name, documents, end }
}

/** Parses one whole message; throws on an opcode other than OP_MSG and OP_QUERY (the old hello). */
export function parseRequest(message: Buffer): WireRequest {
  const requestId = message.readInt32LE(4)
  const opcode = message.readInt32LE(12)
  if (opcode === OP_QUERY) {
    const body = documentAt(message, message.indexOf(0, headerBytes + 4) + 1 + 8)
    return { requestId, legacy: true, wantsReply: true, body, sequences: new Map() }
  }
  if (opcode !== OP_MSG) throw new Error(`opcode ${opcode} is not supported`)
  const flags = message.readUInt32LE(headerBytes)
  const end = message.length - (flags & 1 ? 4 : 0)
  const sequences = new Map<string, Uint8Array[]>()
  let body: Uint8Array | undefined
  for (let at = headerBytes + 4; at < end;) {
    const kind = message[at]
    if (kind === 0) {
      body = documentAt(message, at + 1)
      at += 1 + body.length
    } else {
      const sequence = readSequence(message, at + 1)
      sequences.set(sequence.name, sequence.documents)
      at = sequence.end
    }
  }
  if (!body) throw new Error('a message without a body section')
  return { requestId, legacy: false, wantsReply: (flags & moreToCome) === 0, body, sequences }
}

/** Frames a BSON document as the reply to a request, in the request's opcode family. */
export function frameReply(request: Pick<WireRequest, 'requestId' | 'legacy'>, document: Uint8Array): Buffer {
  const prefix = Buffer.alloc(headerBytes + (request.legacy ? 20 : 5))
  prefix.writeInt32LE(prefix.length + document.length, 0)
  prefix.writeInt32LE(request.requestId, 8)
  prefix.writeInt32LE(request.legacy ? OP_REPLY : OP_MSG, 12)
  if (request.legacy) prefix.writeInt32LE(1, headerBytes + 16)
  return Buffer.concat([prefix, document])
}

/** Frames a command for a server, used to initiate a one-node replica set. */
export function frameCommand(requestId: number, command: BSON.Document): Buffer {
  const document = BSON.serialize(command)
  const prefix = Buffer.alloc(headerBytes + 5)
  prefix.writeInt32LE(prefix.length + document.length, 0)
  prefix.writeInt32LE(requestId, 4)
  prefix.writeInt32LE(OP_MSG, 12)
  return Buffer.concat([prefix, document])
}

/** Splits a byte stream into whole messages, regardless of the size of its chunks. */
export function createMessageSplitter(onMessage: (message: Buffer) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = []
  let size = 0
  return (chunk) => {
    chunks.push(chunk)
    size += chunk.length
    while (size >= 4) {
      let joined = chunks[0] as Buffer
      if (joined.length < 4) {
        joined = Buffer.concat(chunks)
        chunks = [joined]
      }
      const wanted = joined.readInt32LE(0)
      if (size < wanted) return
      if (joined.length < wanted) joined = Buffer.concat(chunks)
      else if (chunks.length > 1) joined = Buffer.concat(chunks)
      const rest = joined.subarray(wanted)
      chunks = rest.length > 0 ? [rest] : []
      size = rest.length
      onMessage(joined.subarray(0, wanted))
    }
  }
}
