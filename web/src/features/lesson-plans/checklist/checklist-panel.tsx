import type { LessonPlan, LessonSections } from '@classeur/contracts'
import { checklistOf, fitPhases, type ChecklistRow } from '@classeur/domain/lesson-plans'
import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react'
import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { newItem } from '../engine/blank-sections.ts'
import { valueAt, type Path } from '../engine/paths.ts'
import { withMostItems } from '../engine/section-rules.ts'
import { useEditing } from '../model/editing.ts'
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

/** How many items a change adds to a list. None if the section can't have more. */
const addedBy = (change: (section: unknown) => unknown, section: unknown, list: Path): number =>
  listOf(valueAt(change(section), list)).length - listOf(valueAt(section, list)).length

/** What mends a row: one press where code can do it, otherwise the way to its section. */
function Fix({ row }: { row: ChecklistRow }) {
  const { t } = useTranslation('lesson-edit')
  const { editor } = useEditing()
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
  if (row.id === 'assessment') {
    const list = ['exitQuiz']
    const withQuestions = (quiz: unknown) => {
      const question = newItem('assessment', quiz, list) as object
      const questions = row.params.missing.map((objective) => ({
        ...question,
        options: [],
        markingPoints: [],
        objective,
      }))
      return withMostItems('assessment', quiz, list, questions)
    }
    const count = addedBy(withQuestions, editor.shown('assessment'), list)
    if (count > 0)
      return button(t('checklist.assessment.fix', { count }), () => {
        changeQuiz(withQuestions, { message: t('done.added') })
        goTo('assessment')
      })
  }
  if (row.id === 'materials') {
    const list = ['items']
    const withUnlisted = (section: unknown) => withMostItems('materials', section, list, row.params.unlisted)
    if (addedBy(withUnlisted, editor.shown('materials'), list) > 0)
      return button(t('checklist.materials.fix'), () =>
        changeMaterials(withUnlisted, { message: t('done.added') }),
      )
  }
  const target = {
    minutes: 'phases',
    assessment: 'assessment',
    levels: 'objectives',
    differentiation: 'differentiation',
    materials: 'materials',
  } as const
  return button(t('checklist.open'), () => goTo(target[row.id]))
}
