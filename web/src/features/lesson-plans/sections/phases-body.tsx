import { Tag } from '../../../components/feedback/tag.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { usePlanText } from '../model/plan-language.ts'
import { fieldsOf, listOf, numberOf, textOf } from '../model/read-partial.ts'
import { SectionFrame } from './section-frame.tsx'
import classes from './phases-body.module.css'
import { Written } from './written.tsx'

const columns = ['teacher', 'students'] as const
const rows = ['checkQuestion', 'feedback'] as const

interface PhasesBodyProps {
  value: unknown
  durationMin: number
  live: boolean
}

/** The timed phases, one card each. In a draft, the last one is still being written. */
export function PhasesBody({ value, durationMin, live }: PhasesBodyProps) {
  const t = usePlanText()
  const { items, fittedFromMin } = fieldsOf(value)
  const phases = listOf(items)
  const fittedFrom = numberOf(fittedFromMin)
  return (
    <>
      {fittedFrom !== null && (
        <p className={classes.fitted}>{t('plan.fitted', { from: fittedFrom, to: durationMin })}</p>
      )}
      {phases.map((phase, index) => {
        const fields = fieldsOf(phase)
        const minutes = numberOf(fields['minutes'])
        return (
          <SectionFrame
            key={index}
            live={live && index === phases.length - 1}
            title={
              <>
                {t('plan.phase', { position: formatNumber(index + 1) })}
                {textOf(fields['title']) && ' · '}
                <Written value={fields['title']} />
              </>
            }
            aside={minutes !== null && <Tag>{t('minutes', { count: minutes })}</Tag>}
          >
            <div className={classes.columns}>
              {columns.map((column) => (
                <div key={column}>
                  {textOf(fields[column]) && <h3 className={classes.label}>{t(`plan.${column}`)}</h3>}
                  <p>
                    <Written value={fields[column]} />
                  </p>
                </div>
              ))}
            </div>
            {rows.map(
              (row) =>
                textOf(fields[row]) && (
                  <p key={row} className={classes.aside}>
                    <strong>{t(`plan.${row}`)}</strong> <Written value={fields[row]} />
                  </p>
                ),
            )}
          </SectionFrame>
        )
      })}
    </>
  )
}
