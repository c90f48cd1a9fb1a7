import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import pTimeout from 'p-timeout'
import type { Log } from './root-folder.ts'

const mongoVersion = '8.0.4'
const downloadHost = 'fastdl.mongodb.org'
const probeMs = 2500

/** Whether the host's HTTPS port accepts a TCP connection in time. The limit includes the resolution of the name. */
async function isReachable(host: string): Promise<boolean> {
  const socket = connect(443, host)
  const connected = once(socket, 'connect').then(
    () => true,
    () => false,
  )
  try {
    return await pTimeout(connected, { milliseconds: probeMs, fallback: () => false })
  } finally {
    socket.destroy()
  }
}

/** A mongod downloaded once into `downloadDir`; undefined if it is missing and can't be downloaded. */
export async function downloadedMongod(downloadDir: string, log: Log): Promise<string | undefined> {
  const { DryMongoBinary } = await import('mongodb-memory-server-core/lib/util/DryMongoBinary.js')
  const { MongoBinary } = await import('mongodb-memory-server-core/lib/util/MongoBinary.js')
  const wanted = { version: mongoVersion, downloadDir: join(downloadDir) }
  try {
    const downloaded = await DryMongoBinary.locateBinary(wanted)
    if (downloaded) return downloaded
    if (!(await isReachable(downloadHost))) return undefined
    log(`downloading MongoDB ${mongoVersion} (once)`)
    return await MongoBinary.getPath(wanted)
  } catch (error) {
    log(`could not download MongoDB: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

/**
 * Returns the redis-server of the optional package redis-memory-server, if it is installed. The package isn't a
 * dependency, because it downloads a server at installation.
 */
export async function downloadedRedis(): Promise<string | undefined> {
  const optionalPackage = 'redis-memory-server/lib/util/RedisBinary.js'
  try {
    const module = (await import(optionalPackage)) as { default?: { getPath?: () => Promise<string> } }
    return await module.default?.getPath?.()
  } catch {
    // The package isn't installed, or its download failed: the caller tries the next source.
    return undefined
  }
}
