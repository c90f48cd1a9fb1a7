// Writes an object without an end; tells the parent when its beginning is on the disk.
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createStorage } from '../src/index.ts'

const directory = process.argv[2]
async function* endless() {
  for (;;) {
    const drafts = join(directory, '.drafts')
    const [draft] = await readdir(drafts).catch(() => [])
    if (draft && (await stat(join(drafts, draft))).size > 1_000_000) {
      process.send('begun')
      await new Promise(() => undefined)
    }
    yield Buffer.alloc(65_536)
  }
}
await createStorage({ kind: 'folder', directory }).putStream('backups/a/1.sealed', Readable.from(endless()))
