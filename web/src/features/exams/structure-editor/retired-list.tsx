import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { bringBack } from '../model/edit-structure.ts'
import type { StructureEditing } from './structure-editing.ts'
import classes from './retired-list.module.css'

/** Removed questions that can be restored. Their marks are kept. */
export function RetiredList({
  draft,
  storedIds,
  onEdit,
}: Pick<StructureEditing, 'draft' | 'storedIds' | 'onEdit'>) {
  const { t } = useTranslation('exams')
  const retired = draft.exercises.flatMap(({ questions }) =>
    questions.flatMap(({ parts }) => parts.filter(({ retiredAt }) => retiredAt !== null)),
  )
  if (retired.length === 0) return null
  return (
    <section className={classes.retired} aria-label={t('retired.title')}>
      <h3 className={classes.title}>{t('retired.title')}</h3>
      <p className={classes.hint}>
        {t(retired.some(({ id }) => storedIds.has(id)) ? 'retired.hint' : 'retired.hintUnsaved')}
      </p>
      <ul className="plain-list">
        {retired.map(({ id, label }) => (
          <li key={id} className={classes.row}>
            <bdi>{label}</bdi>
            <Button
              small
              aria-label={t('retired.bringBackOne', { label })}
              onClick={() => onEdit((now) => bringBack(now, id))}
            >
              {t('retired.bringBack')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
