import { memo } from 'react'
import { formatNumber } from '../../../../i18n/format.ts'
import { usePlanText } from '../../model/plan-language.ts'
import { fieldsOf, listOf, numberOf, textOf } from '../../model/read-partial.ts'
import { Items } from '../parts/items.tsx'
import { PhasePicture } from '../parts/phase-picture.tsx'
import { Text } from '../parts/text/text.tsx'
import { Amount } from '../parts/value-tags.tsx'
import { SectionFrame } from '../section-frame.tsx'
import { PhaseContent } from './phase-content.tsx'
import classes from './phases-body.module.css'

const longestPhaseMin = 240

interface PhasesBodyProps {
  value: unknown
  durationMin: number
  live: boolean
}

/** The id to which the timeline links. */
export const phaseAnchor = (index: number): string => `phase-${index + 1}`

/** The timed phases, one card each. In a draft, the last one is still being written. */
export const PhasesBody = memo(function PhasesBody({ value, durationMin, live }: PhasesBodyProps) {
  const t = usePlanText()
  const { items, fittedFromMin } = fieldsOf(value)
  const phases = listOf(items)
  const fittedFrom = numberOf(fittedFromMin)
  return (
    <>
      {fittedFrom !== null && (
        <p className={classes.fitted}>{t('plan.fitted', { from: fittedFrom, to: durationMin })}</p>
      )}
      <Items list={['items']} items={phases} className={classes.phases} add="phase">
        {(phase, path, index) => {
          const fields = fieldsOf(phase)
          const minutes = numberOf(fields['minutes'])
          const picture = fields['imageId']
          return (
            <SectionFrame
              id={phaseAnchor(index)}
              live={live && index === phases.length - 1}
              title={
                <>
                  <span className="text-nowrap">
                    {t('plan.phase', { position: formatNumber(index + 1) })}
                    {textOf(fields['title']) && ' ·'}
                  </span>{' '}
                  <Text path={[...path, 'title']} value={fields['title']} inline />
                </>
              }
              aside={
                minutes !== null && (
                  <Amount
                    path={[...path, 'minutes']}
                    value={minutes}
                    label="minutesOfPhase"
                    from={1}
                    to={longestPhaseMin}
                    show={(count) => t('minutes', { count })}
                  />
                )
              }
            >
              <PhaseContent path={path} index={index} fields={fields} />
              <PhasePicture
                phase={index}
                title={textOf(fields['title'])}
                imageId={typeof picture === 'string' ? picture : null}
              />
            </SectionFrame>
          )
        }}
      </Items>
    </>
  )
})
