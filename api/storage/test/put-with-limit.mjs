// Stores a small object, two that are too large (one as a stream), and another small one; prints the results and the files in the
// folder.
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { createStorage } from '../src/index.ts'

const directory = process.argv[2]
const storage = createStorage({ kind: 'folder', directory })
const sizeOf = async (key) => {
  const object = await storage.get(key)
  object?.body.destroy()
  return object?.sizeBytes ?? null
}
await storage.put('images/small.png', Buffer.alloc(1000), 'image/png')
const large = await storage.put('images/large.png', Buffer.alloc(1_000_000), 'image/png').then(
  () => 'stored',
  (error) => error.name,
)
const streamed = await storage
  .putStream('backups/large.sealed', Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(50_000))))
  .then(
    () => 'stored',
    (error) => error.name,
  )
await storage.put('images/afterwards.png', Buffer.alloc(2000), 'image/png')
const entries = await readdir(directory, { recursive: true, withFileTypes: true })
const files = entries
  .filter((entry) => entry.isFile())
  .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
const [small, afterwards] = [await sizeOf('images/small.png'), await sizeOf('images/afterwards.png')]
console.log(JSON.stringify({ large, streamed, small, afterwards, files: files.sort() }))
