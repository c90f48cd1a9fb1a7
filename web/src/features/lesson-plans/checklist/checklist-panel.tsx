import type { LessonPlan, LessonSections } from '@classeur/contracts'
import { checklistOf, fitPhases, type ChecklistRow } from '@classeur/domain/lesson-plans'
import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react'
import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { newItem } from '../engine/blank-sections.ts'
import { valueAt, withValueAt } from '../engine/paths.ts'
import { useEditSection } from '../model/use-edit-section.ts'
import { listOf } from '../model/read-partial.ts'
import { timedPhases, withMinutes } from '../model/timed-phases.ts'
import { sectionAnchor } from '../sections/section-anchor.ts'
import classes from './checklist-panel.module.css'
import { useRowText } from './use-row-text.ts'

const iconSizePx = 12

interface ChecklistPanelProps {
  plan: LessonPlan
  /** The sections as the page shows them, with unsaved edits. */
  sections: readonly { key: string; value: unknown }[]
}

/** What a lesson needs, checked by code after every edit. A row that isn't met offers what mends it. */
export function ChecklistPanel({ plan, sections }: ChecklistPanelProps) {
  const { t } = useTranslation('lesson-edit')
  const textOf = useRowText()
  const objectives = sections.find(({ key }) => key === 'objectives')?.value as
    LessonSections['objectives'] | undefined
  const rows = useMemo(
    () =>
      checklistOf({
        request: plan.request,
        objectives: objectives?.items ?? plan.objectives,
        sections: sections as Parameters<typeof checklistOf>[0]['sections'],
        groups: plan.groups,
      }),
    [plan, objectives, sections],
  )
  return (
    <Panel
      compact
      title={t('checklist.title')}
      aside={t('checklist.count', { done: rows.filter(({ ok }) => ok).length, total: rows.length })}
    >
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.id} className={classes.row} data-ok={String(row.ok)}>
            <span className={classes.mark} aria-hidden>
              <RowIcon ok={row.ok} />
            </span>
            <div className={classes.text}>
              <p className={classes.name}>
                {t(`checklist.${row.id}.name`)}
                <span className="visually-hidden"> {t(`checklist.state.${String(row.ok)}`)}</span>
              </p>
              <p className={classes.what}>{withWholeParts(textOf(row))}</p>
              {row.ok === false && <Fix row={row} />}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const isolated = /\u2068([^\u2068\u2069]*)\u2069/

/**
 * Keeps each isolated text together with the sign after it: in Arabic, a line with parts of two texts reads jumbled.
 */
function withWholeParts(text: string) {
  const [before, ...parts] = text.split(isolated)
  return (
    <>
      {before}
      {parts.map(
        (part, index) =>
          index % 2 === 0 && (
            <Fragment key={index}>
              <span className={classes.whole}>
                <bdi>{part}</bdi>
                {parts[index + 1]}
              </span>{' '}
            </Fragment>
          ),
      )}
    </>
  )
}

function RowIcon({ ok }: { ok: boolean | null }) {
  const Icon = ok === null ? IconMinus : ok ? IconCheck : IconAlertTriangle
  return <Icon size={iconSizePx} stroke={2.4} />
}

/** What mends a row: one press where code can do it, otherwise the way to its section. */
function Fix({ row }: { row: ChecklistRow }) {
  const { t } = useTranslation('lesson-edit')
  const changePhases = useEditSection('phases')
  const changeQuiz = useEditSection('assessment')
  const changeMaterials = useEditSection('materials')
  const goTo = (key: Parameters<typeof sectionAnchor>[0]) =>
    document.getElementById(sectionAnchor(key))?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  const button = (label: string, run: () => void) => (
    <Button small look="quiet" onClick={run}>
      {label}
    </Button>
  )
  if (row.id === 'minutes' && row.fix === 'fit-minutes') {
    const { duration } = row.params
    return button(t('timeline.fit', { count: duration }), () =>
      changePhases(
        (section) =>
          withMinutes(
            section,
            fitPhases(timedPhases(section), duration).items.map(({ minutes }) => minutes),
          ),
        { message: t('done.fitted', { count: duration }) },
      ),
    )
  }
  if (row.id === 'assessment')
    return button(t('checklist.assessment.fix', { count: row.params.missing.length }), () => {
      changeQuiz(
        (section) =>
          row.params.missing.reduce<unknown>((quiz, objective) => {
            const question = newItem('assessment', quiz, ['exitQuiz']) as object
            const open = { ...question, options: [], markingPoints: [], objective }
            return withValueAt(quiz, ['exitQuiz'], [...listOf(valueAt(quiz, ['exitQuiz'])), open])
          }, section),
        { message: t('done.added') },
      )
      goTo('assessment')
    })
  if (row.id === 'materials' && row.params.unlisted.length > 0)
    return button(t('checklist.materials.fix'), () =>
      changeMaterials(
        (section) =>
          withValueAt(section, ['items'], [...listOf(valueAt(section, ['items'])), ...row.params.unlisted]),
        { message: t('done.added') },
      ),
    )
  const target = {
    minutes: 'phases',
    levels: 'objectives',
    differentiation: 'differentiation',
    materials: 'materials',
  } as const
  return button(t('checklist.open'), () => goTo(target[row.id]))
}
