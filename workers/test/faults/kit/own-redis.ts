import { startRedis, type RunningRedis } from '@classeur/local'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** A Redis that a test kills, starts again at the same address, and wipes. `dir` holds its append-only file. */
export async function startOwnRedis(dir: string, extraArgs: string[] = []) {
  const port = await freePort()
  const start = () => startRedis({ dir, port, extraArgs })
  let running: RunningRedis | null = await start()
  const end = async (name: NodeJS.Signals) => {
    if (!running) return
    process.kill(running.pid, name)
    await running.exited
    running = null
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill: () => end('SIGKILL'),
    async startAgain() {
      running ??= await start()
    },
    /** Ends it at once, deletes what it stored, and starts it again, empty. */
    async wipe() {
      await end('SIGKILL')
      await rm(dir, { recursive: true, force: true })
      running = await start()
    },
    stop: () => end('SIGTERM'),
  }
}
