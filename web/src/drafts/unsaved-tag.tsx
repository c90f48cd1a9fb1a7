import { useTranslation } from 'react-i18next'
import { Tag } from '../components/feedback/tag.tsx'
import type { DraftKey } from './draft-forms.ts'
import { useDraftedSubjects } from './use-drafted-subjects.ts'

/** A tag for a link or button to a form with unsaved text. */
export function UnsavedTag({ form, subject = '' }: DraftKey) {
  const { t } = useTranslation('shell')
  return useDraftedSubjects(form).has(subject) ? <Tag tone="sun">{t('draft.unsaved')}</Tag> : null
}
