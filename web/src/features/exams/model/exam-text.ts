import type { ExamStatus } from '@classeur/contracts'
import type { Tone } from '../../../components/feedback/tag.tsx'
import { formatDate, formatDayMonth } from '../../../i18n/format.ts'

/** Amber: waits for marks. Blue: reviewed, not released. Green: released. */
export const toneOfStatus: Record<ExamStatus, Tone> = {
  draft: 'plain',
  marking: 'sun',
  reviewed: 'sky',
  released: 'board',
}

/** Noon is on the same day in every time zone. */
const noonOf = (day: string) => `${day}T12:00:00`

export const writeDay = (day: string): string => formatDate(noonOf(day))
export const writeDayShort = (day: string): string => formatDayMonth(noonOf(day))
