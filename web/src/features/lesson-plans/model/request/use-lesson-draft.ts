import { useDraft, type FieldDraft } from '../../../../drafts/use-draft.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { lastForm } from './asked-lessons.ts'
import { emptyForm, type LessonForm } from './lesson-inputs.ts'
import { useAskedLessons } from './use-asked-lessons.ts'

/** The details that the next lesson starts with: those of the last request. */
export function useInitialLesson(): LessonForm {
  const [lessons] = useAskedLessons()
  // A new lesson continues another one only if the teacher says so.
  return { ...emptyForm(currentLanguage()), ...lastForm(lessons), continues: null }
}

/** The details of the next lesson, kept as a draft. */
export const useLessonDraft = (): FieldDraft<LessonForm> =>
  useDraft({ form: 'lesson', initial: useInitialLesson() })
