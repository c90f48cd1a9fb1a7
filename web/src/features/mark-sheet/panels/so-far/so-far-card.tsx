import type { CellRef } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { usePapersText } from '../../../../components/grading/use-papers-text.ts'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import { results } from '../../../../i18n/results.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { CardText } from '../cards/card-text.tsx'
import classes from './so-far-card.module.css'
import { Card } from '../cards/card.tsx'
import { Histogram } from './histogram.tsx'
import { useSheetSoFar } from '../../model/figures/sheet-figures.ts'
import { useSheetField } from '../../model/use-sheet.ts'

interface SoFarCardProps {
  engine: SheetEngine
  onGoTo: (ref: CellRef) => void
}

/** Statistics of the complete papers, on the scale of the exam. */
export function SoFarCard({ engine, onGoTo }: SoFarCardProps) {
  const { t } = useTranslation('mark-panels')
  const sheet = useSheetField(engine, 'sheet')
  const soFar = useSheetSoFar(engine)
  const papersText = usePapersText()
  const { mean, median, shares, passed, isProvisional } = soFar
  const n = mean.papers
  const shown = { scale: sheet.exam.effectiveScale, rounding: sheet.exam.effectiveRounding }
  const deviation = shares?.standardDeviation ?? null
  const figures = mean.share !== null &&
    median !== null && [
      ['mean', results.mean(mean.share, shown)],
      ['median', results.mean(median, shown)],
      ['passed', t('soFar.passedOf', { passed: formatNumber(passed), n: formatNumber(n) })],
      ['deviation', deviation === null ? '—' : results.spread(deviation, shown)],
    ]
  const counted = t('soFar.n', { n: isolate(`n = ${formatNumber(n)}`) })
  return (
    <Card
      title={
        <>
          {t(isProvisional ? 'soFar.title' : 'soFar.final')}
          <Tag tone={isProvisional ? 'sun' : 'plain'}>
            {isProvisional ? t('soFar.provisional', { n: isolate(`n = ${formatNumber(n)}`) }) : counted}
          </Tag>
        </>
      }
    >
      {figures ? (
        <>
          <Histogram soFar={soFar} sheet={sheet} onGoTo={onGoTo} />
          <dl className={classes.figures}>
            {figures.map(([name = '', value]) => (
              <div key={name}>
                <dt>{t(`soFar.${name}`)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <CardText>{papersText(mean)}</CardText>
        </>
      ) : (
        <CardText>{t('soFar.none')}</CardText>
      )}
    </Card>
  )
}
