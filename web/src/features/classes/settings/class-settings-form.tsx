import type { SchoolClass } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ScaleField } from '../../../components/grading/scale-field.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { DraftConflicts } from '../../../drafts/draft-conflicts.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { mayChange } from '../../../http/queries/school-class.ts'
import { useClassFieldText } from './use-class-field-text.ts'
import { useClassForm } from './use-class-form.ts'
import { useInheritedScale } from './use-inherited-scale.ts'
import { ClassFields } from '../create/class-fields.tsx'
import { SettingCheck } from './setting-check.tsx'

/**
 * The name and description of the class and the format of its results. Read-only for people who may not change them.
 */
export function ClassSettingsForm({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes')
  const { draft, values, text, set, problems, busy, error, onSubmit } = useClassForm(schoolClass)
  const fieldText = useClassFieldText()
  const inherited = useInheritedScale(schoolClass)
  const readOnly = !mayChange(schoolClass)

  return (
    <Panel title={t('settings.title')}>
      <form className="stack" onSubmit={onSubmit} noValidate data-draft="class">
        {!readOnly && <DraftNote draft={draft} />}
        {!readOnly && <DraftConflicts draft={draft} fields={fieldText} />}
        {readOnly && schoolClass.readOnly === null && <p className="text-quiet">{t('settings.onlyRead')}</p>}
        <ClassFields values={values} text={text} set={set} problems={problems} readOnly={readOnly} />
        <ScaleField
          value={values.scale}
          inherited={inherited}
          hint={t('settings.scaleHint')}
          readOnly={readOnly}
          onChange={(scale) => set({ scale })}
        />
        <SettingCheck
          label={t('settings.externalIds')}
          hint={t('settings.externalIdsHint')}
          disabled={readOnly}
          checked={values.usesExternalIds}
          onChange={(usesExternalIds) => set({ usesExternalIds })}
        />
        <SettingCheck
          label={t('settings.editorsMayRelease')}
          hint={t('settings.editorsMayReleaseHint')}
          disabled={readOnly || schoolClass.role !== 'owner'}
          checked={values.editorsMayRelease}
          onChange={(editorsMayRelease) => set({ editorsMayRelease })}
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
