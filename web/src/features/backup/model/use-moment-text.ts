import { useTranslation } from 'react-i18next'
import { formatDate, formatDayMonth, formatTime, useDigits } from '../../../i18n/format.ts'

const dayMs = 86_400_000
/** The hour at which the night is over: from then on, what happened before it was "last night". */
const nightEndsAt = 6

const isNight = (at: Date): boolean => at.getHours() < nightEndsAt

const startOfDay = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** Rounded, because a day on which the clocks change is an hour shorter or longer. */
const daysBefore = (at: Date, now: Date): number => Math.round((startOfDay(now) - startOfDay(at)) / dayMs)

/** The day without the year if it is this year's. */
export const dayText = (instant: string): string =>
  new Date(instant).getFullYear() === new Date().getFullYear() ? formatDayMonth(instant) : formatDate(instant)

/** Moments in words, in the time zone of the device. */
export function useMomentText() {
  const { t } = useTranslation('backup')
  useDigits()
  const valuesOf = (instant: string) => ({ time: formatTime(instant), date: dayText(instant) })
  const dayOf = (instant: string) => {
    const days = daysBefore(new Date(instant), new Date())
    return days === 0 ? 'today' : days === 1 ? 'yesterday' : 'date'
  }
  return {
    /** "today, 02:00", "24 Nov, 02:00" */
    short: (instant: string) => t(`moment.${dayOf(instant)}`, valuesOf(instant)),
    /** In a sentence: "last night at 02:00", "on 24 Nov at 02:00" */
    inSentence: (instant: string) => {
      const day = dayOf(instant)
      const wasLastNight = day === 'today' && isNight(new Date(instant)) && !isNight(new Date())
      return t(`momentIn.${wasLastNight ? 'night' : day}`, valuesOf(instant))
    },
  }
}
