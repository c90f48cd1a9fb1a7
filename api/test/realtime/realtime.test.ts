import { sessionRoom, userRoom } from '@classeur/contracts'
import { eventually } from '@classeur/local/testing'
import { io as connect, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'

let first: TestApp
let second: TestApp
let firstUrl: string
let secondUrl: string
let ada: SignedIn
let bob: SignedIn
const sockets: Socket[] = []

beforeAll(async () => {
  first = await createTestApp()
  second = await createTestApp({ servers: first.servers })
  ;[firstUrl, secondUrl] = [await first.listen(), await second.listen()]
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const ownOrigin: Record<string, string> = { origin: testPublicUrl }

function open(url: string, token: unknown, headers = ownOrigin, transport = 'websocket'): Socket {
  const socket = connect(url, {
    auth: { token },
    transports: [transport],
    extraHeaders: headers,
    forceNew: true,
    reconnection: false,
  })
  sockets.push(socket)
  return socket
}
const once = <T = unknown>(socket: Socket, event: string): Promise<T> =>
  new Promise((resolve) => socket.once(event, (value: T) => resolve(value)))
const connected = async (...args: Parameters<typeof open>): Promise<Socket> => {
  const socket = open(...args)
  await Promise.race([
    once(socket, 'connect'),
    once<Error>(socket, 'connect_error').then((error) => {
      throw error
    }),
  ])
  return socket
}
const refusalOf = async (...args: Parameters<typeof open>): Promise<string> => {
  const socket = open(...args)
  const connectedAnyway = once(socket, 'connect').then(() => new Error('connected'))
  return (await Promise.race([once<Error>(socket, 'connect_error'), connectedAnyway])).message
}
const roomSize = (room: string) => first.app.io.sockets.adapter.rooms.get(room)?.size ?? 0
const tokenFor = (person: SignedIn, lifetimeSeconds: number) =>
  first.app.jwt.sign(
    { sub: person.userId, sid: person.sessionId },
    { expiresIn: `${String(lifetimeSeconds)}s` },
  )

describe('the handshake', () => {
  beforeAll(async () => {
    ;[ada, bob] = [await first.signInAs(), await first.signInAs()]
  })

  it('lets a signed-in person connect and joins the rooms of the person and the session', async () => {
    await connected(firstUrl, ada.accessToken)
    expect(roomSize(userRoom(ada.userId))).toBe(1)
    expect(roomSize(sessionRoom(ada.sessionId))).toBe(1)
  })

  it.each(['websocket', 'polling'])('refuses another or a missing origin (%s)', async (transport) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${testPublicUrl}.evil.example` },
      {},
    ]) {
      expect(
        await refusalOf(firstUrl, ada.accessToken, headers as Record<string, string>, transport),
      ).toMatch(/error/)
    }
  })

  it('accepts only WebSocket connections, so that any replica can serve any connection', async () => {
    expect(await refusalOf(firstUrl, ada.accessToken, { origin: testPublicUrl }, 'polling')).toMatch(/error/)
  })

  it('refuses a missing, made-up, foreign or expired token and sends only the error code', async () => {
    const foreign = first.app.jwt.sign({ sub: ada.userId, sid: ada.sessionId }, { aud: 'another-app' })
    const expired = first.app.jwt.sign({ sub: ada.userId, sid: ada.sessionId, iat: 1 }, { expiresIn: '1s' })
    for (const token of [undefined, '', 'x', { $ne: null }, 7, foreign, expired]) {
      expect(await refusalOf(firstUrl, token)).toBe('auth/signed-out')
    }
  })

  it('refuses a valid token of a session that has ended', async () => {
    const gone = await first.signInAs()
    await first.app.inject({
      method: 'DELETE',
      url: `/api/auth/sessions/${gone.sessionId}`,
      headers: gone.headers,
    })
    expect(await refusalOf(firstUrl, gone.accessToken)).toBe('auth/session-ended')
  })

  it('refuses other namespaces', async () => {
    expect(await refusalOf(`${firstUrl}/admin`, ada.accessToken)).toBe('Invalid namespace')
  })
})

describe('an open connection', () => {
  beforeAll(async () => {
    ;[ada, bob] = [await first.signInAs(), await first.signInAs()]
  })

  it('receives its person’s events from any replica, and no events of others', async () => {
    const [adaSocket, bobSocket] = [
      await connected(firstUrl, ada.accessToken),
      await connected(secondUrl, bob.accessToken),
    ]
    const heard: string[] = []
    adaSocket.onAny((name: string) => heard.push(`ada ${name}`))
    bobSocket.onAny((name: string) => heard.push(`bob ${name}`))
    const arrived = once(adaSocket, 'credits:changed')
    second.app.io.to(userRoom(ada.userId)).emit('credits:changed')
    await arrived
    expect(heard).toEqual(['ada credits:changed'])
  })

  it('cannot join a room by sending events', async () => {
    const socket = await connected(firstUrl, bob.accessToken)
    const before = roomSize(userRoom(ada.userId))
    for (const event of ['join', 'subscribe', 'room', userRoom(ada.userId), '__proto__']) {
      socket.emit(event, userRoom(ada.userId), { room: userRoom(ada.userId) })
    }
    await new Promise<void>((resolve) => socket.emit('token:renewed', 'x', () => resolve()))
    expect(roomSize(userRoom(ada.userId))).toBe(before)
    expect(socket.connected).toBe(true)
  })

  it('is closed when its token expires', async () => {
    // Long enough to connect on a busy machine; a token's seconds are rounded down.
    const socket = await connected(firstUrl, tokenFor(ada, 5))
    expect(await once(socket, 'disconnect')).toBe('io server disconnect')
  })

  it('stays open with a newer token of its session, but not with another person’s', async () => {
    const socket = await connected(firstUrl, tokenFor(ada, 8))
    const renew = (token: unknown) =>
      new Promise<boolean>((resolve) =>
        socket.emit('token:renewed', token, (accepted: boolean) => resolve(accepted)),
      )
    const ends = once(socket, 'disconnect').then(() => 'ended')
    expect(await renew(bob.accessToken)).toBe(false)
    expect(await renew('x')).toBe(false)
    expect(await renew({ $ne: null })).toBe(false)
    expect(await renew(tokenFor(ada, 60))).toBe(true)
    const short = await connected(firstUrl, tokenFor(ada, 9))
    // The second connection's token expires after the first one's original token.
    await once(short, 'disconnect')
    expect(await Promise.race([ends, Promise.resolve('open')])).toBe('open')
  })

  it('stays open if an event lacks the expected acknowledgement', async () => {
    const socket = await connected(firstUrl, ada.accessToken)
    socket.emit('token:renewed', 'x')
    socket.emit('token:renewed')
    const answered = await new Promise((resolve) => socket.emit('token:renewed', 'x', resolve))
    expect(answered).toBe(false)
  })

  it('is closed after a message over 100 KB', async () => {
    const socket = await connected(firstUrl, ada.accessToken)
    socket.emit('token:renewed', 'x'.repeat(110_000))
    await once(socket, 'disconnect')
  })

  it('is closed after a flood of events', async () => {
    const socket = await connected(firstUrl, ada.accessToken)
    for (let index = 0; index < 1000; index += 1) socket.emit('anything', Buffer.alloc(10))
    await once(socket, 'disconnect')
  })
})

describe('the end of a session', () => {
  it('closes its sockets on every replica with the reason, and no other person’s', async () => {
    const person = await first.signInAs()
    const [here, there] = [
      await connected(firstUrl, person.accessToken),
      await connected(secondUrl, person.accessToken),
    ]
    const other = await connected(secondUrl, (await first.signInAs()).accessToken)
    const told = Promise.all([once(here, 'session:ended'), once(there, 'session:ended')])
    const closed = Promise.all([once(here, 'disconnect'), once(there, 'disconnect')])
    await first.app.inject({
      method: 'DELETE',
      url: `/api/auth/sessions/${person.sessionId}`,
      headers: person.headers,
    })
    await told
    expect(await closed).toEqual(['io server disconnect', 'io server disconnect'])
    expect(other.connected).toBe(true)
    for (const replica of [first, second]) {
      await eventually(async () => {
        const answer = await replica.app.inject({ url: '/api/plans', headers: person.headers })
        expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth/session-ended'])
      })
    }
  })

  it('stopping a server closes its sockets first', async () => {
    const third = await createTestApp({ servers: first.servers })
    const socket = await connected(await third.listen(), ada.accessToken)
    const closed = once(socket, 'disconnect')
    await third.close()
    await closed
  })
})
