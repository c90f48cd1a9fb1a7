import { StartError } from './start-error.ts'

const needed = [20, 19] as const

/** @throws StartError if this Node.js is older than the product needs */
export function checkNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return
  throw new StartError(`Classeur needs Node.js ${needed.join('.')} or newer; this is ${version}.`)
}
