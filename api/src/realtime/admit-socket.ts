import { AppError, sessionRoom, userRoom, type AccessTokenClaims } from '@classeur/contracts'
import type { Socket } from 'socket.io'
import type { AccessTokens } from '../plugins/access-tokens.ts'
import type { IsLiveSession } from '../security/file-links.ts'
import type { SocketServer } from './socket-server.ts'

export interface AdmissionOptions {
  accessTokens: Pick<AccessTokens, 'verify'>
  isLiveSession: IsLiveSession
}

type LiveSocket = Parameters<Parameters<SocketServer['use']>[0]>[0]

/** The error of a refused connection; its message is a code of the catalogue. */
const refusal = (error: unknown) =>
  new Error(error instanceof AppError ? error.code : 'general/unavailable', { cause: error })

/** Accepts connections with a valid token of a live session, and closes them when the token or the session ends. */
export function admitSocket(io: SocketServer, { accessTokens, isLiveSession }: AdmissionOptions): void {
  const admit = async (token: unknown): Promise<AccessTokenClaims> => {
    if (typeof token !== 'string') throw new AppError('auth/signed-out')
    const claims = accessTokens.verify(token)
    if (!(await isLiveSession(claims.sid, claims.sub))) throw new AppError('auth/session-ended')
    return claims
  }

  const tokenOf = (socket: Pick<Socket, 'handshake'>): unknown => socket.handshake.auth['token']

  io.use((socket, next) => {
    admit(tokenOf(socket)).then(
      (claims) => {
        socket.data.claims = claims
        next()
      },
      (error: unknown) => {
        next(refusal(error))
      },
    )
  })

  io.on('connection', (socket: LiveSocket) => {
    let expiry: NodeJS.Timeout | undefined
    const closeAtExpiry = ({ exp }: AccessTokenClaims) => {
      clearTimeout(expiry)
      expiry = setTimeout(() => socket.disconnect(true), exp * 1000 - Date.now())
    }
    const { sub, sid } = socket.data.claims
    closeAtExpiry(socket.data.claims)
    void socket.join([userRoom(sub), sessionRoom(sid)])

    socket.on('token:renewed', (token, acknowledge) => {
      const answer = (accepted: boolean) => {
        // The types promise a function, but a client can send anything.
        if (typeof acknowledge === 'function') acknowledge(accepted)
      }
      admit(token).then(
        (claims) => {
          const same = claims.sub === sub && claims.sid === sid
          if (same) closeAtExpiry(claims)
          answer(same)
        },
        () => {
          // The old token remains valid until it expires; tell the client that the new one was refused.
          answer(false)
        },
      )
    })
    socket.on('disconnect', () => {
      clearTimeout(expiry)
    })
  })
}
