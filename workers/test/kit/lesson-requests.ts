import { samplePackIds, type SamplePackId } from '@classeur/domain/lesson-plans'
import { LessonRequest, type Language } from '@classeur/contracts'

type Asked = readonly [subject: string, topic: string, level: string]

/** A typical request for each pack of the sample generator in each language. */
const asked: Record<Language, Record<SamplePackId, Asked>> = {
  en: {
    'fractions-parts': ['Mathematics', 'Fractions', 'Grade 3'],
    'fractions-sums': ['Maths', 'Adding fractions with unlike denominators', 'Year 6'],
    percentages: ['Maths', 'Percentages', 'Year 8'],
    photosynthesis: ['Biology', 'Photosynthesis', 'Grade 7'],
    digestion: ['Science', 'The digestive system', 'Year 7'],
    'water-cycle': ['Geography', 'The water cycle', 'Year 5'],
  },
  fr: {
    'fractions-parts': ['Mathématiques', 'Les fractions simples', 'CE2'],
    'fractions-sums': ['Mathématiques', 'Additionner des fractions', '6e'],
    percentages: ['Mathématiques', 'Les pourcentages', '5e'],
    photosynthesis: ['SVT', 'La photosynthèse', '5e'],
    digestion: ['SVT', 'La digestion chez l’homme', '6e'],
    'water-cycle': ['Sciences', 'Le cycle de l’eau', 'CM2'],
  },
  ar: {
    'fractions-parts': ['الرياضيات', 'الكسور', 'الثالث ابتدائي'],
    'fractions-sums': ['الرياضيات', 'جمع الكسور', 'الصف السادس'],
    percentages: ['الرياضيات', 'النسب المئوية', 'الثاني متوسط'],
    photosynthesis: ['علوم الحياة والأرض', 'التركيب الضوئي', 'الأول متوسط'],
    digestion: ['العلوم', 'الجهاز الهضمي في جسم الإنسان', 'الصف السادس'],
    'water-cycle': ['العلوم', 'دورة الماء في الطبيعة', 'الخامس ابتدائي'],
  },
}

const teachingModels = ['direct', 'inquiry', 'five-e', 'cooperative', 'flipped', 'project'] as const
/** The shortest, a usual and the longest supported duration: with few, most and all phases of a model. */
const durations = [20, 55, 120]
export const languages: Language[] = ['en', 'fr', 'ar']

export const lessonRequest = (changes: Partial<LessonRequest> = {}): LessonRequest => ({
  ...LessonRequest.parse(usual),
  ...changes,
})

const usual = {
  subject: 'Mathematics',
  level: 'Grade 6',
  topic: 'Adding fractions',
  durationMin: 55,
  priorKnowledge: '',
  materials: '',
  teachingModel: 'direct',
  language: 'en',
  standards: '',
}

/** One request per pack in a language. */
export const requestsIn = (language: Language, changes: Partial<LessonRequest> = {}): LessonRequest[] =>
  samplePackIds.map((packId) => {
    const [subject, topic, level] = asked[language][packId]
    return lessonRequest({ subject, topic, level, language, ...changes })
  })

/** Requests for each pack in a language with every model and duration. */
export const allRequestsIn = (language: Language): LessonRequest[] =>
  teachingModels.flatMap((teachingModel) =>
    durations.flatMap((durationMin) => requestsIn(language, { teachingModel, durationMin })),
  )
