import type { ExamStatus } from '@classeur/contracts'
import type { Tone } from '../../../components/feedback/tag.tsx'
import { formatDate, formatDayMonth } from '../../../i18n/format.ts'

/** Amber: waits for marks. Blue: done, not given out. Green: given out. */
export const toneOfStatus: Record<ExamStatus, Tone> = {
  draft: 'plain',
  marking: 'sun',
  reviewed: 'sky',
  released: 'board',
}

/** Noon, so that no time zone makes another day of it. */
const noonOf = (day: string) => `${day}T12:00:00`

export const writeDay = (day: string): string => formatDate(noonOf(day))
export const writeDayShort = (day: string): string => formatDayMonth(noonOf(day))
