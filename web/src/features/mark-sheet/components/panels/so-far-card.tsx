import type { CellRef } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../../components/ui/tag.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import card from './card.module.css'
import { Card } from './card.tsx'
import { Histogram } from './histogram.tsx'
import { useSheetSoFar } from './sheet-figures.ts'
import classes from './so-far-card.module.css'
import { useSheetState } from './use-sheet.ts'
import { writeOnScale, writeSpread } from './write-numbers.ts'

interface SoFarCardProps {
  engine: SheetEngine
  onGoTo: (ref: CellRef) => void
}

/** How the complete papers turned out, on the scale of the exam. */
export function SoFarCard({ engine, onGoTo }: SoFarCardProps) {
  const { t } = useTranslation('mark-panels')
  const { sheet } = useSheetState(engine)
  const soFar = useSheetSoFar(engine)
  const { n, shares, passed, isProvisional, excluded } = soFar
  const { effectiveScale: scale, effectiveRounding: rounding } = sheet.exam
  const withoutResult = excluded.filter(({ reason }) => reason === 'no-result').length
  const figures = shares && [
    ['mean', writeOnScale(shares.mean, scale, rounding)],
    ['median', writeOnScale(shares.median, scale, rounding)],
    ['passed', t('soFar.passedOf', { passed: formatNumber(passed), n: formatNumber(n) })],
    ['deviation', shares.standardDeviation === null ? '—' : writeSpread(shares.standardDeviation, scale)],
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
          {withoutResult > 0 && (
            <p className={card.text}>{t('soFar.withoutResult', { count: withoutResult })}</p>
          )}
        </>
      ) : (
        <p className={card.text}>{t('soFar.none')}</p>
      )}
    </Card>
  )
}
