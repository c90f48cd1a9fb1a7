import { io, type Socket } from 'socket.io-client'
import { benchOrigin, type BenchPerson } from './bench-people.ts'

/** Connects a browser's socket. */
export async function connectClient(url: string, { token }: Pick<BenchPerson, 'token'>): Promise<Socket> {
  const socket = io(url, {
    auth: { token },
    transports: ['websocket'],
    extraHeaders: { origin: benchOrigin },
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 500,
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}
