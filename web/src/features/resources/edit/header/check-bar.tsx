import type { Resource } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Meter } from '../../../../components/charts/meter.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import type { PagePosition } from '../sheet/use-pages.ts'
import classes from './check-bar.module.css'

const whole = 100

interface CheckBarProps {
  resource: Resource
  withKey: boolean
  /** The page that is read; null where no pages are shown. */
  position: PagePosition | null
  onKey: (withKey: boolean) => void
  /** Shows the first item that is still to check. */
  onShow: () => void
}

/** How many answers are verified, and whether the key is shown and printed. */
export function CheckBar({ resource: { items }, withKey, position, onKey, onShow }: CheckBarProps) {
  const { t } = useTranslation('resource-edit')
  const verified = items.filter(({ verification }) => verification.state === 'verified').length
  const left = items.length - verified
  const text = t('check.verified', { n: formatNumber(verified), of: formatNumber(items.length) })
  return (
    <div className={classes.bar}>
      <b className={classes.count}>{text}</b>
      <span className={classes.meter}>
        <Meter percent={(whole * verified) / Math.max(items.length, 1)} label={text} />
      </span>
      {left > 0 && (
        <button type="button" className={classes.left} onClick={onShow}>
          {t('check.left', { count: left })}
        </button>
      )}
      <label className={classes.key}>
        <input
          type="checkbox"
          role="switch"
          className={classes.switch}
          checked={withKey}
          onChange={(event) => onKey(event.currentTarget.checked)}
        />
        {t('check.withKey')}
      </label>
      {position && (
        <span className={classes.page} title={t('check.pagesHint')}>
          {t('check.pages', { page: formatNumber(position.page), count: position.count })}
        </span>
      )}
    </div>
  )
}
