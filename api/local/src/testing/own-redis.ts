import { rm } from 'node:fs/promises'
import { freePort } from '../servers/free-port.ts'
import type { RunningRedis } from '../servers/redis-server.ts'
import { startRedis } from './start-redis.ts'

/** A Redis that a test can kill, restart at the same address, and empty. `dir` holds its append-only file. */
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
    /** Kills it, deletes its data, and restarts it. */
    async wipe() {
      await end('SIGKILL')
      await rm(dir, { recursive: true, force: true })
      running = await start()
    },
    stop: () => end('SIGTERM'),
  }
}
