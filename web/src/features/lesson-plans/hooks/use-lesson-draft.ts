import { useDraft, type FieldDraft } from '../../../drafts/use-draft.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { lastForm } from '../drafts/asked-lessons.ts'
import { emptyForm, type LessonForm } from '../drafts/lesson-form.ts'
import { useAskedLessons } from './use-asked-lessons.ts'

/** The form of the next lesson, kept as a draft. It starts with the details of the last request. */
export function useLessonDraft(): FieldDraft<LessonForm> {
  const [lessons] = useAskedLessons()
  return useDraft({ form: 'lesson', initial: lastForm(lessons) ?? emptyForm(currentLanguage()) })
}
