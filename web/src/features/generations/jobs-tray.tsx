import { IconClockHour4 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../../components/feedback/spinner.tsx'
import { Popover } from '../../components/overlays/panels/popover.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { useGenerations } from '../../realtime/generations/use-generations.ts'
import { useFinishNotices } from './use-finish-notices.tsx'
import classes from './jobs-tray.module.css'
import { JobsList } from './jobs-list.tsx'

const iconSizePx = 16

/** The running and recently ended generations, on every page, in every window and on every device. */
export default function JobsTray() {
  const { t } = useTranslation('generations')
  const generations = useGenerations()
  useFinishNotices()
  const running = generations.unfinished.length
  const label = running > 0 ? t('running', { count: running }) : t('tray')
  return (
    <Popover
      label={t('tray')}
      align="end"
      wide
      opener={(opener) => (
        <button
          type="button"
          className={classes.pill}
          data-idle={running === 0 || undefined}
          aria-label={label}
          {...opener}
        >
          {running > 0 ? (
            <Spinner sizePx={iconSizePx} />
          ) : (
            <IconClockHour4 size={iconSizePx + 1} stroke={1.7} aria-hidden />
          )}
          {running > 0 && (
            <>
              <span className={classes.text}>{label}</span>
              <span className={classes.number}>{formatNumber(running)}</span>
            </>
          )}
        </button>
      )}
    >
      {(close) => <JobsList {...generations} onOpen={close} />}
    </Popover>
  )
}
