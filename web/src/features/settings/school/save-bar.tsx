import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import type { useSchoolEdit } from './use-school-edit.ts'
import { formatList } from '../../../i18n/format-list.ts'
import classes from './save-bar.module.css'

/** Stays visible while there are changes. Names the sections that will be saved, and those with errors. */
export function SaveBar({ editing }: { editing: ReturnType<typeof useSchoolEdit> }) {
  const { t } = useTranslation('school')
  const { draft, ready, wrong, canSave, busy, error } = editing
  const titles = (names: readonly string[]) => formatList(names.map((name) => t(`${name}.title`)))
  return (
    <div role="group" aria-label={t('saveBar.label')} className={classes.saveBar}>
      {error !== null && <ProblemNote error={error} />}
      <div className={classes.saveText} role="status">
        {ready.length > 0 && <p>{t('saveBar.changed', { sections: titles(ready) })}</p>}
        {wrong.length > 0 && (
          <p className={classes.problem}>{t('saveBar.wrong', { sections: titles(wrong) })}</p>
        )}
      </div>
      <div className="actions">
        {draft.restoredAt === null && (
          <Button look="quiet" onClick={draft.discard}>
            {t('saveBar.discard')}
          </Button>
        )}
        <Button look="primary" type="submit" busy={busy} disabled={!canSave}>
          {t('saveBar.save')}
        </Button>
      </div>
    </div>
  )
}
