import { startFront } from './front.ts'

/**
 * A process of its own, so that the front's work never delays whoever started it. Arguments: port, socket folder.
 * Says `ready` over IPC, and ends as soon as its parent is gone.
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
