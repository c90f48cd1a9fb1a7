import { formatLocale } from '../../../i18n/format.ts'

/** 18 Nov 2026, 14:05:09. The seconds tell apart two changes in the same minute. */
export const formatMoment = (instant: string): string =>
  new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(instant),
  )
