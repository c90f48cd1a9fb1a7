import { BSON } from 'bson'
import { CommandError } from './errors.ts'
import type { WireRequest } from './op-msg.ts'

const failedToParse = 9

/** Fields of the protocol rather than the command; the engine refuses some of them. */
const conversationFields = new Set([
  '$db',
  'lsid',
  '$clusterTime',
  'txnNumber',
  'startTransaction',
  'autocommit',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
])

/** The properties of a command that the front needs, and the spec that it forwards byte for byte. */
export interface Command {
  name: string
  db: string
  /** The collection: the first field's value if it is a string. */
  target: string | undefined
  /** Set inside a multi-document transaction. */
  transaction: { key: string; start: boolean } | undefined
  spec: Buffer
  /** The whole body, parsed on demand (only small commands need it). */
  document(): BSON.Document
}

type Element = [type: number, nameOffset: number, nameLength: number, offset: number, length: number]

const text = new TextDecoder()

/** The bytes of an element that holds an array of documents. */
export function arrayElement(name: string, documents: Uint8Array[]): Buffer {
  const parts: Uint8Array[] = []
  let size = 5
  documents.forEach((document, index) => {
    const key = Buffer.from(`\u0003${index}\0`, 'latin1')
    parts.push(key, document)
    size += key.length + document.length
  })
  const length = Buffer.alloc(4)
  length.writeInt32LE(size)
  return Buffer.concat([Buffer.from(`\u0004${name}\0`), length, ...parts, Buffer.alloc(1)])
}

/** The bytes of a document with these elements. */
export function wrap(parts: Uint8Array[]): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32LE(parts.reduce((sum, part) => sum + part.length, 5))
  return Buffer.concat([length, ...parts, Buffer.alloc(1)])
}

/** The elements of a document by name. */
export function elementsOf(document: Uint8Array): Map<string, Element> {
  const elements = [...BSON.onDemand.parseToElements(document)] as Element[]
  return new Map(
    elements.map((element) => [
      Buffer.from(document.subarray(element[1], element[1] + element[2])).toString('utf8'),
      element,
    ]),
  )
}

export const valueOf = (document: Uint8Array, [, , , offset, length]: Element): Uint8Array =>
  document.subarray(offset, offset + length)

/** The documents of an array. @throws CommandError if the spec has no such field */
export function documentsIn(spec: Uint8Array, name: string): Uint8Array[] {
  const field = elementsOf(spec).get(name)
  if (!field) throw new CommandError(failedToParse, `the command needs ${name}`)
  const array = valueOf(spec, field)
  return [...elementsOf(array).values()].map((element) => valueOf(array, element))
}

/** Replaces the documents of an array in a spec. */
export function withDocuments(spec: Uint8Array, name: string, documents: Uint8Array[]): Buffer {
  const others = [...elementsOf(spec)].filter(([other]) => other !== name)
  const kept = others.map(([, [, nameOffset, , offset, length]]) =>
    spec.subarray(nameOffset - 1, offset + length),
  )
  return wrap([...kept, arrayElement(name, documents)])
}

/**
 * Reads the envelope of a command and rebuilds its spec without the conversation fields. Bytes are copied, not
 * decoded and encoded again, so numbers keep the exact BSON type the client chose.
 */
export function readCommand(request: WireRequest): Command {
  const { body } = request
  const view = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const elements = [...BSON.onDemand.parseToElements(body)] as Element[]
  const kept: Uint8Array[] = []
  const envelope = new Map<string, Element>()
  elements.forEach((element) => {
    const [, nameOffset, nameLength, offset, length] = element
    const name = text.decode(body.subarray(nameOffset, nameOffset + nameLength))
    envelope.set(name, element)
    if (!conversationFields.has(name)) kept.push(body.subarray(nameOffset - 1, offset + length))
  })
  for (const [name, documents] of request.sequences) kept.push(arrayElement(name, documents))

  const bytes = (name: string): Buffer | undefined => {
    const element = envelope.get(name)
    return element && view.subarray(element[3], element[3] + element[4])
  }
  const string = (name: string): string | undefined => {
    const value = envelope.get(name)?.[0] === 2 ? bytes(name) : undefined
    return value?.toString('utf8', 4, value.length - 1)
  }
  const name = envelope.keys().next().value ?? ''
  // Only a transaction sends autocommit: false; a retryable write outside a transaction has a txnNumber as
  // well.
  const transaction = envelope.has('autocommit')
    ? {
        key: `${bytes('lsid')?.toString('hex')}:${bytes('txnNumber')?.toString('hex')}`,
        start: envelope.has('startTransaction'),
      }
    : undefined
  return {
    name,
    db: string('$db') ?? 'admin',
    target: string(name),
    transaction,
    spec: wrap(kept),
    document: () => BSON.deserialize(body),
  }
}
