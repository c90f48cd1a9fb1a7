import type { EventEmitter } from 'node:events'

/** The web app sends only a handshake, heartbeats and a token every few minutes. */
const maxPacketsPerWindow = 60
const windowMs = 10_000

interface RawSocket extends EventEmitter {
  close: (discard?: boolean) => void
}

/** Closes a connection that sends more than 60 packets within 10 seconds. */
export function limitPackets(engine: Pick<EventEmitter, 'on'>): void {
  engine.on('connection', (socket: RawSocket) => {
    let windowStartedAt = Date.now()
    let packets = 0
    socket.on('packet', () => {
      const now = Date.now()
      if (now - windowStartedAt >= windowMs) {
        windowStartedAt = now
        packets = 0
      }
      packets += 1
      if (packets > maxPacketsPerWindow) socket.close(true)
    })
  })
}
