import { startFront } from './front.ts'

/**
 * Runs the front in a separate process, so its work never delays the parent. Arguments: port, socket folder.
 * Sends `ready` over IPC, and exits as soon as its parent is gone.
 */
const [port, socketDir] = process.argv.slice(2)
if (!port || !socketDir) throw new Error('usage: front-process <port> <socket folder>')

const front = await startFront({
  port: Number(port),
  socketDir,
  onLost: (error) => process.stderr.write(`a connection to the database engine was lost: ${error.message}\n`),
})
const stop = (): void => void front.stop().finally(() => process.exit(0))
process.on('SIGTERM', stop)
// Ctrl-C reaches the whole foreground group: the parent decides when this process ends.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
