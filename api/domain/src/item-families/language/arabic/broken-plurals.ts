import { wordFamily, type WordTask } from '../word-family.ts'
import { arabicPrompts } from './arabic-prompts.ts'
import { pluralSentences } from './noun-tasks.ts'

/**
 * Patterns of broken plurals, written with the letters ف ع ل in the places of the root. A noun has its root letters in
 * front of it, in the same order.
 */
interface Pattern {
  /** As a student learns it: "أفعال". */
  name: string
  plural: (root: string) => string
  /** Root letters and noun, with its difficulty. */
  nouns: readonly (readonly [root: string, noun: string, difficulty: 1 | 2 | 3])[]
}

const filled = (form: string) => (root: string) => {
  const letters = [...root]
  return form.replace(/[1-4]/gu, (digit) => letters[Number(digit) - 1] ?? '')
}

const patterns: readonly Pattern[] = [
  {
    name: 'أفعال',
    plural: filled('أ12ا3'),
    nouns: [
      ['قلم', 'قلم', 1],
      ['ولد', 'ولد', 1],
      ['بوب', 'باب', 1],
      ['لون', 'لون', 1],
      ['طفل', 'طفل', 1],
      ['نهر', 'نهر', 2],
      ['سوق', 'سوق', 2],
    ],
  },
  {
    name: 'فعول',
    plural: filled('12و3'),
    nouns: [
      ['درس', 'درس', 1],
      ['بيت', 'بيت', 1],
      ['قلب', 'قلب', 2],
      ['وجه', 'وجه', 2],
    ],
  },
  {
    name: 'فعال',
    plural: filled('12ا3'),
    nouns: [
      ['جبل', 'جبل', 1],
      ['رجل', 'رجل', 1],
      ['جمل', 'جمل', 2],
      ['كلب', 'كلب', 1],
    ],
  },
  {
    name: 'فعل',
    plural: filled('123'),
    nouns: [
      ['كتب', 'كتاب', 1],
      ['صور', 'صورة', 1],
      ['غرف', 'غرفة', 1],
      ['قصص', 'قصة', 1],
      ['مدن', 'مدينة', 2],
      ['سفن', 'سفينة', 2],
      ['قرى', 'قرية', 3],
    ],
  },
  {
    name: 'مفاعل',
    plural: filled('م1ا23'),
    nouns: [
      ['درس', 'مدرسة', 1],
      ['لعب', 'ملعب', 1],
      ['كتب', 'مكتب', 1],
      ['سجد', 'مسجد', 2],
      ['صنع', 'مصنع', 2],
      ['تحف', 'متحف', 2],
      ['طعم', 'مطعم', 2],
      ['نزل', 'منزل', 2],
      ['خبز', 'مخبز', 2],
    ],
  },
  {
    name: 'مفاعيل',
    plural: filled('م1ا2ي3'),
    nouns: [
      ['فتح', 'مفتاح', 1],
      ['صبح', 'مصباح', 2],
    ],
  },
  {
    name: 'فعائل',
    plural: filled('12ائ3'),
    nouns: [
      ['رسل', 'رسالة', 2],
      ['حدق', 'حديقة', 1],
      ['حقب', 'حقيبة', 2],
      ['جرد', 'جريدة', 3],
    ],
  },
  {
    name: 'فواعل',
    plural: filled('1وا23'),
    nouns: [
      ['شرع', 'شارع', 2],
      ['نفذ', 'نافذة', 2],
    ],
  },
  {
    name: 'فعاليل',
    plural: filled('12ا3ي4'),
    nouns: [
      ['صندق', 'صندوق', 2],
      ['عصفر', 'عصفور', 2],
    ],
  },
  {
    name: 'أفعلاء',
    plural: filled('أ123اء'),
    nouns: [['صدق', 'صديق', 2]],
  },
  {
    name: 'فعالل',
    plural: filled('12ا34'),
    nouns: [
      ['دفتر', 'دفتر', 1],
      ['كوكب', 'كوكب', 3],
    ],
  },
]

/** Plurals whose pattern changes a letter: learnt one by one. */
const own: readonly (readonly [noun: string, plural: string, difficulty: 1 | 2 | 3])[] = [
  ['سؤال', 'أسئلة', 2],
  ['طبيب', 'أطباء', 3],
  ['كرسي', 'كراسي', 2],
  ['تاجر', 'تجار', 3],
  ['جدار', 'جدران', 3],
]

const people = new Set(['ولد', 'طفل', 'رجل', 'صديق', 'طبيب', 'تاجر'])

/** Wrong plurals that are right plurals of other words or, though rare, of the noun itself. */
const otherWords = new Set([
  ...['مكتبات', 'كتابات', 'رسالات', 'غرفات', 'قصات', 'مدينات', 'قريات', 'مدرسات', 'كلبات', 'وجهات'],
  ...['كوكبات', 'مصنعات', 'منزلات', 'نافذات', 'عصفورات', 'سؤالات', 'جدارات'],
  ...['مدرسون', 'تاجرون', 'صديقون'],
])

function taskOf(
  noun: string,
  plural: string,
  difficulty: 1 | 2 | 3,
  pattern: string | null,
  model: WordTask['model'],
): WordTask {
  const stem = noun.replace(/ة$/u, '')
  return {
    check: { kind: 'plural', language: 'ar', noun },
    word: noun,
    answer: plural,
    slips: {
      'sound-feminine': otherWords.has(`${stem}ات`) ? null : `${stem}ات`,
      'sound-masculine': otherWords.has(`${stem}ون`) ? null : `${stem}ون`,
      'left-singular': noun,
    },
    steps: [
      'هذا الاسم يجمع جمع تكسير: تتغير صورة المفرد.',
      pattern === null ? 'يحفظ هذا الجمع كما هو.' : `وزن الجمع هنا «${pattern}».`,
      `${noun} ← ${plural}`,
    ],
    difficulty,
    sentences: pluralSentences(noun, people.has(noun) ? 'person' : 'thing'),
    model,
  }
}

const sound = (ending: string) => ({
  ar: `جمع الاسم بزيادة «${ending}»`,
  en: `adds ${ending} to a noun with a broken plural`,
  fr: `ajoute ${ending} à un nom au pluriel brisé`,
})

export const arabicBrokenPlural = wordFamily({
  id: 'arabic-broken-plural',
  languages: ['ar'],
  names: { ar: 'جمع التكسير', en: 'Arabic broken plural', fr: 'Pluriel brisé en arabe' },
  words: 'جمع+تكسير تكسير',
  ages: { from: 8, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'sound-feminine': { names: sound('ات'), words: 'الف+تاء مؤنث+سالم' },
    'sound-masculine': { names: sound('ون'), words: 'واو+نون مذكر+سالم' },
    'left-singular': {
      names: {
        ar: 'ترك الاسم مفردا',
        en: 'leaves the noun in the singular',
        fr: 'laisse le nom au singulier',
      },
      words: 'مفرد singular singulier',
    },
  },
  tasks: [
    ...patterns.flatMap(({ name, plural, nouns }) =>
      nouns.map(([root, noun, difficulty], index) => {
        const like = nouns.length < 2 ? undefined : nouns[(index + 1) % nouns.length]
        return taskOf(
          noun,
          plural(root),
          difficulty,
          name,
          like ? { word: like[1], form: plural(like[0]) } : null,
        )
      }),
    ),
    ...own.map(([noun, plural, difficulty]) => taskOf(noun, plural, difficulty, null, null)),
  ],
  prompts: arabicPrompts('جمع التكسير'),
})
