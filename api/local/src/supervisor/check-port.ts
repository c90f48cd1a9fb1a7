import { createServer } from 'node:net'
import { StartError } from './start-error.ts'

const tries = 20

function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      // An address family that this machine lacks can't be in use either.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true)
      else reject(error)
    })
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

async function isUsable(port: number, host: string): Promise<boolean> {
  const hosts = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  for (const each of hosts) if (!(await isFree(port, each))) return false
  return true
}

/** @throws StartError that suggests a free port */
export async function checkPort(port: number, host: string): Promise<void> {
  try {
    if (port === 0 || (await isUsable(port, host))) return
  } catch (error) {
    throw new StartError(`Port ${port} on ${host} can’t be used: ${(error as Error).message}`, {
      cause: error,
    })
  }
  let other = port + 1
  for (let tried = 0; tried < tries && !(await isUsable(other, host)); tried++) other += 1
  throw new StartError(`Port ${port} is in use by another program. Use another port: PORT=${other} npm start`)
}
