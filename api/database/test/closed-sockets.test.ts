import { runServers } from '@classeur/local/testing'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { connectDatabase } from '../src/connect.ts'

it('a command whose connection closes while it is written fails or is retried and never hangs', async () => {
  const sockets: Socket[] = []
  const collect = (message: unknown) => void sockets.push((message as { socket: Socket }).socket)
  subscribe('net.client.socket', collect)
  const connection = await connectDatabase(runServers().mongoUrl)
  const collection = connection.collection('closed_sockets')
  await collection.findOne({})
  unsubscribe('net.client.socket', collect)
  let closed = 0
  for (const socket of sockets) {
    const write = (chunk: Uint8Array): boolean => Socket.prototype.write.call(socket, chunk)
    // Simulates the other side closing: the socket accepts nothing more and closes without an error.
    socket.write = (chunk: unknown) => {
      if (!Buffer.from(chunk as Uint8Array).includes('closed_sockets')) return write(chunk as Uint8Array)
      closed += 1
      socket.destroy()
      return false
    }
  }
  expect(await collection.findOne({})).toBeNull()
  expect(closed).toBeGreaterThan(0)
  await connection.close()
})
