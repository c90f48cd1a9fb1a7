import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A mail server that accepts and stores every email. */
export async function startFakeSmtpServer() {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let body: string | null = null
    let buffer = ''
    const answer = (line: string) => {
      if (body !== null) {
        if (line !== '.') return void (body += `${line}\n`)
        received.push(body)
        body = null
        return void socket.write('250 kept\r\n')
      }
      if (line === 'DATA') {
        body = ''
        return void socket.write('354 go on\r\n')
      }
      socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
    }
    socket.on('data', (chunk: Buffer) => {
      const lines = (buffer + chunk.toString()).split('\r\n')
      buffer = lines.pop() ?? ''
      lines.forEach(answer)
    })
    socket.write('220 ready\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
