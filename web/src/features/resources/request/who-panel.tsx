import type { ResourceForm } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../components/fields/choices/choice-field.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { joinList } from '../../../i18n/join-list.ts'
import type { RequestForm, RequestScope } from '../model/request-values.ts'
import { namesOf } from '../model/use-audience-text.ts'
import { GroupCard } from './group-card.tsx'
import type { SetValues } from './set-values.ts'
import { StudentPicks } from './student-picks.tsx'
import { toggled } from './set-values.ts'
import classes from './who-panel.module.css'

interface WhoPanelProps {
  form: ResourceForm
  values: RequestForm
  set: SetValues
}

const scopes: readonly RequestScope[] = ['class', 'group', 'student']
const mostNames = 3

/** Who the sheets are for: the class, one for each ticked group, or one for each ticked student. */
export function WhoPanel({ form, values, set }: WhoPanelProps) {
  const { t } = useTranslation('resources')
  const names = namesOf(form.students)
  const offered = scopes.filter((scope) => scope !== 'group' || form.groups.length > 0)
  return (
    <Panel
      title={t('who.title')}
      note={<OutsideText form={form} />}
      aside={
        <ChoiceField
          look="segments"
          label={t('who.title')}
          value={values.scope}
          options={offered.map((value) => ({ value, label: t(`who.scope.${value}`) }))}
          onChange={(scope) => set({ scope })}
        />
      }
    >
      {values.scope === 'class' && (
        <p className={classes.everybody}>{t('who.everybody', { count: form.students.length })}</p>
      )}
      {values.scope === 'group' && (
        <ul className={`plain-list ${classes.groups}`}>
          {form.groups.map((group) => (
            <li key={group.letter}>
              <GroupCard
                group={group}
                skills={form.skills}
                names={names}
                isTicked={values.letters.includes(group.letter)}
                onToggle={() => set(({ letters }) => ({ letters: toggled(letters, group.letter) }))}
              />
            </li>
          ))}
        </ul>
      )}
      {values.scope === 'student' && (
        <StudentPicks students={form.students} ticked={values.studentIds} set={set} />
      )}
    </Panel>
  )
}

/** The students without a mark in this exam, who are in no group: absent, or not marked yet. */
function OutsideText({ form }: { form: ResourceForm }) {
  const { t } = useTranslation('resources')
  const textOf = (key: 'absent' | 'unmarked') => {
    const names = form[key]
    if (names.length === 0) return []
    const rest = names.length - mostNames
    const shown = rest > 0 ? [...names.slice(0, mostNames), t('who.others', { count: rest })] : names
    return [t(`who.${key}`, { count: names.length, names: joinList(shown) })]
  }
  return [...textOf('absent'), ...textOf('unmarked')].map((text, index) => (
    <span key={text}>
      {index > 0 && <br />}
      {text}
    </span>
  ))
}
