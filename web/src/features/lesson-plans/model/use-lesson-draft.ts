import { useDraft, type FieldDraft } from '../../../drafts/use-draft.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { lastForm } from './asked-lessons.ts'
import { emptyForm, type LessonForm } from './lesson-inputs.ts'
import { useAskedLessons } from './use-asked-lessons.ts'

/** The form of the next lesson, kept as a draft. It starts with the details of the last request. */
export function useLessonDraft(): FieldDraft<LessonForm> {
  const [lessons] = useAskedLessons()
  return useDraft({ form: 'lesson', initial: lastForm(lessons) ?? emptyForm(currentLanguage()) })
}
