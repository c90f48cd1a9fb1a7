import { fitPhases } from '@classeur/domain/lesson-plans'
import { lazy, Suspense, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { useIsAtMost } from '../../../theme/use-is-at-most.ts'
import { withMinutes, type TimedPhase } from '../model/timed-phases.ts'
import { Inline } from '../sections/parts/text/inline.tsx'
import { phaseAnchor } from '../sections/teaching/phases-body.tsx'
import { PhaseList } from './phase-list.tsx'
import classes from './timeline.module.css'
import { useCurrentPhase } from './use-current-phase.ts'

// Only people who may edit the plan need the handles.
const TimelineHandles = lazy(() => import('./timeline-handles.tsx'))

interface TimelineProps {
  phases: readonly TimedPhase[]
  durationMin: number
  /** Changes the section of the phases; says what was done. Null while the plan is only read. */
  onChange: ((change: (section: unknown) => unknown, message: string) => void) | null
}

/** The phases in proportion to their minutes. Dragging an edge shifts minutes between two neighbours. */
export function Timeline({ phases, durationMin, onChange }: TimelineProps) {
  const { t } = useTranslation(['lesson-edit', 'lesson-plans'])
  const isPhone = useIsAtMost('phone')
  const current = useCurrentPhase(phases.length)
  /** The minutes during a drag. */
  const [dragged, setDragged] = useState<readonly number[] | null>(null)
  const minutes = dragged ?? phases.map((phase) => phase.minutes)
  const sum = minutes.reduce((total, part) => total + part, 0)
  const isWrong = sum !== durationMin
  const canFit = phases.length <= durationMin
  const fit = () => {
    const fitted = fitPhases([...phases], durationMin).items.map((phase) => phase.minutes)
    onChange?.((section) => withMinutes(section, fitted), t('done.fitted', { count: durationMin }))
  }
  return (
    <Panel
      compact
      title={t('timeline.title', { count: durationMin })}
      aside={
        <span className={classes.sum} data-wrong={isWrong || undefined} role="status">
          <bdi className="figures">
            {minutes.map((part) => formatNumber(part)).join(' + ')} = {formatNumber(sum)}
          </bdi>
          {isWrong &&
            ` · ${t(sum > durationMin ? 'timeline.over' : 'timeline.under', { count: Math.abs(sum - durationMin) })}`}
        </span>
      }
      className={classes.panel ?? ''}
    >
      {isPhone ? (
        <PhaseList phases={phases} />
      ) : (
        <div
          className={classes.line}
          data-wrong={isWrong || undefined}
          style={{ '--columns': minutes.map((part) => `minmax(0, ${part}fr)`).join(' ') } as CSSProperties}
        >
          {phases.map(({ title }, index) => (
            <a
              key={index}
              href={`#${phaseAnchor(index)}`}
              className={classes.phase}
              data-current={index === current || undefined}
              title={`${title} · ${t('lesson-plans:minutes', { count: minutes[index] ?? 0 })}`}
            >
              <span className={classes.bar}>{formatNumber(minutes[index] ?? 0)}</span>
              <span className={classes.name} dir="auto">
                <Inline text={title} />
              </span>
            </a>
          ))}
          {onChange && (
            <Suspense>
              <TimelineHandles
                phases={phases}
                minutes={minutes}
                onDrag={setDragged}
                onMove={(moved) => {
                  setDragged(null)
                  onChange((section) => withMinutes(section, moved), t('done.minutes'))
                }}
              />
            </Suspense>
          )}
        </div>
      )}
      {isWrong && onChange && canFit && (
        <div className={classes.fit}>
          <Button small onClick={fit}>
            {t('timeline.fit', { count: durationMin })}
          </Button>
        </div>
      )}
    </Panel>
  )
}
