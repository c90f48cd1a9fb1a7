import type { ClientEvents, ServerEvents } from '@classeur/contracts'
import type { Socket } from 'socket.io-client'
import { whenIdle } from '../config/when-idle.ts'
import {
  currentAccessToken,
  dropSession,
  onAuthChange,
  onTokenRenewed,
  readAuth,
  refresh,
} from '../http/session/auth-session.ts'

type Connection = Socket<ServerEvents, ClientEvents>
type EventName = keyof ServerEvents
type Handler = (...args: unknown[]) => void

/** A proxy in front of a starting server may accept a connection and never answer it. */
const connectTimeoutMs = 4000
/** Pause between a refusal and the next attempt. */
const refusedPauseMs = 2000

const handlers = new Map<EventName, Set<Handler>>()
const reconnectHandlers = new Set<() => void>()
const connectHandlers = new Set<() => void>()
let connecting: Promise<Connection> | null = null
/** The last token that this socket sent to the server. */
let offered: string | null = null

/**
 * Listens to one kind of server event; the first listener opens the connection. An event is only a hint: read the
 * resource again after {@link onReconnect}. Returns the unsubscriber.
 */
export function onServerEvent<N extends EventName>(name: N, handler: ServerEvents[N]): () => void {
  const existing = handlers.get(name) ?? new Set<Handler>()
  handlers.set(name, existing)
  existing.add(handler as Handler)
  void connect()
  return () => existing.delete(handler as Handler)
}

/**
 * The handler runs after a lost connection is restored, because events may have been missed. Returns the unsubscriber.
 */
export function onReconnect(handler: () => void): () => void {
  reconnectHandlers.add(handler)
  return () => reconnectHandlers.delete(handler)
}

/**
 * The handler runs at each connection: now if already connected, and after each reconnect. Returns the unsubscriber.
 */
export function onConnect(handler: () => void): () => void {
  connectHandlers.add(handler)
  void connect()?.then((socket) => {
    if (socket.connected && connectHandlers.has(handler)) handler()
  })
  return () => connectHandlers.delete(handler)
}

/** Sends an event to the server if connected; otherwise drops it. */
export function sendToServer<N extends keyof ClientEvents>(
  name: N,
  ...args: Parameters<ClientEvents[N]>
): void {
  void connecting?.then((socket) => {
    if (socket.connected) socket.emit(name, ...args)
  })
}

function connect(): Promise<Connection> | null {
  if (readAuth().status !== 'signed-in') return null
  connecting ??= open()
  return connecting
}

async function open(): Promise<Connection> {
  await whenIdle()
  const { io } = await import('socket.io-client')
  const socket: Connection = io({
    auth: (send) => {
      offered = currentAccessToken()
      send({ token: offered })
    },
    // Long polling would need a load balancer that sends all requests of a connection to the same api replica.
    transports: ['websocket'],
    timeout: connectTimeoutMs,
    reconnectionDelay: 500,
    reconnectionDelayMax: 8000,
  })
  let connectedBefore = false
  socket.on('connect', () => {
    if (connectedBefore) for (const handler of reconnectHandlers) handler()
    connectedBefore = true
    for (const handler of connectHandlers) handler()
  })
  // The library doesn't retry by itself after a refusal or after the server closed the connection because the token
  // expired.
  socket.on('connect_error', () => {
    if (!socket.active) renewSoon(socket)
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') renewSoon(socket)
  })
  socket.onAny((name: EventName, ...args: unknown[]) => {
    for (const handler of handlers.get(name) ?? []) handler(...args)
  })
  return socket
}

/**
 * Reconnects with a new token, or with the one that another request has already fetched. If the session is over, the
 * refresh signs the person out instead.
 */
function renewSoon(socket: Connection): void {
  setTimeout(() => {
    if (readAuth().status !== 'signed-in') return
    const renewed = currentAccessToken() === offered ? refresh() : Promise.resolve(true)
    renewed.then(
      (signedIn) => signedIn && socket.connect(),
      () => renewSoon(socket),
    )
  }, refusedPauseMs)
}

onTokenRenewed((accessToken) => {
  void connecting?.then((socket) => {
    if (!socket.connected) return
    offered = accessToken
    socket.emit('token:renewed', accessToken, () => undefined)
  })
})

onAuthChange(() => {
  const { status } = readAuth()
  if (status === 'signed-in' && handlers.size > 0) void connect()
  if (status !== 'signed-out') return
  void connecting?.then((socket) => socket.disconnect())
  connecting = null
})

/** Listens to the events about the session itself. Call once at start. */
export function followSession(): void {
  onServerEvent('subscription:changed', () => void refresh().catch(() => undefined))
  onServerEvent('session:ended', () => dropSession('session-ended'))
}
