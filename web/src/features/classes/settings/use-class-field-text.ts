import { useTranslation } from 'react-i18next'
import { useScaleName } from '../../../components/grading/use-scale-name.ts'
import type { FieldText } from '../../../drafts/draft-conflicts.tsx'
import type { ClassSettings } from './use-class-form.ts'

/** Labels of the class settings, and their values as text. */
export function useClassFieldText(): FieldText<ClassSettings> {
  const { t } = useTranslation('classes')
  const { t: tGrading } = useTranslation('grading')
  const scaleName = useScaleName()
  return {
    name: { name: t('field.name') },
    level: { name: t('field.level') },
    subjects: { name: t('field.subjects') },
    schoolYear: { name: t('field.schoolYear') },
    colour: { name: t('field.colour'), show: (colour) => t(`colour.${colour}`) },
    scale: { name: tGrading('scale.title'), show: (scale) => (scale ? scaleName(scale) : '') },
    usesExternalIds: { name: t('settings.externalIds') },
    editorsMayRelease: { name: t('settings.editorsMayRelease') },
  }
}
