import type { SchoolClass } from '@classeur/contracts'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isValidScale } from '../../../components/grading/scale-choice.ts'
import { ScaleField } from '../../../components/grading/scale-field.tsx'
import { Button } from '../../../components/fields/button.tsx'
import { notifyDone } from '../../../components/overlays/notices.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { mayChange } from '../../../http/school-class.ts'
import { useClassChanges } from './use-class-changes.ts'
import { useClassFieldText } from './use-class-field-text.ts'
import { useInheritedScale } from './use-inherited-scale.ts'
import { ClassFields } from '../create/class-fields.tsx'
import { SettingCheck } from './setting-check.tsx'

/**
 * The name and description of the class and the format of its results. Read-only for people who may not change them.
 */
export function ClassSettingsForm({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes')
  const nameRef = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState(false)
  const { settings, draft, save } = useClassChanges(schoolClass)
  const fieldText = useClassFieldText()
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
    if (isValidScale(settings.scale) && draft.conflicts.length === 0) void submit()
  }

  return (
    <Panel title={t('settings.title')}>
      <form className="stack" onSubmit={onSubmit} noValidate data-draft="class">
        {!readOnly && <DraftNote draft={draft} />}
        {!readOnly && <DraftConflicts draft={draft} fields={fieldText} />}
        {readOnly && schoolClass.readOnly === null && <p className="text-quiet">{t('settings.onlyRead')}</p>}
        <ClassFields
          draft={settings}
          onChange={draft.set}
          checked={checked}
          readOnly={readOnly}
          nameRef={nameRef}
        />
        <ScaleField
          value={settings.scale}
          inherited={inherited}
          hint={t('settings.scaleHint')}
          readOnly={readOnly}
          onChange={(scale) => draft.set({ scale })}
        />
        <SettingCheck
          label={t('settings.externalIds')}
          hint={t('settings.externalIdsHint')}
          disabled={readOnly}
          checked={settings.usesExternalIds}
          onChange={(usesExternalIds) => draft.set({ usesExternalIds })}
        />
        <SettingCheck
          label={t('settings.editorsMayRelease')}
          hint={t('settings.editorsMayReleaseHint')}
          disabled={readOnly || schoolClass.role !== 'owner'}
          checked={settings.editorsMayRelease}
          onChange={(editorsMayRelease) => draft.set({ editorsMayRelease })}
        />
        {error !== null && <ProblemNote error={error} />}
        {!readOnly && (
          <div className="actions">
            <Button
              look="primary"
              type="submit"
              busy={busy}
              disabled={!draft.isEdited || draft.conflicts.length > 0}
            >
              {t('settings.save')}
            </Button>
            {draft.isEdited && draft.restoredAt === null && (
              <Button look="quiet" onClick={draft.discard}>
                {t('settings.discard')}
              </Button>
            )}
          </div>
        )}
      </form>
    </Panel>
  )
}
