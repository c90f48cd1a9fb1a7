import { subscribe } from 'node:diagnostics_channel'
import { Socket } from 'node:net'

/**
 * If a connection closes while a command is written, the driver (mongodb 7.8, `writeCommand`) waits for `drain`,
 * which a closed socket never emits, and the caller hangs. This emits `drain` once more after a socket has closed, so
 * that the driver notices and fails the command. Node doesn't announce TLS sockets on this channel; for them, groups
 * of commands have their own time limit (`createGroup`).
 */
export function wakeClosedSockets(): void {
  subscribe('net.client.socket', (message) => {
    const { socket } = message as { socket: unknown }
    if (!(socket instanceof Socket)) return
    // Emit after the driver's own listeners, so that it knows why the socket closed.
    socket.once('close', () => setImmediate(() => socket.emit('drain')))
  })
}
