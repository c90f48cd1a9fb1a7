import { useTranslation } from 'react-i18next'

const secondsAMinute = 60
const minutesFromSeconds = 90

/** "14 s" below 90 seconds, "2 min" from there. */
export function useDurationText(): (seconds: number) => string {
  const { t } = useTranslation('generations')
  return (seconds) =>
    seconds < minutesFromSeconds
      ? t('duration.seconds', { value: Math.max(0, Math.round(seconds)) })
      : t('duration.minutes', { value: Math.round(seconds / secondsAMinute) })
}
