import { wordFamily, wordPlace, type WordTask } from '../word-family.ts'
import { arabicPrompts } from './arabic-prompts.ts'
import { byDifficulty, modelAt, pluralSentences, type Sort } from './noun-tasks.ts'

const masculine = byDifficulty({
  1: 'معلم مدرس لاعب مهندس ممرض خباز رسام فلاح نجار سائق مدرب',
  2: 'مزارع مسافر صياد خياط طيار سباح مصور ممثل موظف حداد مواطن مشجع منشد جزار',
  3: 'مبرمج متسابق متعلم متفرج محاسب مخترع مراسل مصمم مفكر مؤلف',
})

const harder = { 1: 2, 2: 3, 3: 3 } as const

/** The plural as a subject with ون, or after a preposition with ين, which is one step harder. */
function masculineTask(index: number, isObject: boolean): WordTask[] {
  const entry = masculine[index]
  if (!entry) return []
  const { noun, difficulty } = entry
  const [ending, other] = isObject ? ['ين', 'ون'] : ['ون', 'ين']
  return [
    {
      check: isObject
        ? { kind: 'word-form', language: 'ar', table: 'masculine-plural-object', word: noun }
        : { kind: 'plural', language: 'ar', noun },
      word: noun,
      answer: noun + ending,
      slips: { 'other-case': noun + other, 'feminine-ending': `${noun}ات`, 'left-singular': noun },
      steps: [
        'جمع المذكر السالم: يبقى المفرد كما هو ويزاد في آخره.',
        isObject
          ? 'بعد حرف الجر أو في موضع المفعول به تكون الزيادة «ين».'
          : 'في حالة الرفع تكون الزيادة «ون».',
        `${noun} ← ${noun + ending}`,
      ],
      difficulty: isObject ? harder[difficulty] : difficulty,
      sentences: isObject
        ? [`هذه رسالة إلى ${wordPlace} كثيرين.`, `سلمنا على ${wordPlace} آخرين.`]
        : [
            `هذا ${noun}، وهؤلاء ${wordPlace} آخرون.`,
            `في المدينة ${wordPlace} كثيرون.`,
            `حضر إلى الحفل ${wordPlace} كثيرون.`,
          ],
      model: modelAt(masculine, index, (like) => like + ending),
    },
  ]
}

export const arabicMasculinePlural = wordFamily({
  id: 'arabic-sound-masculine-plural',
  languages: ['ar'],
  names: {
    ar: 'جمع المذكر السالم',
    en: 'Arabic sound masculine plural',
    fr: 'Pluriel masculin régulier en arabe',
  },
  words: 'جمع+مذكر مذكر+سالم جمع+سالم',
  ages: { from: 8, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'other-case': {
      names: { ar: 'الخلط بين الواو والياء', en: 'mixes up ون and ين', fr: 'confond ون et ين' },
      words: 'واو+ياء اعراب رفع نصب جر$ case cas$',
    },
    'feminine-ending': {
      names: { ar: 'زيادة ألف وتاء (معلمات)', en: 'adds ات (معلمات)', fr: 'ajoute ات (معلمات)' },
      words: 'الف+تاء مؤنث feminine feminin',
    },
    'left-singular': {
      names: {
        ar: 'ترك الاسم مفردا',
        en: 'leaves the noun in the singular',
        fr: 'laisse le nom au singulier',
      },
      words: 'مفرد singular singulier',
    },
  },
  tasks: masculine.flatMap((_entry, index) =>
    [false, true].flatMap((isObject) => masculineTask(index, isObject)),
  ),
  prompts: arabicPrompts('جمع المذكر السالم'),
})

const feminine: readonly { noun: string; difficulty: 1 | 2 | 3; sort: Sort }[] = [
  ...byDifficulty({
    1: 'معلمة لاعبة طالبة ممرضة طبيبة',
    2: 'مهندسة مدربة رسامة موظفة رياضية',
    3: 'سائقة بائعة مذيعة مربية',
  }).map((entry) => ({ ...entry, sort: 'person' as const })),
  ...byDifficulty({
    1: 'سيارة ساعة طاولة دراجة كلمة لوحة طائرة حافلة مكتبة',
    2: 'بطاقة فراشة مجلة نظارة شركة محطة شاحنة جامعة ثلاجة مسابقة رحلة صفحة',
    3: 'مباراة بطارية عمارة ملاحظة محاولة مغامرة',
  }).map((entry) => ({ ...entry, sort: 'thing' as const })),
]

/** The plural in ات, which replaces the ending ة; مباراة has a ya before it. */
const femininePlural = (noun: string) => (noun === 'مباراة' ? 'مباريات' : noun.replace(/ة$/u, 'ات'))

export const arabicFemininePlural = wordFamily({
  id: 'arabic-sound-feminine-plural',
  languages: ['ar'],
  names: {
    ar: 'جمع المؤنث السالم',
    en: 'Arabic sound feminine plural',
    fr: 'Pluriel féminin régulier en arabe',
  },
  words: 'جمع+مؤنث مؤنث+سالم جمع+سالم',
  ages: { from: 7, to: 13 },
  bloomLevel: 'apply',
  errors: {
    'kept-ta': {
      names: {
        ar: 'إبقاء التاء المربوطة (معلمةات)',
        en: 'keeps the ة (معلمةات)',
        fr: 'garde le ة (معلمةات)',
      },
      words: 'تاء+مربوطه ابقاء+تاء marbuta marbouta',
    },
    'masculine-ending': {
      names: { ar: 'زيادة واو ونون', en: 'adds ون', fr: 'ajoute ون' },
      words: 'واو+نون مذكر masculin',
    },
    'tied-ta': {
      names: {
        ar: 'كتابة تاء مربوطة في الجمع (معلماة)',
        en: 'ends the plural in ة (معلماة)',
        fr: 'termine le pluriel par ة (معلماة)',
      },
      words: 'تاء+مفتوحه تاء+جمع املاء',
    },
  },
  tasks: feminine.map(({ noun, difficulty, sort }, index): WordTask => {
    const plural = femininePlural(noun)
    return {
      check: { kind: 'plural', language: 'ar', noun },
      word: noun,
      answer: plural,
      slips: {
        'kept-ta': `${noun}ات`,
        'masculine-ending': noun.replace(/ة$/u, 'ون'),
        'tied-ta': plural.replace(/ت$/u, 'ة'),
      },
      steps: ['جمع المؤنث السالم: تحذف التاء المربوطة ويزاد «ات».', `${noun} ← ${plural}`],
      difficulty,
      sentences: pluralSentences(noun, sort),
      model: modelAt(feminine, index, femininePlural),
    }
  }),
  prompts: arabicPrompts('جمع المؤنث السالم'),
})
