import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../servers/free-port.ts'

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>

/**
 * A proxy to the server at `target` (a URL) that a test can cut (open connections break, new ones are refused) or
 * silence: connections stay open and new ones are accepted, but no data passes, as when a machine loses its network.
 */
export async function startTcpProxy(target: string) {
  const { hostname, port: targetPort } = new URL(target)
  const open = new Set<Socket>()
  let isSilent = false
  const server = createServer((inside) => {
    const outside = connect(Number(targetPort), hostname)
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      open.add(from)
      from.on('data', (bytes) => {
        if (isSilent || to.destroyed) return
        if (!to.write(bytes)) {
          from.pause()
          to.once('drain', () => from.resume())
        }
      })
      from.on('end', () => {
        if (!isSilent) to.end()
      })
      // The other side notices when its own connection ends.
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        if (!isSilent) to.destroy()
      })
    }
  })
  // No other process may take the port while the proxy is cut.
  const port = await freePort()
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen()
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port,
    /** The same URL through the proxy. A MongoDB driver must not learn the server's real address. */
    through(url: string): string {
      const address = new URL(url)
      address.hostname = '127.0.0.1'
      address.port = String(port)
      if (address.protocol === 'mongodb:') address.search = '?directConnection=true&retryWrites=false'
      return address.href
    },
    async cut(): Promise<void> {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      breakAll()
      await closed
    },
    restore: listen,
    /** Stops passing data in both directions without closing connections. */
    fallSilent(): void {
      isSilent = true
    },
    /** Passes data of new connections again, and breaks connections that lost data. */
    speakAgain(): void {
      isSilent = false
      breakAll()
    },
    /** Breaks every open connection; new ones are accepted. */
    breakAll,
  }
}
