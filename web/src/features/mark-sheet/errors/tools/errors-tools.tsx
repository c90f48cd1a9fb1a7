import { errorsBy } from '@classeur/domain/marks'
import { IconStairs } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../../i18n/format.ts'
import type { ErrorsView } from '../../model/sheet-figures.ts'
import classes from './errors-tools.module.css'
import { Legend } from './legend.tsx'

interface ErrorsToolsProps {
  view: ErrorsView
  onView: (view: ErrorsView) => void
}

const stepPercent = 5
const basisPointsPerPercent = 100

/** What the columns are, the order, and from which share of the points a cell counts as missed. */
export function ErrorsTools({ view, onView }: ErrorsToolsProps) {
  const { t } = useTranslation('mark-errors')
  const name = useId()
  const percent = view.thresholdBasisPoints / basisPointsPerPercent
  return (
    <div className={classes.tools}>
      <fieldset className={classes.choice}>
        <legend className="visually-hidden">{t('tools.columns')}</legend>
        {errorsBy.map((by) => (
          <label key={by}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={view.by === by}
              onChange={() => onView({ ...view, by })}
            />
            {t(`tools.by.${by}`)}
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className={classes.order}
        aria-pressed={view.isSpOrder}
        title={t('tools.spMeans')}
        onClick={() => onView({ ...view, isSpOrder: !view.isSpOrder })}
      >
        <IconStairs size={16} aria-hidden />
        {t('tools.spOrder')}
      </button>
      <label className={classes.threshold}>
        {t('tools.missedBelow')}
        <input
          type="range"
          min={stepPercent}
          max={100}
          step={stepPercent}
          value={percent}
          aria-valuetext={formatPercent(percent)}
          onChange={(event) =>
            onView({
              ...view,
              thresholdBasisPoints: Number(event.currentTarget.value) * basisPointsPerPercent,
            })
          }
        />
        <b>{formatPercent(percent)}</b>
      </label>
      {view.isSpOrder && <Legend />}
    </div>
  )
}
