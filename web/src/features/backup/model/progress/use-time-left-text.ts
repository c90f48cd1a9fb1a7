import { useTranslation } from 'react-i18next'

const secondsAMinute = 60
const minutesFromSeconds = 90
const secondsStep = 5

/** "about 40 s left" in steps of 5 s, "about 2 min left" from 90 seconds. */
export function useTimeLeftText(): (seconds: number) => string {
  const { t } = useTranslation('backup')
  return (seconds) =>
    seconds < minutesFromSeconds
      ? t('left.seconds', { value: Math.max(secondsStep, Math.ceil(seconds / secondsStep) * secondsStep) })
      : t('left.minutes', { value: Math.round(seconds / secondsAMinute) })
}
