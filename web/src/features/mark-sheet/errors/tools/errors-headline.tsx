import { cautionFlag, fewestForCaution, type ErrorsTable } from '@classeur/domain/marks'
import { Trans, useTranslation } from 'react-i18next'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import type { ErrorsView } from '../errors-figures.ts'
import { twoDecimals } from '../../model/figures/statistics-text.ts'
import { columnName } from '../matrix/column-name.ts'
import classes from './errors-headline.module.css'

interface ErrorsHeadlineProps {
  sheet: SheetState['sheet']
  table: ErrorsTable
  view: ErrorsView
}

/** The errors in one or two plain sentences, and whether any student needs a check. */
export function ErrorsHeadline({ sheet, table, view }: ErrorsHeadlineProps) {
  const { t } = useTranslation('mark-errors')
  const worst = table.columns.toSorted((a, b) => b.missed.studentIds.length - a.missed.studentIds.length)[0]
  const isNothing = !worst || worst.missed.studentIds.length === 0
  const unusual = new Set(table.unexpected.map(({ studentId }) => studentId)).size
  const values = worst && {
    question: isolate(columnName(sheet, worst, view.by)),
    count: worst.missed.studentIds.length,
    missed: isolate(formatNumber(worst.missed.studentIds.length)),
    of: isolate(formatNumber(worst.missed.of)),
  }
  return (
    <div className={classes.headline}>
      <p className={classes.sentence}>
        {isNothing ? (
          t('headline.none')
        ) : (
          <Trans t={t} i18nKey="headline.worst" values={values} components={{ b: <b /> }} />
        )}{' '}
        {unusual > 0 && t('headline.unusual', { count: unusual })}
      </p>
      <CautionTag table={table} />
    </div>
  )
}

function CautionTag({ table }: { table: ErrorsTable }) {
  const { t } = useTranslation('mark-errors')
  if (table.withoutCaution !== null)
    return <Tag tone="sun">{t(`headline.${table.withoutCaution}`, { ...fewestForCaution })}</Tag>
  const cautions = table.students.flatMap(({ caution }) => caution ?? [])
  const highest = Math.max(...cautions, 0)
  const flagged = cautions.filter((caution) => caution > cautionFlag).length
  const values = { highest: isolate(twoDecimals(highest)), flag: isolate(twoDecimals(cautionFlag)) }
  return flagged === 0 ? (
    <Tag tone="board">{t('headline.nobody', values)}</Tag>
  ) : (
    <Tag tone="sun">{t('headline.flagged', { ...values, count: flagged })}</Tag>
  )
}
