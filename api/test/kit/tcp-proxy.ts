import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a server that can be cut: open connections break, new ones are refused, until it is restored. */
export async function startTcpProxy(target: string) {
  const { hostname, port: targetPort } = new URL(target)
  const open = new Set<Socket>()
  const server = createServer((inside) => {
    const outside = connect(Number(targetPort), hostname)
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      open.add(from)
      from.pipe(to)
      // The other side hears of it by its own end.
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of open) socket.destroy()
    })
  return {
    port,
    cut,
    restore: () => listen(port),
  }
}
