import type { ClassResults } from '@classeur/contracts'
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ProvisionalTag } from '../../../components/grading/provisional-tag.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { results as texts } from '../../../i18n/results.ts'
import classes from './card-results.module.css'

const iconPx = 13
const tenthBasisPoints = 1000

/** Results of the last reviewed exam: a small histogram, the mean, and its change since the exam before. */
export function CardResults({ results }: { results: ClassResults }) {
  const { t } = useTranslation('classes')
  const { title, mean, papersByTenth, effectiveScale: scale, effectiveRounding: rounding } = results
  const shown = { scale, rounding }
  const most = Math.max(1, ...papersByTenth)
  return (
    <>
      <div className={classes.bars} aria-hidden title={title}>
        {papersByTenth.map((papers, tenth) => (
          <span
            key={tenth}
            data-most={papers === most || undefined}
            style={{ blockSize: `${(papers / most) * 100}%` }}
          />
        ))}
      </div>
      <p className="visually-hidden">
        {t('card.papers', { title })}{' '}
        {papersByTenth
          .map((count, tenth) => ({ count, tenth }))
          .filter(({ count }) => count > 0)
          .map(({ count, tenth }) =>
            t('card.bar', {
              ...{ count, from: texts.edge(tenth * tenthBasisPoints, scale) },
              to: texts.edge((tenth + 1) * tenthBasisPoints, scale),
            }),
          )
          .join(' ')}
      </p>
      <div className={classes.foot}>
        <p className={classes.mean} title={title}>
          {t('card.mean')} <ShownMean mean={mean} shown={shown} />
        </p>
        <ProvisionalTag mean={mean} />
        <TrendTag results={results} />
      </div>
    </>
  )
}

function ShownMean({ mean, shown }: { mean: ClassResults['mean']; shown: Parameters<typeof texts.mean>[1] }) {
  const { t } = useTranslation('classes')
  if (mean.share === null) return <>{t('card.noMean')}</>
  return (
    <bdi className={classes.number}>
      <strong>{texts.meanNumber(mean.share, shown)}</strong> {texts.unit(shown.scale)}
    </bdi>
  )
}

/** Shown from the second reviewed exam. The change is on the scale of the later exam; without points, in percentage points. */
function TrendTag({ results }: { results: ClassResults }) {
  const { t } = useTranslation('classes')
  const { mean, previousShare, effectiveScale: scale, effectiveRounding: rounding } = results
  if (mean.share === null || previousShare === null) return null
  const change = texts.change(previousShare, mean.share, { scale, rounding })
  if (change === null) return <Tag>{t('card.trend.same')}</Tag>
  const direction = change.startsWith('+') ? 'up' : 'down'
  const Icon = direction === 'up' ? IconTrendingUp : IconTrendingDown
  return (
    <Tag tone={direction === 'up' ? 'board' : 'pen'}>
      <Icon size={iconPx} stroke={2} aria-hidden />
      <span className="visually-hidden">{t(`card.trend.${direction}`)}</span>
      <bdi>{change}</bdi>
    </Tag>
  )
}
