import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy to `host:port` that can be cut (every connection ends, new ones too) and restored. */
export async function startCuttableProxy(target: string) {
  const { hostname, port } = new URL(`tcp://${target}`)
  const sockets = new Set<Socket>()
  let passes = true
  const server = createServer((incoming) => {
    if (!passes) return void incoming.destroy()
    const outgoing = connect(Number(port), hostname)
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    passes = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    restore: () => void (passes = true),
    async stop() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
