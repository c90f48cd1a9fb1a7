import type { SchoolClass } from '@classeur/contracts'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isValidScale } from '../../../components/grading/scale-choice.ts'
import { ScaleField } from '../../../components/grading/scale-field.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { notifyDone } from '../../../components/ui/notices.ts'
import { Panel } from '../../../components/ui/panel.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { mayChange } from '../../../http/school-class.ts'
import { useClassChanges } from '../hooks/use-class-changes.ts'
import { useInheritedScale } from '../hooks/use-inherited-scale.ts'
import { ClassFields } from './class-fields.tsx'
import classes from './class-fields.module.css'

/** What the class is called and how its results are shown. Whoever may not change it can read it. */
export function ClassSettingsForm({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes')
  const nameRef = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState(false)
  const { settings, isDirty, change, reset, save } = useClassChanges(schoolClass)
  const inherited = useInheritedScale(schoolClass)
  const { busy, error, submit } = useSubmission(async () => {
    await save()
    notifyDone(t('settings.saved'))
  })
  const readOnly = !mayChange(schoolClass)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (settings.name.trim() === '') return nameRef.current?.focus()
    if (isValidScale(settings.scale)) void submit()
  }

  return (
    <Panel title={t('settings.title')}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        {readOnly && schoolClass.readOnly === null && (
          <p className={classes.hint}>{t('settings.onlyRead')}</p>
        )}
        <ClassFields
          draft={settings}
          onChange={change}
          checked={checked}
          readOnly={readOnly}
          nameRef={nameRef}
        />
        <ScaleField
          value={settings.scale}
          inherited={inherited}
          hint={t('settings.scaleHint')}
          readOnly={readOnly}
          onChange={(scale) => change({ scale })}
        />
        <label className={classes.check}>
          <input
            type="checkbox"
            disabled={readOnly}
            checked={settings.usesExternalIds}
            onChange={(event) => change({ usesExternalIds: event.currentTarget.checked })}
          />
          <span>
            {t('settings.externalIds')}
            <br />
            <span className={classes.hint}>{t('settings.externalIdsHint')}</span>
          </span>
        </label>
        {error !== null && <ProblemNote error={error} />}
        {!readOnly && (
          <div className={classes.buttons}>
            <Button look="primary" type="submit" busy={busy} disabled={!isDirty}>
              {t('settings.save')}
            </Button>
            {isDirty && (
              <Button look="quiet" onClick={reset}>
                {t('settings.discard')}
              </Button>
            )}
          </div>
        )}
      </form>
    </Panel>
  )
}
