import type { ExamAnalysis } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { HowButton } from '../how/how-button.tsx'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import classes from './headline-figures.module.css'
import { useHeadlineFigures } from './use-headline-figures.tsx'

interface HeadlineFiguresProps {
  engine: SheetEngine
  analysis: ExamAnalysis
}

/** The six figures of an exam on its scale, in percent and in points. Each explains itself when it is pressed. */
export function HeadlineFigures({ engine, analysis }: HeadlineFiguresProps) {
  const { t } = useTranslation('mark-statistics')
  const sheet = useSheetField(engine, 'sheet')
  const figures = useHeadlineFigures(engine, sheet, analysis)
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, main, unit, below, how }) => (
        <div key={name}>
          <dt>{t(`figures.${name}`)}</dt>
          <dd className={classes.main}>
            {/* A result and its scale are one number: "13.21 / 20". */}
            <span dir={name === 'passed' ? undefined : 'ltr'}>
              <HowButton label={[t(`figures.${name}`), main, unit].filter(Boolean).join(' ')} how={how}>
                <bdi>{main}</bdi>
              </HowButton>{' '}
              {unit && <bdi className={classes.unit}>{unit}</bdi>}
            </span>
          </dd>
          <dd className={classes.below}>{below}</dd>
        </div>
      ))}
    </dl>
  )
}
