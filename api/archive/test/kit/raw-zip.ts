import { crc32 } from 'node:zlib'

/** The fields that stand in both headers of an entry. */
interface HeaderFields {
  name: Buffer
  flags: number
  method: number
  date: number
  crc: number
  packedSize: number
  size: number
  /** The version of the format that is needed to unpack, times ten. */
  needs: number
}

/** An entry whose every field can be wrong. Without changes it is a correct, stored entry. */
export interface RawEntry extends Partial<HeaderFields> {
  name: Buffer
  packed: Buffer
  /** Fields of the local header only. */
  local?: Partial<HeaderFields> & {
    signature?: number
    /** Says that so many bytes of the content are a field of the header. */
    extraLength?: number
  }
  madeBy?: number
  attributes?: number
  extra?: Buffer
  comment?: Buffer
  offset?: number
}

export interface RawEnd {
  count?: number
  disk?: number
  directoryOffset?: number
  comment?: Buffer
  /** Bytes between the table of contents and the end record. */
  gap?: Buffer
  /** Bytes behind the end. */
  tail?: Buffer
}

const utf8Flag = 0x800

function fieldsOf(entry: RawEntry): HeaderFields {
  const { packed } = entry
  return {
    ...{ flags: utf8Flag, method: 0, date: 0x5c21, crc: crc32(packed), packedSize: packed.length },
    ...{ size: packed.length, needs: 20, ...entry },
  }
}

function sharedBytes(
  { flags, method, date, crc, packedSize, size, name, needs }: HeaderFields,
  extraLength: number,
) {
  const bytes = Buffer.alloc(26)
  bytes.writeUInt16LE(needs, 0)
  bytes.writeUInt16LE(flags, 2)
  bytes.writeUInt16LE(method, 4)
  bytes.writeUInt16LE(date, 8)
  bytes.writeUInt32LE(crc, 10)
  bytes.writeUInt32LE(packedSize, 14)
  bytes.writeUInt32LE(size, 18)
  bytes.writeUInt16LE(name.length, 22)
  bytes.writeUInt16LE(extraLength, 24)
  return bytes
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function localBytes(entry: RawEntry): Buffer {
  const { signature = 0x04034b50, extraLength = 0, ...changes } = entry.local ?? {}
  const fields = { ...fieldsOf(entry), ...changes }
  return Buffer.concat([uint32(signature), sharedBytes(fields, extraLength), fields.name, entry.packed])
}

function directoryBytes(entry: RawEntry, offset: number): Buffer {
  const {
    extra = Buffer.alloc(0),
    comment = Buffer.alloc(0),
    madeBy = 0x031e,
    attributes = 0o100644 << 16,
  } = entry
  const fields = fieldsOf(entry)
  const rest = Buffer.alloc(14)
  rest.writeUInt16LE(comment.length, 0)
  rest.writeUInt32LE(attributes >>> 0, 6)
  rest.writeUInt32LE(entry.offset ?? offset, 10)
  const version = Buffer.from([madeBy & 0xff, madeBy >> 8])
  return Buffer.concat([
    uint32(0x02014b50),
    version,
    sharedBytes(fields, extra.length),
    rest,
    fields.name,
    extra,
    comment,
  ])
}

/** Writes a ZIP byte by byte, as no library would. */
export function rawZip(entries: readonly RawEntry[], end: RawEnd = {}): Buffer {
  const locals = entries.map(localBytes)
  let offset = 0
  const directory = entries.map((entry, index) => {
    const bytes = directoryBytes(entry, offset)
    offset += locals[index]?.length ?? 0
    return bytes
  })
  const directorySize = directory.reduce((sum, { length }) => sum + length, 0)
  const { count = entries.length, disk = 0, directoryOffset = offset, comment = Buffer.alloc(0) } = end
  const record = Buffer.alloc(22)
  record.writeUInt32LE(0x06054b50, 0)
  record.writeUInt16LE(disk, 4)
  record.writeUInt16LE(count, 8)
  record.writeUInt16LE(count, 10)
  record.writeUInt32LE(directorySize, 12)
  record.writeUInt32LE(directoryOffset, 16)
  record.writeUInt16LE(comment.length, 20)
  const { gap = Buffer.alloc(0), tail = Buffer.alloc(0) } = end
  return Buffer.concat([...locals, ...directory, gap, record, comment, tail])
}
