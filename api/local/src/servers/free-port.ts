import { createServer, type Server } from 'node:net'

/**
 * Operating systems give ports from 32768 (Linux) or 49152 (macOS, Windows) to outgoing connections and to
 * `listen(0)`. A port below can't be taken that way between its choice and the moment when its process listens.
 */
const firstPort = 20_000
const blockCount = 70
const blockSize = 100

/** Resolves to false if another socket has the port. */
function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      // Windows reserves ranges of ports and reports EACCES for them.
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(error)
    })
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(true))
  })
}

/** The port on which a probe could listen, which is closed again; undefined if another socket has it. */
async function tryPort(wanted: number): Promise<number | undefined> {
  const probe = createServer()
  if (!(await listens(probe, wanted))) return undefined
  const address = probe.address()
  const port = typeof address === 'object' && address ? address.port : wanted
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Claims a block of ports for this process, by listening on its first port until the process ends. */
async function claimBlock(): Promise<number | undefined> {
  for (let tried = 0; tried < blockCount; tried += 1) {
    const first = firstPort + ((process.pid + tried) % blockCount) * blockSize
    const guard = createServer((socket) => socket.destroy())
    if (!(await listens(guard, first))) continue
    guard.unref()
    return first
  }
  return undefined
}

/**
 * Returns a function that chooses unused loopback ports. Neither it nor another one, in this or another process,
 * chooses a port again before 98 others.
 */
export function createPortSource(): () => Promise<number> {
  let claiming: Promise<number | undefined> | undefined
  let given = 0

  return async () => {
    claiming ??= claimBlock()
    const first = await claiming
    for (let tried = 1; first !== undefined && tried < blockSize; tried += 1) {
      const wanted = first + 1 + (given++ % (blockSize - 1))
      if ((await tryPort(wanted)) !== undefined) return wanted
    }
    // All blocks or all ports of this one are in use.
    const port = await tryPort(0)
    if (port === undefined) throw new Error('no TCP port is free')
    return port
  }
}

/** Returns a loopback TCP port that is unused, and that no other caller chooses before its process can listen on it. */
export const freePort = createPortSource()
