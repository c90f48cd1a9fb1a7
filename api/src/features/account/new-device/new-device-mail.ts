import type { UserRepository } from '@classeur/database'
import { composeLinkMail, type SendMail } from '@classeur/mail'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { mailMoment, type FindMailReader } from '../mail-reader.ts'
import { newDeviceMailTexts } from './new-device-mail-texts.ts'

/** A browser that keeps no cookies is new at every sign-in; the log of the account has all of them. */
const mostMailsADay = 10
const daySeconds = 86_400

export interface NewDeviceMailDependencies {
  sendMail: SendMail
  users: Pick<UserRepository, 'findById'>
  findReader: FindMailReader
  redis: Pick<Redis, 'multi'>
  publicUrl: string
  log: Pick<FastifyBaseLogger, 'warn'>
}

interface SignInOnNewDevice {
  userId: string
  /** Browser and system; may be empty. */
  device: string
  begunAt: Date
  at: Date
}

/**
 * Mails a person that their account was used on a new device. Not at the very first sign-in, nor to an address that
 * isn't confirmed, because it may be somebody else's. A mail that can't be sent is logged and stops nothing.
 */
export function createNewDeviceMail(deps: NewDeviceMailDependencies) {
  const { sendMail, users, findReader, redis, publicUrl, log } = deps

  async function countToday(userId: string): Promise<number> {
    const key = `new-device-mails:${userId}`
    const results = await redis.multi().set(key, 0, 'EX', daySeconds, 'NX').incr(key).exec()
    return Number(results?.at(-1)?.[1])
  }

  async function send({ userId, device, begunAt, at }: SignInOnNewDevice): Promise<void> {
    const user = await users.findById(userId)
    if (!user?.email || !user.emailVerified) return
    const isFirst = user.createdAt >= begunAt
    if (isFirst || (await countToday(userId)) > mostMailsADay) return
    const reader = await findReader(userId)
    const language = reader.language ?? 'en'
    const texts = newDeviceMailTexts[language](device, mailMoment(at, language, reader))
    await sendMail({ to: user.email, ...composeLinkMail(language, texts, `${publicUrl}/settings/account`) })
  }

  return (signIn: SignInOnNewDevice): void => {
    send(signIn).catch((error: unknown) => {
      log.warn({ err: error }, 'the mail about a new device was not sent')
    })
  }
}
