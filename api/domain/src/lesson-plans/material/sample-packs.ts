import type { WordPatterns } from './fold-words.ts'
import type { Ages } from './school-ages.ts'

/** The topics that the sample generator has material for. */
export const samplePackIds = [
  'fractions-parts',
  'fractions-sums',
  'percentages',
  'photosynthesis',
  'digestion',
  'water-cycle',
] as const
export type SamplePackId = (typeof samplePackIds)[number]

/** The lessons that are written out in the workers, one for each level of a pack. */
export const sampleLessonIds = [
  'fractions-parts',
  'fractions-sums-related',
  'fractions-sums-unlike',
  'percentages-amount',
  'percentages-change',
  'photosynthesis',
  'digestion',
  'water-cycle',
] as const
export type SampleLessonId = (typeof sampleLessonIds)[number]

/** The languages that lessons can be written in. */
export const sampleLanguages = ['en', 'fr', 'ar'] as const
export type SampleLanguage = (typeof sampleLanguages)[number]

/** A topic at one level, with its own explanation, numbers and tasks. */
interface SampleLevel {
  lessonId: SampleLessonId
  /** The ages that it is written for. */
  ages: Ages
  /** Words of a topic that ask for this level, where several levels suit the age. */
  named: WordPatterns
}

interface SamplePack {
  /** From the youngest to the oldest. */
  levels: readonly [SampleLevel, ...SampleLevel[]]
  /** A language lesson exists in the language that it teaches, because its explanation is given in that language. */
  languages: readonly SampleLanguage[]
  /** Subjects in which the topic is taught. */
  subjects: WordPatterns
  /** Words that name the topic; the request must match one of these patterns. */
  names: WordPatterns
  /** Other words that the pack covers; a topic with any further word is a different topic. */
  covered: WordPatterns
}

const mathematics = 'math numera arithmet رياضيات حساب'
const science = 'scien svt biolog علوم احياء حياه طبيعيه بيولوجي'
const years = (from: number, to: number): Ages => ({ from, to })
const onlyLevel = (lessonId: SampleLessonId, ages: Ages) => [{ lessonId, ages, named: '' }] as const

/** All packs, in the order in which they are offered. */
export const samplePacks: Record<SamplePackId, SamplePack> = {
  'fractions-parts': {
    levels: onlyLevel('fractions-parts', years(8, 9)),
    languages: sampleLanguages,
    subjects: mathematics,
    names: 'fraction كسر$ كسور',
    covered:
      'half halves third$ thirds quarter equal part$ parts whole unit compar simple numerator denominator equivalent ' +
      'moitie demi$ demis tiers quart$ quarts partage part$ parts egal egale egales unite simples numerateur ' +
      'denominateur equivalente نصف ثلث ربع جزء اجزاء متساويه مقارنه بسيط وحده بسط مقام مكافئ متكافئه',
  },
  'fractions-sums': {
    levels: [
      { lessonId: 'fractions-sums-related', ages: years(9, 11), named: 'multiple related مضاعف' },
      { lessonId: 'fractions-sums-unlike', ages: years(10, 12), named: 'unlike different مختلف توحيد' },
    ],
    languages: sampleLanguages,
    subjects: mathematics,
    names: 'fraction كسر$ كسور كسرين$',
    covered:
      'add$ adding addition sum$ sums subtract differen unlike common denominator simplif equivalent lowest multiple ' +
      'related term$ terms additionner somme soustraction soustraire ajouter denominateur commun meme irreductible ' +
      'egales equivalente reduire جمع طرح مقام مقامات مختلف مشترك موحد توحيد مضاعف تبسيط اختزال متكافئه',
  },
  percentages: {
    levels: [
      { lessonId: 'percentages-amount', ages: years(10, 12), named: 'amount quantit مقدار' },
      {
        lessonId: 'percentages-change',
        ages: years(12, 13),
        named:
          'increas decreas chang discount reduc augment hausse baisse remise solde evolution تخفيض زياده نقصان تغير',
      },
    ],
    languages: sampleLanguages,
    subjects: mathematics,
    names: 'percent pourcent مئويه',
    covered:
      'calculat amount price discount increas decreas chang reduc quantit calcul prix solde$ soldes augment hausse ' +
      'baisse remise evolution حساب سعر اسعار تخفيض زياده نقصان تغير مقدار نسبه نسب',
  },
  photosynthesis: {
    levels: onlyLevel('photosynthesis', years(11, 13)),
    languages: sampleLanguages,
    subjects: science,
    names: 'photosynth تركيب+ضوئي بناء+ضوئي تمثيل+ضوئي',
    covered:
      'plant$ plants green leaf leaves light food make making chlorophyll vegeta verte vertes feuille lumiere ' +
      'chlorophyll nourriture نبات نباتات خضراء ضوء ورقه غذاء يخضور كلوروفيل',
  },
  digestion: {
    levels: onlyLevel('digestion', years(10, 12)),
    languages: sampleLanguages,
    subjects: science,
    names: 'digest هضم$ هضمي',
    covered:
      'human humain corps body system food aliment organ appareil tube$ chez$ homme$ جهاز جسم انسان عضو اعضاء طعام غذاء',
  },
  'water-cycle': {
    levels: onlyLevel('water-cycle', years(9, 11)),
    languages: sampleLanguages,
    subjects: `${science} geograph جغرافي earth terre`,
    names: 'water+cycle cycle+eau دوره+ماء دوره+مياه',
    covered: 'nature natur evaporat condens precipitat طبيعه تبخر تكاثف هطول',
  },
}

/** All ages that a pack has a level for. */
export const agesOfPack = (packId: SamplePackId): Ages => {
  const ages = samplePacks[packId].levels.map((level) => level.ages)
  return { from: Math.min(...ages.map(({ from }) => from)), to: Math.max(...ages.map(({ to }) => to)) }
}

/** Function words, which don't affect the topic. */
export const plainWords: WordPatterns =
  'the$ a$ an$ as$ of$ in$ to$ on$ at$ with$ for$ and$ by$ from$ our$ how$ what$ why$ is$ are$ do$ does$ lesson$ unit$ ' +
  'introduction introducing learning$ basics$ understanding$ two$ ' +
  'le$ la$ les$ l$ un$ une$ des$ de$ du$ d$ et$ en$ dans$ a$ au$ aux$ sur$ par$ avec$ qu$ que$ est$ ce$ c$ comment$ ' +
  'pourquoi$ lecon$ seance$ decouvrir$ decouverte$ comprendre$ deux$ ' +
  'في$ من$ علي$ الي$ و$ ما$ هو$ هي$ كيف$ لماذا$ درس$ مدخل$ مقدمه$ مفهوم$ ذات$ ذوات$'
