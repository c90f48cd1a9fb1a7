import { useTranslation } from 'react-i18next'
import { Meter } from '../../../../components/charts/meter.tsx'
import type { Tone } from '../../../../components/feedback/tag.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import classes from './usage-meter.module.css'

/** From this share on, a limit is close. */
const closePercent = 90

interface UsageMeterProps {
  name: string
  /** Null until it is known. */
  used: number | null
  limit: number
  unit?: 'mebibytes'
  /** Changes by itself, so that being full isn't a warning. */
  isLive?: boolean
  note: string
}

/** One limit of the plan: a figure, a bar and a remark. */
export function UsageMeter({ name, used, limit, unit, isLive = false, note }: UsageMeterProps) {
  const { t } = useTranslation('billing')
  const percent = used === null || limit === 0 ? 0 : (used / limit) * 100
  return (
    <div className={classes.meter}>
      <h3 className={classes.name}>{name}</h3>
      <p>
        <span className={classes.figure}>{used === null ? '–' : formatNumber(used)}</span>{' '}
        <span className={classes.of}>
          {unit === undefined
            ? t('use.of', { limit: formatNumber(limit) })
            : t('use.ofMebibytes', { limit: formatNumber(limit) })}
        </span>
      </p>
      <div className={classes.bar}>
        <Meter percent={percent} label={name} tone={toneOf(percent, isLive)} />
      </div>
      <p className={classes.note}>{note}</p>
    </div>
  )
}

function toneOf(percent: number, isLive: boolean): Tone {
  if (isLive) return 'sky'
  if (percent > 100) return 'pen'
  return percent >= closePercent ? 'sun' : 'board'
}
