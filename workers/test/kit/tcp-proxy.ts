import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A way to a server that can be cut (open connections break, new ones are refused), or made silent: connections stay
 * open and new ones are taken, but nothing passes, as when the other machine is gone without a word.
 */
export async function startTcpProxy(targetPort: number) {
  const open = new Set<Socket>()
  let isSilent = false
  const server = createServer((inside) => {
    const outside = connect(targetPort, '127.0.0.1')
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
      // The other side hears of it by its own end.
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        if (!isSilent) to.destroy()
      })
    }
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port,
    async cut(): Promise<void> {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      breakAll()
      await closed
    },
    restore: () => listen(port),
    /** From now on nothing passes, in either direction, and nobody is told. */
    fallSilent(): void {
      isSilent = true
    },
    /** Lets new connections through again; those that lost bytes meanwhile break. */
    speakAgain(): void {
      isSilent = false
      breakAll()
    },
    /** Breaks every open connection; new ones pass. */
    breakAll,
  }
}
