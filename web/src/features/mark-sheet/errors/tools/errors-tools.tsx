import { errorsBy } from '@classeur/domain/marks'
import { IconStairs } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../../components/fields/choices/choice-field.tsx'
import { formatPercent } from '../../../../i18n/format.ts'
import type { ErrorsView } from '../errors-figures.ts'
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
  const percent = view.thresholdBasisPoints / basisPointsPerPercent
  return (
    <div className={classes.tools}>
      <ChoiceField
        look="segments"
        label={t('tools.columns')}
        value={view.by}
        options={errorsBy.map((by) => ({ value: by, label: t(`tools.by.${by}`) }))}
        onChange={(by) => onView({ ...view, by })}
      />
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
