import { activeLeaves } from '@classeur/domain/exams'
import { shownAlpha, type ExamAnalysis, type SheetSoFar, type WhatIf } from '@classeur/domain/marks'
import { IconFlask } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { leafLabel } from '../../model/sheet-names.ts'
import {
  onScale,
  onScaleWithUnit,
  twoDecimals,
  type ShownShare,
} from '../../model/figures/statistics-text.ts'
import { useNoAlphaText } from '../../model/figures/use-no-alpha-text.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import { MaximumField } from './maximum-field.tsx'
import { useApplyWhatIf } from './use-apply-what-if.ts'
import classes from './what-if-bar.module.css'

interface WhatIfBarProps {
  engine: SheetEngine
  before: ExamAnalysis
  after: ExamAnalysis
  whatIf: WhatIf
  onChange: (whatIf: WhatIf | null) => void
}

const kinds = ['drop', 'full-credit', 'maximum'] as const

/** Tries out a change of the exam: each figure before and after, and one button that makes the change. */
export function WhatIfBar({ engine, before, after, whatIf, onChange }: WhatIfBarProps) {
  const { t } = useTranslation('mark-statistics')
  const sheet = useSheetField(engine, 'sheet')
  const noAlphaText = useNoAlphaText()
  const noAlpha = noAlphaText(after.reliability) ?? noAlphaText(before.reliability)
  const { apply, busy } = useApplyWhatIf(engine, () => onChange(null))
  const { effectiveScale: scale, structure } = sheet.exam
  const leaf = activeLeaves(structure).find(({ id }) => id === whatIf.leafId)
  const choose = (kind: (typeof kinds)[number]) => {
    const { leafId } = whatIf
    onChange(
      kind === 'maximum' ? { leafId, kind, maxHundredths: leaf?.maxHundredths ?? 100 } : { leafId, kind },
    )
  }
  const [from, to] = [before.results, after.results]
  const change = (figureOf: (results: SheetSoFar) => ShownShare | null) => ({
    from: onScale(figureOf(from), scale),
    to: onScaleWithUnit(figureOf(to), scale),
  })
  const figures = [
    { name: 'mean', ...change(({ mean }) => mean.share) },
    { name: 'median', ...change(({ median }) => median) },
    {
      name: 'passed',
      from: formatNumber(from.passed),
      to: t('whatIf.of', { passed: formatNumber(to.passed), n: formatNumber(to.mean.papers) }),
    },
    { name: 'deviation', ...change(({ shares }) => shares?.standardDeviation ?? null) },
    {
      name: 'alpha',
      from: twoDecimals(shownAlpha(before.reliability)),
      to: twoDecimals(shownAlpha(after.reliability)),
    },
  ] as const
  const isNothing = whatIf.kind === 'maximum' && whatIf.maxHundredths === leaf?.maxHundredths
  return (
    <section className={classes.bar} aria-label={t('whatIf.title')}>
      <p className={classes.title}>
        <IconFlask size={18} aria-hidden />
        {t('whatIf.title')}
      </p>
      <select
        aria-label={t('whatIf.change')}
        value={whatIf.kind}
        onChange={(event) => choose(event.currentTarget.value as (typeof kinds)[number])}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`whatIf.${kind}`, { question: leafLabel(sheet, whatIf.leafId) })}
          </option>
        ))}
      </select>
      {whatIf.kind === 'maximum' && leaf && (
        <MaximumField
          leaf={leaf}
          valueHundredths={whatIf.maxHundredths}
          onChange={(maxHundredths) => onChange({ ...whatIf, maxHundredths })}
        />
      )}
      <dl className={classes.figures} aria-live="polite">
        {figures.map((figure) => (
          <div key={figure.name}>
            <dt>{t(`whatIf.figure.${figure.name}`)}</dt>
            <dd title={(figure.name === 'alpha' && noAlpha) || undefined}>
              <bdi>
                {isolate(figure.from)} <span aria-label={t('whatIf.becomes')}>→</span>{' '}
                <b>{isolate(figure.to)}</b>
              </bdi>
              {figure.name === 'alpha' && noAlpha && <span className="visually-hidden"> {noAlpha}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.actions}>
        <Button look="quiet" onClick={() => onChange(null)}>
          {t('whatIf.close')}
        </Button>
        <Button look="primary" busy={busy} disabled={isNothing} onClick={() => void apply(whatIf)}>
          {t('whatIf.apply')}
        </Button>
      </div>
    </section>
  )
}
