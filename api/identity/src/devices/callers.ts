import { deviceName, networkOf } from '@classeur/domain/access'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Account } from '@classeur/database'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Device, KnownDevices } from './known-devices.ts'

/** The origin of a request, as the rate limits identify it. */
export interface Caller {
  /** See `networkOf`. */
  network: string
  /** Null if the browser sends no valid device cookie. */
  device: Device | null
  /** Browser and system, such as `Firefox, Windows`; may be empty. */
  browser: string
}

const cookieName = 'classeur_device'
const halfYearSeconds = 180 * 24 * 3600

/** Identifies the caller of a request, and sets the cookie that makes a browser a known device of an account. */
export function createCallers(devices: KnownDevices, publicUrl: string) {
  const attributes = {
    path: '/oidc',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: halfYearSeconds,
  } satisfies CookieSerializeOptions
  const callerOf = (request: FastifyRequest): Caller => ({
    network: networkOf(request.ip),
    device: devices.read(request.cookies[cookieName]),
    browser: deviceName(request.headers['user-agent']),
  })

  return {
    callerOf,

    /** Sets the device cookie. Call only after the caller has proved that they own the account. */
    remember(request: FastifyRequest, reply: FastifyReply, account: Account): void {
      reply.setCookie(cookieName, devices.remember(callerOf(request).device, account), attributes)
    },
  }
}

export type Callers = ReturnType<typeof createCallers>

/** The key under which limits count one caller across all accounts. */
export const callerKey = ({ network, device }: Caller): string =>
  device ? `device:${device.id}` : `network:${network}`
