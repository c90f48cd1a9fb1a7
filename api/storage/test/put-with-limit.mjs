// Puts a small object, one that is larger than this process may write, and another small one; says how each went.
import { createStorage } from '../src/index.ts'

process.on('SIGXFSZ', () => undefined)
const storage = createStorage({ kind: 'folder', directory: process.argv[2] })
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
await storage.put('images/afterwards.png', Buffer.alloc(2000), 'image/png')
const smallSize = await sizeOf('images/small.png')
const afterwardsSize = await sizeOf('images/afterwards.png')
console.log(JSON.stringify({ large, smallSize, afterwardsSize }))
