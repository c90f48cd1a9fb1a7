import { LessonContext, LessonRequest, type Language, type TeachingModel } from '@classeur/contracts'
import { classOf6B, classOfTheSixth } from './class-data.ts'

/** A request that every evaluation runs, so that two runs can be compared. */
export interface FixedRequest {
  /** Stays the same for good; it names the row of the table. */
  id: string
  request: LessonRequest
  /** The figures of a class; null without one. */
  context: LessonContext | null
}

type Wanted = [
  subject: string,
  level: string,
  topic: string,
  durationMin: number,
  teachingModel: TeachingModel,
]

const fixed = (
  id: string,
  language: Language,
  [subject, level, topic, durationMin, teachingModel]: Wanted,
  more: Partial<LessonRequest> = {},
  context: LessonContext | null = null,
): FixedRequest => ({
  id,
  request: LessonRequest.parse({ subject, level, topic, durationMin, teachingModel, language, ...more }),
  context: context && LessonContext.parse(context),
})

const english: readonly FixedRequest[] = [
  fixed(
    'en-fractions',
    'en',
    ['Mathematics', 'Year 6', 'Adding fractions with unlike denominators', 55, 'direct'],
    {},
    classOf6B,
  ),
  fixed('en-photosynthesis', 'en', ['Biology', 'Grade 7', 'Photosynthesis', 55, 'inquiry']),
  fixed('en-water', 'en', ['Geography', 'Year 5', 'The water cycle', 45, 'five-e'], {
    materials: 'Whiteboard and paper; no projector, no video',
  }),
  fixed('en-percentages', 'en', ['Maths', 'Year 8', 'Percentages', 60, 'cooperative']),
  fixed('en-history', 'en', ['History', 'Year 9', 'The causes of the First World War', 50, 'inquiry']),
  fixed('en-speech', 'en', ['English', 'Year 4', 'Direct speech and its punctuation', 40, 'direct'], {
    materials: 'Exercise books. We have no computers.',
  }),
  fixed('en-newton', 'en', ['Physics', 'Year 12', 'Newton’s second law', 60, 'direct']),
  fixed('en-loops', 'en', ['Computing', 'Year 8', 'For loops in Python', 60, 'project'], {
    priorKnowledge: 'Variables, print, input',
  }),
]

const french: readonly FixedRequest[] = [
  fixed('fr-fractions', 'fr', ['Mathématiques', '6e', 'Additionner des fractions', 55, 'direct']),
  fixed('fr-digestion', 'fr', ['SVT', '6e', 'La digestion chez l’homme', 55, 'inquiry']),
  fixed('fr-eau', 'fr', ['Sciences', 'CM2', 'Le cycle de l’eau', 45, 'five-e'], {
    materials: 'Tableau, cahiers, sans vidéoprojecteur',
  }),
  fixed('fr-parts', 'fr', ['Mathématiques', 'CE2', 'Les fractions simples', 40, 'direct']),
  fixed('fr-lumieres', 'fr', [
    'Histoire',
    '4e',
    'Les Lumières et la critique du pouvoir absolu',
    55,
    'inquiry',
  ]),
  fixed('fr-argumenter', 'fr', [
    'Français',
    '3e',
    'Le discours argumentatif : thèse, argument, exemple',
    55,
    'cooperative',
  ]),
  fixed('fr-anglais', 'fr', ['Anglais', '5e', 'Le présent en be + -ing', 50, 'direct'], {
    wishes: 'Beaucoup d’oral, des phrases courtes',
  }),
  fixed('fr-suites', 'fr', ['Mathématiques', 'Terminale', 'Limite d’une suite géométrique', 55, 'flipped']),
]

const arabic: readonly FixedRequest[] = [
  fixed('ar-fractions', 'ar', ['الرياضيات', 'الصف السادس', 'جمع الكسور', 45, 'direct'], {}, classOfTheSixth),
  fixed('ar-photosynthesis', 'ar', ['علوم الحياة والأرض', 'الأول متوسط', 'التركيب الضوئي', 55, 'inquiry']),
  fixed('ar-water', 'ar', ['العلوم', 'الخامس ابتدائي', 'دورة الماء في الطبيعة', 45, 'five-e'], {
    materials: 'سبورة وأوراق، بدون فيديو',
  }),
  fixed('ar-percentages', 'ar', ['الرياضيات', 'الثاني متوسط', 'النسب المئوية', 50, 'direct']),
  fixed('ar-abbasids', 'ar', [
    'التاريخ',
    'الأول ثانوي',
    'الحياة العلمية في العصر العباسي',
    50,
    'cooperative',
  ]),
  fixed('ar-nominal', 'ar', ['اللغة العربية', 'الرابع ابتدائي', 'الجملة الاسمية', 40, 'direct']),
  fixed('ar-ohm', 'ar', ['الفيزياء', 'الثاني ثانوي', 'قانون أوم', 50, 'inquiry']),
  fixed('ar-migration', 'ar', ['الجغرافيا', 'الثالث متوسط', 'الهجرة من الريف إلى المدينة', 50, 'inquiry']),
]

/** 24 requests: eight in each language, from primary to upper secondary, two of them with the figures of a class. */
export const fixedRequests: readonly FixedRequest[] = [...english, ...french, ...arabic]
