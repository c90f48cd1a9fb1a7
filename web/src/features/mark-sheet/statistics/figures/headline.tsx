import { mostLostIn, type ExamAnalysis } from '@classeur/domain/marks'
import { Trans, useTranslation } from 'react-i18next'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import { joinList } from '../../../../i18n/join-list.ts'
import { results } from '../../../../i18n/results.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { leafLabel } from '../../model/sheet-names.ts'
import classes from './headline.module.css'

interface HeadlineProps {
  sheet: SheetState['sheet']
  analysis: ExamAnalysis
}

/** The exam in one sentence, and how many students it is about. */
export function Headline({ sheet, analysis: { results: soFar, lost } }: HeadlineProps) {
  const { t } = useTranslation('mark-statistics')
  const { mean, papers, passed, isProvisional } = soFar
  const shown = { scale: sheet.exam.effectiveScale, rounding: sheet.exam.effectiveRounding }
  const lostIn = mostLostIn(lost)
  const count = (key: string, value: number) => ({ key, value })
  const excluded = mean.incomplete + mean.withoutResult
  const counts = [
    count('enrolled', papers),
    count('counted', mean.papers),
    count('absent', mean.absent),
    count('excluded', excluded),
  ]
  return (
    <div className={classes.headline}>
      <p className={classes.sentence}>
        <Trans
          t={t}
          i18nKey="headline.passed"
          values={{
            passed: isolate(formatNumber(passed)),
            n: isolate(formatNumber(mean.papers)),
            mean: mean.share === null ? '–' : isolate(results.mean(mean.share, shown)),
          }}
          components={{ b: <b /> }}
        />{' '}
        {lostIn.length > 0 && (
          <Trans
            t={t}
            i18nKey="headline.lost"
            count={lostIn.length}
            values={{ questions: joinList(lostIn.map((id) => leafLabel(sheet, id))) }}
            components={{ b: <b /> }}
          />
        )}
      </p>
      <p className={classes.counts}>
        {isProvisional && <Tag tone="sun">{t('headline.provisional')}</Tag>}
        {counts.map(({ key, value }) => (
          <span key={key} data-main={key === 'counted' || undefined}>
            {t(`headline.${key}`, { count: value })}
          </span>
        ))}
      </p>
    </div>
  )
}
