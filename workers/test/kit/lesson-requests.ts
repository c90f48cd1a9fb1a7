import { LessonRequest, type Language } from '@classeur/contracts'
import {
  sampleLanguages,
  sampleLessonIds,
  samplePacks,
  type SampleLessonId,
} from '@classeur/domain/lesson-plans'

type Asked = readonly [subject: string, topic: string, level: string]

/** A typical request for each lesson of the sample generator in each of its languages. */
export const asked: Record<SampleLessonId, Partial<Record<Language, Asked>>> = {
  'fractions-parts': {
    en: ['Mathematics', 'Fractions', 'Grade 3'],
    fr: ['Mathématiques', 'Les fractions simples', 'CE2'],
    ar: ['الرياضيات', 'الكسور', 'الثالث ابتدائي'],
  },
  'fractions-sums-related': {
    en: ['Maths', 'Adding and subtracting fractions', 'Year 5'],
    fr: ['Mathématiques', 'Additionner et soustraire des fractions', 'CM2'],
    ar: ['الرياضيات', 'جمع الكسور', 'الصف الخامس'],
  },
  'fractions-sums-unlike': {
    en: ['Maths', 'Adding fractions with unlike denominators', 'Year 6'],
    fr: ['Mathématiques', 'Additionner des fractions', '6e'],
    ar: ['الرياضيات', 'جمع الكسور', 'الصف السادس'],
  },
  'percentages-amount': {
    en: ['Maths', 'Percentages of amounts', 'Year 7'],
    fr: ['Mathématiques', 'Calculer un pourcentage', '6e'],
    ar: ['الرياضيات', 'النسب المئوية', 'الصف السادس'],
  },
  'percentages-change': {
    en: ['Maths', 'Percentages', 'Year 9'],
    fr: ['Mathématiques', 'Les pourcentages', '4e'],
    ar: ['الرياضيات', 'النسب المئوية', 'الثاني متوسط'],
  },
  photosynthesis: {
    en: ['Biology', 'Photosynthesis', 'Grade 7'],
    fr: ['SVT', 'La photosynthèse', '5e'],
    ar: ['علوم الحياة والأرض', 'التركيب الضوئي', 'الأول متوسط'],
  },
  digestion: {
    en: ['Science', 'The digestive system', 'Year 7'],
    fr: ['SVT', 'La digestion chez l’homme', '6e'],
    ar: ['العلوم', 'الجهاز الهضمي في جسم الإنسان', 'الصف السادس'],
  },
  'water-cycle': {
    en: ['Geography', 'The water cycle', 'Year 5'],
    fr: ['Sciences', 'Le cycle de l’eau', 'CM2'],
    ar: ['العلوم', 'دورة الماء في الطبيعة', 'الخامس ابتدائي'],
  },
}

export const teachingModels = ['direct', 'inquiry', 'five-e', 'cooperative', 'flipped', 'project'] as const
/** The shortest, some usual and the longest supported duration: with few, most and all phases of a model. */
export const durations = [20, 30, 55, 90, 120]
export const languages: readonly Language[] = sampleLanguages

export const lessonRequest = (changes: Partial<LessonRequest> = {}): LessonRequest =>
  LessonRequest.parse({
    ...{ subject: 'Mathematics', level: 'Grade 6', topic: 'Adding fractions', durationMin: 55 },
    ...{ teachingModel: 'direct', language: 'en' },
    ...changes,
  })

/** The lessons that exist in a language. */
export const lessonIdsIn = (language: Language): SampleLessonId[] =>
  sampleLessonIds.filter((lessonId) =>
    Object.values(samplePacks).some(
      ({ levels, languages: written }) =>
        written.includes(language) && levels.some((level) => level.lessonId === lessonId),
    ),
  )

/** A typical request for a lesson in one of its languages. */
export function requestFor(
  lessonId: SampleLessonId,
  language: Language,
  changes: Partial<LessonRequest> = {},
): LessonRequest {
  const found = asked[lessonId][language]
  if (!found) throw new Error(`no request for ${lessonId} in ${language}`)
  const [subject, topic, level] = found
  return lessonRequest({ subject, topic, level, language, ...changes })
}

/** One request for each lesson in a language. */
export const requestsIn = (language: Language, changes: Partial<LessonRequest> = {}): LessonRequest[] =>
  lessonIdsIn(language).map((lessonId) => requestFor(lessonId, language, changes))
