import { isFinalState, lessonSectionKeys } from '@classeur/contracts'
import { IconCheck, IconClockHour4 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDurationText } from '../../../components/generations/use-duration-text.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { finishedSections, type GenerationView } from '../../../realtime/generations/generation-view.ts'
import { useSecondsLeft } from '../../../realtime/generations/use-seconds-left.ts'
import { fieldsOf, listOf } from '../model/read-partial.ts'
import { sectionAnchor } from '../sections/section-anchor.ts'
import classes from './section-list.module.css'

/**
 * The sections in order: finished ones with their seconds, the current one, the remaining ones; then time and price.
 */
export function SectionList({ view }: { view: GenerationView }) {
  const { t } = useTranslation(['lesson-plans', 'generations'])
  const durationText = useDurationText()
  const { snapshot, sections } = view
  const { draft, state, price, charged, startedAt, finishedAt } = snapshot
  const current = isFinalState(state) ? null : draft?.section
  const phaseCount = current === 'phases' ? listOf(fieldsOf(draft?.value)['items']).length : 0
  const tookSeconds =
    state === 'completed' && startedAt && finishedAt
      ? (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000
      : null

  return (
    <Panel
      title={t('sections.title')}
      aside={t('sections.finished', finishedSections(view))}
      className={classes.panel ?? ''}
    >
      <ol className={classes.list}>
        {lessonSectionKeys.map((key) => {
          const section = sections[key]
          const isCurrent = key === current && !section
          return (
            <li
              key={key}
              className={classes.row}
              data-state={section ? 'done' : isCurrent ? 'current' : 'to-come'}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <span className={classes.mark} aria-hidden>
                {section && <IconCheck size={12} stroke={2.6} />}
              </span>
              {section || isCurrent ? (
                <a href={`#${sectionAnchor(key)}`} className={classes.name}>
                  {t(`generations:section.${key}`)}
                </a>
              ) : (
                <span className={classes.name}>{t(`generations:section.${key}`)}</span>
              )}
              {section && key !== 'objectives' && (
                <span className={classes.aside}>{durationText(Math.max(1, section.seconds))}</span>
              )}
              {isCurrent && phaseCount > 0 && (
                <span className={classes.aside}>
                  {t('sections.phase', { position: formatNumber(phaseCount) })}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {isFinalState(state) ? (
        <p className={classes.foot}>
          <IconClockHour4 size={16} aria-hidden className={classes.clock} />
          <span>
            {tookSeconds !== null && t('sections.took', { duration: durationText(tookSeconds) })}{' '}
            {t('ending.charged', { count: charged })}
          </span>
        </p>
      ) : (
        <TimeLeft view={view} price={price} />
      )}
    </Panel>
  )
}

function TimeLeft({ view, price }: { view: GenerationView; price: number }) {
  const { t } = useTranslation('lesson-plans')
  const durationText = useDurationText()
  const secondsLeft = useSecondsLeft(view)
  return (
    <p className={classes.foot}>
      <IconClockHour4 size={16} aria-hidden className={classes.clock} />
      <span>
        {secondsLeft !== null && `${t('sections.left', { duration: durationText(secondsLeft) })} · `}
        {price === 0 ? t('sections.free') : t('sections.price', { count: price })}
      </span>
    </p>
  )
}
