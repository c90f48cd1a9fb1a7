import fastifyJwt from '@fastify/jwt'
import { connectDatabase } from '@classeur/database'
import { fastify } from 'fastify'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Server } from 'socket.io'
import { benchSecret } from './bench-people.ts'

/** The marks of one student; `cells` by question, in hundredths. */
interface BareRow {
  _id: string
  sheet: string
  cells: Record<string, number>
}

const durable = { writeConcern: { w: 'majority', journal: true } } as const
const immutable = 'public, max-age=31536000, immutable'
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/**
 * The baseline for the mark sheet, without product code: Fastify, JWT, Socket.IO, and one `find` and one `bulkWrite` of
 * the native driver.
 */
const connection = await connectDatabase(process.env.MONGO_URL ?? '')
const rows = connection.collection<BareRow>('bare_rows')
await rows.createIndex({ sheet: 1 })
const app = fastify()
await app.register(fastifyJwt, { secret: benchSecret })

app.get('/page/*', async (request, reply) => {
  const { '*': name } = request.params as { '*': string }
  const path = join(process.env.BARE_PAGE_DIR ?? '', name || 'index.html')
  // As the product's files, so that a page that is opened again is as warm.
  void reply.header('cache-control', name.includes('assets/') ? immutable : 'no-cache')
  return reply.type(types[extname(path)] ?? 'application/octet-stream').send(await readFile(path))
})

await app.register(async (guarded) => {
  guarded.addHook('onRequest', async (request) => {
    await request.jwtVerify()
  })
  guarded.get('/sheets/:id', async (request) => {
    const { id } = request.params as { id: string }
    return { rows: await rows.find({ sheet: id }).sort({ _id: 1 }).toArray() }
  })
  /** Returns the product's own rows as stored. */
  guarded.get('/rows/:examId', async (request) => {
    const { examId } = request.params as { examId: string }
    return { rows: await connection.collection('mark_rows').find({ examId }).toArray() }
  })
  guarded.put('/sheets/:id', { bodyLimit: 512 * 1024 }, async (request) => {
    const { id } = request.params as { id: string }
    const body = request.body as { rows: Record<string, Record<string, number>> }
    await rows.bulkWrite(
      Object.entries(body.rows).map(([row, cells]) => ({
        updateOne: {
          filter: { _id: `${id}:${row}` },
          update: {
            $set: {
              sheet: id,
              ...Object.fromEntries(Object.entries(cells).map(([leaf, value]) => [`cells.${leaf}`, value])),
            },
          },
          upsert: true,
        },
      })),
      { ordered: false, ...durable },
    )
    io.to(id).emit('written', body)
    return { ok: true }
  })
})
await app.ready()
const io = new Server(app.server, { serveClient: false })
io.use((socket, next) => {
  app.jwt.verify(String(socket.handshake.auth.token))
  next()
})
io.on('connection', (socket) => {
  socket.on('open', async (id: string, acknowledge: () => void) => {
    await socket.join(id)
    acknowledge()
  })
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
