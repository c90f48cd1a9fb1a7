import { createServer, type Server, type Socket } from 'node:net'
import { createAdministration } from './administration.ts'
import { readCommand } from './command-spec.ts'
import { createCursors } from './cursors.ts'
import { createEngineCommands } from './engine-commands.ts'
import { createEngine } from './engine.ts'
import { createExecuteCommand, type ExecuteCommand } from './execute-command.ts'
import { createMessageSplitter, frameReply, parseRequest } from './op-msg.ts'
import { createTransactions } from './transactions.ts'

/** Answers the requests of one connection one after another, in order. */
function serve(socket: Socket, execute: ExecuteCommand): void {
  let queue = Promise.resolve()
  const answer = async (message: Buffer): Promise<void> => {
    const request = parseRequest(message)
    const reply = await execute(readCommand(request))
    if (request.wantsReply && !socket.destroyed) socket.write(frameReply(request, reply))
  }
  const split = createMessageSplitter((message) => {
    // An unreadable message has no request id to answer, so close the connection.
    queue = queue.then(() => answer(message)).catch(() => void socket.destroy())
  })
  socket.setNoDelay(true)
  socket.on('data', split)
  // A client that disconnects ends its socket with an error; nobody is left to receive a reply.
  socket.on('error', () => socket.destroy())
}

/**
 * The MongoDB wire protocol for PostgreSQL with the DocumentDB extension, on a loopback port. Supports the
 * commands that the product's drivers need; any other command gets MongoDB's CommandNotFound error.
 */
export async function startFront(options: {
  port: number
  socketDir: string
  onLost: (error: Error) => void
}): Promise<{ stop: () => Promise<void> }> {
  const engine = createEngine(options)
  const transactions = createTransactions(engine)
  const cursors = createCursors(engine)
  const administration = createAdministration({ me: `127.0.0.1:${options.port}`, cursors, transactions })
  const runInEngine = createEngineCommands({ engine, cursors })
  const execute = createExecuteCommand({ engine, transactions, administration, runInEngine })
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    serve(socket, execute)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  return {
    stop: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await engine.close()
    },
  }
}
