import {
  agesOfPack,
  materialMinutes,
  suitsPack,
  type Ages,
  type SamplePackId,
} from '@classeur/domain/lesson-plans'
import { useTranslation } from 'react-i18next'
import { LessonForm } from '../model/request/lesson-inputs.ts'

/** The field changes that make a form match a pack. A suitable level and duration stay as they are. */
export function useFillFromPack() {
  const { i18n } = useTranslation('lesson-plans')
  return (packId: SamplePackId, form: LessonForm, asked: Ages | null): Partial<LessonForm> => {
    const t = i18n.getFixedT(form.language, 'lesson-plans')
    const ages = agesOfPack(packId)
    const nearest = Math.min(Math.max(asked?.from ?? ages.from, ages.from), ages.to)
    const minutes = LessonForm.safeParse(form).data?.durationMin ?? materialMinutes.to
    const fitting = Math.min(Math.max(minutes, materialMinutes.from), materialMinutes.to)
    return {
      topic: t(`material.pack.${packId}.topic`),
      subject: t(`material.pack.${packId}.subject`),
      ...(!(asked && suitsPack(packId, asked)) && { level: t('material.age', { age: nearest }) }),
      ...(fitting !== minutes && { durationMin: String(fitting) }),
    }
  }
}
