import type { Digits, Language } from '@classeur/contracts'
import type { SchoolRepository, UserInfoRepository } from '@classeur/database'
import { documentLocale } from '@classeur/documents'

/** How a person reads a mail. */
export interface MailReader {
  /** Null before the profile is complete. */
  language: Language | null
  digits: Digits
  /** The time zone of their school. */
  timeZone: string
}

export type FindMailReader = (userId: string) => Promise<MailReader>

export const createFindMailReader =
  ({
    userInfo,
    schools,
  }: {
    userInfo: Pick<UserInfoRepository, 'findById'>
    schools: Pick<SchoolRepository, 'findByMember'>
  }): FindMailReader =>
  async (userId) => {
    const [profile, school] = await Promise.all([userInfo.findById(userId), schools.findByMember(userId)])
    return {
      language: profile?.language ?? null,
      digits: profile?.digits ?? 'latin',
      timeZone: school?.timeZone ?? 'UTC',
    }
  }

/**
 * "9 May 2026 at 21:30 (Atlantic Standard Time)". A mail can't know the time zone of the device on which it is read, and
 * a day alone may be another one there, so it names the time and the zone too.
 */
export function mailMoment(at: Date, language: Language, { digits, timeZone }: MailReader): string {
  const locale = documentLocale(language, digits)
  const moment = new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone },
  })
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
  return `${moment.format(at)} (${zone?.value ?? timeZone})`
}
