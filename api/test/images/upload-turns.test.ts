import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import type { UploadsService } from '../../src/features/images/uploads/uploads.service.ts'
import { uploadImageRoute } from '../../src/features/images/uploads/upload-image.route.ts'

it('a client that goes before it gets its turn leaves the queue', async () => {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('requireProfile', async () => undefined)
  let onGone = () => {}
  const gone = new Promise<void>((resolve) => (onGone = resolve))
  app.addHook('onRequest', async (_request, reply) => void reply.raw.once('close', onGone))
  const leave = vi.fn()
  let onAsked = () => {}
  const asked = new Promise<void>((resolve) => (onAsked = resolve))
  const admit = async () => {
    onAsked()
    await gone
    return leave
  }
  app.register(uploadImageRoute, { uploads: { admit, receive: vi.fn() } as unknown as UploadsService })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const path = '/images/upload?requestKey=0b0e7c52-5b8b-4c65-8a0b-6f1a4d0a7e11&name=Leaf'
  const client = request({
    port,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
  })
  client.on('error', () => undefined)
  client.write('x')
  await asked
  client.destroy()
  await vi.waitFor(() => expect(leave).toHaveBeenCalled())
  await app.close()
})
