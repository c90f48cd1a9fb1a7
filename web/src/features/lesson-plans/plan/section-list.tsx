import { isFinalState, lessonSectionKeys, type LessonSectionKey } from '@classeur/contracts'
import { IconCheck, IconChevronDown, IconClockHour4 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDurationText } from '../../../components/generations/use-duration-text.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { finishedSections, type GenerationView } from '../../../realtime/generations/generation-view.ts'
import { useSecondsLeft } from '../../../realtime/generations/use-seconds-left.ts'
import { fieldsOf, listOf } from '../model/read-partial.ts'
import { sectionAnchor } from '../sections/section-anchor.ts'
import classes from './section-list.module.css'

/** The sections that plans of older versions don't have. */
const newer: readonly LessonSectionKey[] = [
  'explanation',
  'examples',
  'board',
  'studentSheet',
  'modelAnswers',
  'pacing',
]

/** The sections of a plan with this many parts, of which some may not be written. */
const keysOf = (total: number) =>
  lessonSectionKeys.filter((key) => total > lessonSectionKeys.length - newer.length || !newer.includes(key))

/**
 * The sections in order: finished ones with their seconds, the current one, the remaining ones; then time and price. Of
 * a complete plan, only their number until they are asked for.
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

  const count = t('sections.finished', finishedSections(view))
  const list = (
    <>
      <ol className={classes.list}>
        {keysOf(snapshot.step.total).map((key) => {
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
    </>
  )
  if (state === 'completed')
    return (
      <details className={classes.folded}>
        <summary className={classes.summary}>
          <h2 className={classes.title}>{t('sections.title')}</h2>
          <span className={classes.aside}>{count}</span>
          <IconChevronDown size={16} aria-hidden className={classes.chevron} />
        </summary>
        {list}
      </details>
    )
  return (
    <Panel compact title={t('sections.title')} aside={count}>
      {list}
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
