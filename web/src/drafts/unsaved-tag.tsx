import { useTranslation } from 'react-i18next'
import { Tag } from '../components/ui/tag.tsx'
import type { DraftPlace } from './draft-forms.ts'
import { useDraftedSubjects } from './use-drafted-subjects.ts'

/** Stands beside a link or button to a form that holds unsaved text. */
export function UnsavedTag({ form, subject = '' }: DraftPlace) {
  const { t } = useTranslation('shell')
  return useDraftedSubjects(form).has(subject) ? <Tag tone="sun">{t('draft.unsaved')}</Tag> : null
}
