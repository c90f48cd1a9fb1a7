// A minimal process: reports readiness, echoes requests as JSON, streams, redirects, and dies on demand.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'

const websocketGuid = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

const answers = {
  '/health/ready': (_request, response) => response.writeHead(200).end(),
  '/api/die': () => process.exit(7),
  '/api/unavailable': (_request, response) => response.writeHead(503, { 'retry-after': '1' }).end(),
  '/oidc/redirect': (_request, response) => {
    response.writeHead(302, {
      location: 'http://elsewhere.example/oidc/x?y=1',
      'set-cookie': ['a=1; Path=/', 'b=2; HttpOnly'],
    })
    response.end()
  },
  '/api/stream': (request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: first\n\n')
    // The rest follows when the client requests it after receiving the first part.
    process.once('stream:go-on', () => response.end('data: last\n\n'))
  },
  '/api/stream/go-on': (_request, response) => {
    process.emit('stream:go-on')
    response.end()
  },
}

function echo(request, response) {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        name: process.env.NAME,
        pid: process.pid,
        url: request.url,
        headers: request.headers,
        body,
      }),
    )
  })
}

const server = createServer((request, response) => {
  const answer = answers[request.url.split('?')[0]] ?? echo
  answer(request, response)
})

server.on('upgrade', (request, socket) => {
  const accept = createHash('sha1')
    .update(request.headers['sec-websocket-key'] + websocketGuid)
    .digest('base64')
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  )
  const text = Buffer.from(
    JSON.stringify({ url: request.url, cookie: request.headers.cookie, origin: request.headers.origin }),
  )
  const head =
    text.length < 126
      ? Buffer.from([0x81, text.length])
      : Buffer.from([0x81, 126, text.length >> 8, text.length & 255])
  socket.write(Buffer.concat([head, text]))
  socket.on('error', () => socket.destroy())
})

server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => {
  server.close(() => process.exit(0))
  server.closeAllConnections()
})
