import { wordFamily } from '../word-family.ts'
import { arabicPrompts } from './arabic-prompts.ts'
import { verbTasks } from './verb-tasks.ts'

/** By person, in the order of `persons`: what stands before and after the root. */
const present: readonly (readonly [before: string, after: string])[] = [
  ['أ', ''],
  ['ن', ''],
  ['ت', ''],
  ['ت', 'ين'],
  ['ت', 'ان'],
  ['ت', 'ون'],
  ['ي', ''],
  ['ت', ''],
  ['ي', 'ان'],
  ['ي', 'ون'],
  ['ي', 'ن'],
]
const past: readonly string[] = ['تُ', 'نا', 'تَ', 'تِ', 'تما', 'تم', '', 'تْ', 'ا', 'وا', 'ن']

const presentOf = (verb: string, person: number): string => {
  const [before, after] = present[person] ?? ['', '']
  return before + verb + after
}
const pastOf = (verb: string, person: number): string => verb + (past[person] ?? '')

const notAlways = (forms: Readonly<Record<number, string>>, verb: string, person: number) => {
  const form = forms[person]
  return form === undefined ? null : form.replace('-', verb)
}

/** The prefix of another person, often taken from the spoken language. */
const otherPrefix = { 0: 'ن-', 1: 'أ-', 2: 'ي-', 6: 'ت-', 7: 'ي-' }
const withoutNun = { 3: 'ت-ي', 4: 'ت-ا', 5: 'ت-وا', 8: 'ي-ا', 9: 'ي-وا' }
const otherNumber = { 4: 'ت-ون', 5: 'ت-', 8: 'ي-ون', 9: 'ي-', 10: 'ي-ون', 3: 'ت-' }

const wrongPerson = {
  names: { ar: 'صيغة ضمير آخر', en: 'form of another person', fr: 'forme d’une autre personne' },
  words: 'ضمير صيغه مطابقه person personne',
}

export const arabicPresentTense = wordFamily({
  id: 'arabic-present',
  languages: ['ar'],
  names: {
    ar: 'تصريف الفعل المضارع',
    en: 'Arabic present tense',
    fr: 'Présent des verbes arabes',
  },
  words: 'مضارع فعل+مضارع تصريف+مضارع',
  ages: { from: 7, to: 13 },
  bloomLevel: 'apply',
  errors: {
    'dropped-nun': {
      names: {
        ar: 'حذف نون الأفعال الخمسة (هم يكتبوا)',
        en: 'drops the final nun (هم يكتبوا)',
        fr: 'supprime le noun final (هم يكتبوا)',
      },
      words: 'نون حذف+نون افعال+خمسه nun noun',
    },
    'wrong-prefix': {
      names: {
        ar: 'خطأ في حرف المضارعة (أنا نكتب)',
        en: 'wrong prefix (أنا نكتب)',
        fr: 'préfixe d’une autre personne (أنا نكتب)',
      },
      words: 'حرف+مضارعه prefix prefixe',
    },
    'other-number': wrongPerson,
  },
  tasks: verbTasks({
    tense: 'present',
    when: 'اليوم',
    form: presentOf,
    slips: (verb, person) => ({
      'dropped-nun': notAlways(withoutNun, verb, person),
      'wrong-prefix': notAlways(otherPrefix, verb, person),
      'other-number': notAlways(otherNumber, verb, person),
    }),
    steps: (person) => {
      const [before = '', after = ''] = present[person] ?? []
      return [
        `يبدأ المضارع مع هذا الضمير بحرف «${before}».`,
        after === '' ? 'لا زيادة في آخر الفعل.' : `ويزاد في آخره «${after}».`,
      ]
    },
  }),
  prompts: arabicPrompts('الفعل المضارع'),
})

const pastOfOther = { 1: '-ت', 4: '-تم', 6: '-ت', 8: '-وا', 10: '-وا', 5: '-ت' }

export const arabicPastTense = wordFamily({
  id: 'arabic-past',
  languages: ['ar'],
  names: { ar: 'تصريف الفعل الماضي', en: 'Arabic past tense', fr: 'Passé des verbes arabes' },
  words: 'ماضي فعل+ماضي تصريف+ماضي',
  ages: { from: 7, to: 13 },
  bloomLevel: 'apply',
  errors: {
    'missing-alif': {
      names: {
        ar: 'نسيان الألف بعد واو الجماعة (هم كتبو)',
        en: 'forgets the alif after the waw (هم كتبو)',
        fr: 'oublie l’alif après le waw (هم كتبو)',
      },
      words: 'الف+واو واو+جماعه الف+فارقه alif',
    },
    'no-ending': {
      names: {
        ar: 'ترك الفعل من غير ضمير (أنا كتب)',
        en: 'leaves out the ending (أنا كتب)',
        fr: 'oublie la terminaison (أنا كتب)',
      },
      words: 'نسيان اسناد ending terminaison',
    },
    'other-person': wrongPerson,
  },
  tasks: verbTasks({
    tense: 'past',
    when: 'أمس',
    form: pastOf,
    slips: (verb, person) => ({
      'missing-alif': person === 9 ? `${verb}و` : null,
      'no-ending': person === 6 ? null : verb,
      'other-person': notAlways(pastOfOther, verb, person),
    }),
    steps: (person) => [
      'يبنى الماضي من الفعل بزيادة ضمير في آخره.',
      past[person] ? `يزاد مع هذا الضمير «${past[person]}».` : 'لا زيادة مع هذا الضمير.',
    ],
  }),
  prompts: arabicPrompts('الفعل الماضي'),
})
