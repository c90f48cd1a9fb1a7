import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { BSON } from 'bson'
import { createMessageSplitter, frameCommand } from '@classeur/mongo-front'
import { freePort } from './free-port.ts'
import { startGuarded } from './guarded-process.ts'
import type { Running } from './keep-running.ts'
import { untilReady } from './until-ready.ts'

const startMs = 60_000
const setName = 'rs0'

/** Sends one command to a mongod on loopback and returns its reply, whether or not it is ok. */
async function adminCommand(port: number, command: BSON.Document): Promise<BSON.Document> {
  const socket = connect(port, '127.0.0.1')
  try {
    return await new Promise<BSON.Document>((resolve, reject) => {
      socket.once('error', reject)
      socket.once('close', () => reject(new Error('closed')))
      socket.on(
        'data',
        createMessageSplitter((message) => resolve(BSON.deserialize(message.subarray(21)))),
      )
      socket.write(frameCommand(1, { ...command, $db: 'admin' }))
    })
  } finally {
    socket.destroy()
  }
}

interface ReplicaSetConfig {
  version: number
  members: { host: string }[]
}

/** Makes the node a one-node replica set with its current address, and waits until it accepts writes. */
async function ensurePrimary(port: number): Promise<void> {
  const host = `127.0.0.1:${port}`
  const hello = await adminCommand(port, { hello: 1 })
  if (hello.isWritablePrimary) return
  const current = await adminCommand(port, { replSetGetConfig: 1 })
  const members = [{ _id: 0, host }]
  if (!current.ok) {
    await adminCommand(port, { replSetInitiate: { _id: setName, members } })
  } else {
    const config = current.config as ReplicaSetConfig
    // If another program has taken the earlier port, the set moves to the new one.
    if (config.members[0]?.host !== host) {
      const moved = { ...config, version: config.version + 1, members }
      await adminCommand(port, { replSetReconfig: moved, force: true })
    }
  }
  throw new Error('not a writable primary yet')
}

async function rememberedPort(file: string): Promise<number> {
  const port = Number(await readFile(file, 'utf8').catch(() => ''))
  return port > 0 ? port : freePort()
}

export interface RunningMongod extends Running {
  pid: number
  port: number
  url: string
}

/**
 * Starts MongoDB as a one-node replica set (transactions need one) with its data in `dir`. A restart needs the `port`
 * of the first start, because its clients keep their address. Default: the port of the earlier start, or a free one.
 */
export async function startMongod(options: {
  program: string
  dir: string
  port?: number
}): Promise<RunningMongod> {
  const data = join(options.dir, 'data')
  const portFile = join(options.dir, 'port')
  await mkdir(data, { recursive: true })
  const start = async (port: number): Promise<RunningMongod> => {
    await writeFile(portFile, String(port))
    const server = await startGuarded({
      dir: options.dir,
      command: [
        options.program,
        '--dbpath',
        data,
        '--port',
        String(port),
        '--bind_ip',
        '127.0.0.1',
        '--replSet',
        setName,
        '--quiet',
        '--logpath',
        join(options.dir, 'mongod.log'),
      ],
    })
    await untilReady({ name: 'MongoDB', server, withinMs: startMs, probe: () => ensurePrimary(port) })
    const { pid, exited, stop } = server
    return { pid, port, url: `mongodb://127.0.0.1:${port}/classeur?replicaSet=${setName}`, exited, stop }
  }
  if (options.port !== undefined) return start(options.port)
  try {
    return await start(await rememberedPort(portFile))
  } catch {
    // Another program may have taken the recorded port; a second failure is a real one.
    return start(await freePort())
  }
}
