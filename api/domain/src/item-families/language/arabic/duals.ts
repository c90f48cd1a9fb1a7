import { wordFamily, wordPlace, type WordTask } from '../word-family.ts'
import { arabicPrompts } from './arabic-prompts.ts'
import { byDifficulty, isFeminineNoun, modelAt } from './noun-tasks.ts'

const nouns = byDifficulty({
  1: 'كتاب قلم باب بيت ولد طفل معلم درس دفتر رجل بنت لاعب',
  2: 'سيارة مدرسة صورة قصة غرفة طاولة معلمة لوحة شجرة مفتاح مسجد شارع جبل مهندس نهر بحر جمل',
  3: 'حديقة رسالة نافذة مدينة دراجة حافلة بطاقة شاحنة وردة عصفور طائر',
})

const harder = { 1: 2, 2: 3, 3: 3 } as const

/** The noun with an open ta in place of the tied one. */
const stemOf = (noun: string) => noun.replace(/ة$/u, 'ت')

function taskOf(index: number, isObject: boolean): WordTask[] {
  const entry = nouns[index]
  if (!entry) return []
  const { noun, difficulty } = entry
  const stem = stemOf(noun)
  const [ending, other] = isObject ? ['ين', 'ان'] : ['ان', 'ين']
  const isFeminine = isFeminineNoun(noun)
  const [one, two] = isFeminine ? ['هذه', 'هاتان'] : ['هذا', 'هذان']
  return [
    {
      check: { kind: 'word-form', language: 'ar', table: isObject ? 'dual-object' : 'dual', word: noun },
      word: noun,
      answer: stem + ending,
      slips: {
        'other-case': stem + other,
        'kept-ta': noun.endsWith('ة') ? noun + ending : null,
        'left-singular': noun,
      },
      steps: [
        noun.endsWith('ة') ? 'تفتح التاء المربوطة قبل علامة المثنى.' : 'يبقى المفرد كما هو قبل علامة المثنى.',
        isObject
          ? 'بعد حرف الجر أو في موضع المفعول به تكون العلامة «ين».'
          : 'في حالة الرفع تكون العلامة «ان».',
        `${noun} ← ${stem + ending}`,
      ],
      difficulty: isObject ? harder[difficulty] : difficulty,
      sentences: isObject
        ? [
            `شاهدنا ${wordPlace} ${isFeminine ? 'اثنتين' : 'اثنين'} في الطريق.`,
            `هذه قصة عن ${wordPlace} ${isFeminine ? 'اثنتين' : 'اثنين'}.`,
          ]
        : [
            `${one} ${noun}، و${two} ${wordPlace}.`,
            `في الصورة ${wordPlace} ${isFeminine ? 'اثنتان' : 'اثنان'}.`,
          ],
      model: modelAt(nouns, index, (like) => stemOf(like) + ending),
    },
  ]
}

export const arabicDual = wordFamily({
  id: 'arabic-dual',
  languages: ['ar'],
  names: { ar: 'المثنى', en: 'Arabic dual', fr: 'Duel en arabe' },
  words: 'مثني تثنيه',
  ages: { from: 7, to: 13 },
  bloomLevel: 'apply',
  errors: {
    'other-case': {
      names: { ar: 'الخلط بين الألف والياء', en: 'mixes up ان and ين', fr: 'confond ان et ين' },
      words: 'الف+ياء اعراب رفع نصب جر$ case cas$',
    },
    'kept-ta': {
      names: {
        ar: 'إبقاء التاء المربوطة (مدرسةان)',
        en: 'keeps the ة (مدرسةان)',
        fr: 'garde le ة (مدرسةان)',
      },
      words: 'تاء+مربوطه ابقاء+تاء marbuta marbouta',
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
  tasks: nouns.flatMap((_entry, index) => [false, true].flatMap((isObject) => taskOf(index, isObject))),
  prompts: arabicPrompts('المثنى'),
})
