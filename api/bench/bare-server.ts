import fastifyJwt from '@fastify/jwt'
import { connectDatabase } from '@classeur/database'
import { Queue, QueueEvents } from 'bullmq'
import { fastify } from 'fastify'
import { Server } from 'socket.io'
import { bareListPath, bareQueueName, bareStreamEvent } from './bare-names.ts'
import { benchSecret } from './bench-people.ts'

/** The baseline: Fastify, JWT, native MongoDB, BullMQ and Socket.IO without product code. */
const durable = { writeConcern: { w: 'majority', journal: true } } as const
const connection = await connectDatabase(process.env.MONGO_URL ?? '')
const jobs = connection.collection('bare_jobs')
const entries = connection.collection('credit_entries')
const redis = { url: process.env.REDIS_URL ?? '' }
const queue = new Queue(bareQueueName, { connection: redis })
const app = fastify()
await app.register(fastifyJwt, { secret: benchSecret })
app.addHook('onRequest', async (request) => {
  await request.jwtVerify()
})

app.post('/jobs', async (request, reply) => {
  const { insertedId } = await jobs.insertOne({ state: 'queued', input: request.body }, durable)
  await queue.add('job', { id: String(insertedId) }, { jobId: String(insertedId) })
  return reply.code(202).send({ id: insertedId })
})
app.get(bareListPath, async (request) => {
  const { sub } = request.user as { sub: string }
  return { entries: await entries.find({ userId: sub }).sort({ n: -1 }).limit(30).toArray() }
})
await app.ready()
const io = new Server(app.server, { serveClient: false })
io.use((socket, next) => {
  const { sub } = app.jwt.verify<{ sub: string }>(String(socket.handshake.auth.token))
  void socket.join(sub)
  next()
})
const events = new QueueEvents(bareQueueName, { connection: { ...redis, maxRetriesPerRequest: null } })
events.on(
  bareStreamEvent as 'error',
  ((args: { body: string }) => {
    const { room, payload } = JSON.parse(args.body) as { room: string; payload: unknown }
    io.local.to(room).emit('progressed', payload)
  }) as never,
)
await events.waitUntilReady()
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
