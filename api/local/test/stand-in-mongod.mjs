// A stand-in for mongod. It appends its port to the file that its first argument names. The first start answers one
// command as a writable primary and then ends; later starts end at once.
import { appendFileSync, existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { BSON } from 'bson'

const [file, ...args] = process.argv.slice(2)
const port = args[args.indexOf('--port') + 1]
const isFirst = !existsSync(file)
appendFileSync(file, `${port}\n`)
if (!isFirst) process.exit(1)

const body = BSON.serialize({ ok: 1, isWritablePrimary: true })
const header = Buffer.alloc(21)
header.writeInt32LE(header.length + body.length)
header.writeInt32LE(2013, 12)
createServer((socket) => {
  socket.on('close', () => process.exit(1))
  socket.once('data', () => socket.end(Buffer.concat([header, body])))
}).listen(Number(port), '127.0.0.1')
