import type { ResourceForm } from '@classeur/contracts'
import { errorTypesText } from '@classeur/domain/marks'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Panel } from '../../../components/layout/panel.tsx'
import { formatNumber, formatPercent } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { isolate } from '../../../i18n/isolate.ts'
import type { RequestForm, TickedField } from '../model/request-values.ts'
import { MissedList } from './missed-list.tsx'
import classes from './missed-panel.module.css'
import { toggled, type SetValues } from './set-values.ts'

interface MissedPanelProps {
  form: ResourceForm
  values: RequestForm
  set: SetValues
  /** In basis points of the maximum. */
  missedBelow: number
  errorsPath: string
}

/** What to work on: the skills, questions and types of error of this exam, the most missed first. */
export function MissedPanel({ form, values, set, missedBelow, errorsPath }: MissedPanelProps) {
  const { t } = useTranslation('resources')
  const toggle = (field: TickedField) => (entry: string) =>
    set((now) => ({ [field]: toggled(now[field], entry) }))
  const ofStudents = (missed: number, of: number) =>
    t('missed.of', { n: isolate(formatNumber(missed)), of: isolate(formatNumber(of)) })
  return (
    <Panel
      title={t('missed.title')}
      aside={
        <Trans
          t={t}
          i18nKey="missed.below"
          values={{ share: isolate(formatPercent(missedBelow / 100)) }}
          components={{ a: <Link to={errorsPath} className={classes.link} /> }}
        />
      }
    >
      <div className={classes.lists}>
        <MissedList
          title={t('missed.skills')}
          empty={t('missed.noSkills')}
          ticked={values.skillIds}
          onToggle={toggle('skillIds')}
          entries={form.skills.map(({ id, name, missed, of }) => ({
            ...{ id, name, share: of === 0 ? 0 : missed / of, count: ofStudents(missed, of) },
          }))}
        />
        <MissedList
          title={t('missed.questions')}
          empty={t('missed.noQuestions')}
          ticked={values.questionIds}
          onToggle={toggle('questionIds')}
          entries={form.questions.map(({ id, label, missed, of }) => ({
            ...{ id, name: label, share: of === 0 ? 0 : missed / of, count: ofStudents(missed, of) },
          }))}
        />
        <MissedList
          title={t('missed.errorTypes')}
          empty={t('missed.noErrorTypes')}
          ticked={values.errorTypes}
          onToggle={toggle('errorTypes')}
          entries={form.errorTypes.map(({ key, name, times }) => ({
            ...{
              id: key,
              name: errorTypesText([key], currentLanguage(), { [key]: name }),
              share: null,
              count: t('missed.times', { count: times }),
            },
          }))}
        />
      </div>
    </Panel>
  )
}
