import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format.ts'
import type { TimedPhase } from '../model/timed-phases.ts'
import { Inline } from '../sections/parts/text/inline.tsx'
import { SectionKey } from '../sections/parts/section-parts.ts'
import { Amount } from '../sections/parts/value-tags.tsx'
import { phaseAnchor } from '../sections/teaching/phases-body.tsx'
import classes from './phase-list.module.css'

const longestPhaseMin = 240

/** The timeline on a phone: the phases with their minutes, one below the other. */
export function PhaseList({ phases }: { phases: readonly TimedPhase[] }) {
  const { t } = useTranslation('lesson-plans')
  return (
    <SectionKey value="phases">
      <ol className={classes.list}>
        {phases.map(({ title, minutes }, index) => (
          <li key={index} className={classes.phase}>
            <span className={classes.number}>{formatNumber(index + 1)}</span>
            <a href={`#${phaseAnchor(index)}`} className={classes.name} dir="auto">
              <Inline text={title} />
            </a>
            <Amount
              path={['items', index, 'minutes']}
              value={minutes}
              label="minutesOfPhase"
              from={1}
              to={longestPhaseMin}
              show={(count) => t('minutes', { count })}
            />
          </li>
        ))}
      </ol>
    </SectionKey>
  )
}
