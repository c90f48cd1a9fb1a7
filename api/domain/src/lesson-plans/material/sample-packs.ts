import type { WordPatterns } from './fold-words.ts'
import type { Ages } from './school-ages.ts'

/** The topics that the sample generator has material for. The workers contain the texts, one pack per language. */
export const samplePackIds = [
  'fractions-parts',
  'fractions-sums',
  'percentages',
  'photosynthesis',
  'digestion',
  'water-cycle',
] as const
export type SamplePackId = (typeof samplePackIds)[number]

interface SamplePack {
  /** The ages for which the texts are written. */
  ages: Ages
  /** Subjects in which the topic is taught. */
  subjects: WordPatterns
  /** Words that name the topic; the request must match one of these patterns. */
  names: WordPatterns
  /** Other words that the pack covers; a topic with any further word is a different topic. */
  covered: WordPatterns
}

const mathematics = 'math numera arithmet رياضيات حساب'
const science = 'scien svt biolog علوم احياء حياه طبيعيه بيولوجي'

/** All packs, in the order in which they are offered. */
export const samplePacks: Record<SamplePackId, SamplePack> = {
  'fractions-parts': {
    ages: { from: 8, to: 9 },
    subjects: mathematics,
    names: 'fraction كسر$ كسور',
    covered:
      'half halves third$ thirds quarter equal part$ parts whole unit compar simple numerator denominator equivalent ' +
      'moitie demi$ demis tiers quart$ quarts partage part$ parts egal egale egales unite simples numerateur ' +
      'denominateur equivalente نصف ثلث ربع جزء اجزاء متساويه مقارنه بسيط وحده بسط مقام مكافئ متكافئه',
  },
  'fractions-sums': {
    ages: { from: 10, to: 12 },
    subjects: mathematics,
    names: 'fraction كسر$ كسور كسرين$',
    covered:
      'add$ adding addition sum$ sums subtract differen unlike like$ same common denominator simplif equivalent lowest ' +
      'term$ terms additionner somme soustraction soustraire ajouter denominateur commun meme irreductible egales ' +
      'equivalente reduire جمع طرح مقام مقامات مختلف مشترك موحد تبسيط اختزال متكافئه',
  },
  percentages: {
    ages: { from: 11, to: 13 },
    subjects: mathematics,
    names: 'percent pourcent مئويه',
    covered:
      'calculat amount price reduc discount quantit calcul prix solde$ soldes حساب سعر اسعار تخفيض مقدار نسبه نسب',
  },
  photosynthesis: {
    ages: { from: 11, to: 13 },
    subjects: science,
    names: 'photosynth تركيب+ضوئي بناء+ضوئي تمثيل+ضوئي',
    covered:
      'plant$ plants green leaf leaves light food make making chlorophyll vegeta verte vertes feuille lumiere ' +
      'chlorophyll nourriture نبات نباتات خضراء ضوء ورقه غذاء يخضور كلوروفيل',
  },
  digestion: {
    ages: { from: 10, to: 12 },
    subjects: science,
    names: 'digest هضم$ هضمي',
    covered:
      'human humain corps body system food aliment organ appareil tube$ chez$ homme$ جهاز جسم انسان عضو اعضاء طعام غذاء',
  },
  'water-cycle': {
    ages: { from: 9, to: 12 },
    subjects: `${science} geograph جغرافي earth terre`,
    names: 'water+cycle cycle+eau دوره+ماء دوره+مياه',
    covered: 'nature natur evaporat condens precipitat طبيعه تبخر تكاثف هطول',
  },
}

/** Function words, which don't affect the topic. */
export const plainWords: WordPatterns =
  'the$ a$ an$ as$ of$ in$ to$ on$ at$ with$ for$ and$ by$ from$ our$ how$ what$ why$ is$ are$ do$ does$ lesson$ unit$ ' +
  'introduction introducing learning$ basics$ understanding$ two$ ' +
  'le$ la$ les$ l$ un$ une$ des$ de$ du$ d$ et$ en$ dans$ a$ au$ aux$ sur$ par$ avec$ qu$ que$ est$ ce$ c$ comment$ ' +
  'pourquoi$ lecon$ seance$ decouvrir$ decouverte$ comprendre$ deux$ ' +
  'في$ من$ علي$ الي$ و$ ما$ هو$ هي$ كيف$ لماذا$ درس$ مدخل$ مقدمه$ مفهوم$ ذات$ ذوات$'
