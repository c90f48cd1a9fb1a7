import { subscribe } from 'node:diagnostics_channel'
import { Socket } from 'node:net'

/**
 * A command that is written just as its connection closes makes the driver (mongodb 7.8, `writeCommand`) wait for room
 * in the socket: it never hears that there is none to come, and the caller waits for ever. A closed socket that somebody
 * still waits for therefore says `drain` once more; the driver then finds it closed and fails the command. Sockets of
 * TLS are not announced by Node: groups of commands have their own time limit (`createGroup`).
 */
export function wakeClosedSockets(): void {
  subscribe('net.client.socket', (message) => {
    const { socket } = message as { socket: unknown }
    if (!(socket instanceof Socket)) return
    // After the driver's own listeners, so that it knows already why the socket closed.
    socket.once('close', () => setImmediate(() => socket.emit('drain')))
  })
}
