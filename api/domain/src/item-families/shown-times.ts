import { arabicResult, hours, minutes } from './arabic-counted.ts'
import type { Language } from '../text/language.ts'

const minutesOfHour = 60
const minutesOfDay = 1440
const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The hour and the minute of a number of minutes after midnight, of any day. */
function partsOf(time: number): [hour: number, minute: number] {
  const ofDay = ((time % minutesOfDay) + minutesOfDay) % minutesOfDay
  return [Math.floor(ofDay / minutesOfHour), ofDay % minutesOfHour]
}

/** A time as it stands in a check. */
export const checkTime = (time: number): string => partsOf(time).map(twoDigits).join(':')

/** An hour and minutes as they are written; also minutes that no clock has, which only an error leads to. */
export const writtenTime = (hour: number, minute: number, language: Language): string =>
  language === 'fr' ? `${hour}\u00a0h\u00a0${twoDigits(minute)}` : `${hour}:${twoDigits(minute)}`

export const shownTime = (time: number, language: Language): string => {
  const [hour, minute] = partsOf(time)
  return writtenTime(hour, minute, language)
}

/** A duration in hours and minutes, alone or as a subject. */
export function shownDuration(duration: number, language: Language): string {
  const [hour, minute] = [Math.floor(duration / minutesOfHour), duration % minutesOfHour]
  if (language === 'ar') {
    const shownHours = hour === 1 ? 'ساعة' : arabicResult(hour, hours)
    return [...(hour > 0 ? [shownHours] : []), ...(minute > 0 ? [arabicResult(minute, minutes)] : [])].join(
      ' و',
    )
  }
  return [...(hour > 0 ? [`${hour}\u00a0h`] : []), ...(minute > 0 ? [`${minute}\u00a0min`] : [])].join(' ')
}
