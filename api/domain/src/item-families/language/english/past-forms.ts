import { wordFamily, wordPlace, type WordTask } from '../word-family.ts'
import { englishPrompts, subjects } from './english-prompts.ts'
import { asRegular, irregularVerbs, verbLike } from './irregular-verbs.ts'

const regularEnding = {
  names: {
    en: 'adds -ed to an irregular verb',
    fr: 'ajoute -ed à un verbe irrégulier',
    ar: 'إضافة ed إلى فعل شاذ',
  },
  words: 'add+ed$ regular+ending goed ajoute+ed$ terminaison+ed$ اضافه+ed$',
}

const model = (of: 'past' | 'participle', verb: (typeof irregularVerbs)[number]) => {
  const like = verbLike(verb)
  return like && { word: like.base, form: like[of] }
}

export const pastSimple = wordFamily({
  id: 'english-past-simple-irregular',
  languages: ['en'],
  names: {
    en: 'Past simple of irregular verbs',
    fr: 'Prétérit des verbes irréguliers',
    ar: 'الماضي البسيط للأفعال الشاذة',
  },
  words:
    'past+simple simple+past irregular+verb past+tense past+form preterit verbe+irregulier ماضي+بسيط افعال+شاذه',
  ages: { from: 8, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'regular-ending': regularEnding,
    'participle-for-past': {
      names: {
        en: 'writes the past participle for the past simple',
        fr: 'écrit le participe passé au lieu du prétérit',
        ar: 'كتابة اسم المفعول بدل الماضي البسيط',
      },
      words: 'participle+past participe+preterit اسم+مفعول',
    },
    'no-past': {
      names: { en: 'stays in the present', fr: 'reste au présent', ar: 'البقاء في زمن المضارع' },
      words: 'stays+present present+past wrong+tense tense reste+present temps بقاء+مضارع زمن',
    },
  },
  tasks: irregularVerbs.map((verb): WordTask => {
    const { base, past, participle, hint, difficulty, after } = verb
    return {
      check: { kind: 'conjugation', language: 'en', verb: base, tense: 'past-simple', person: 2 },
      word: base,
      answer: past,
      slips: { 'regular-ending': asRegular(base), 'participle-for-past': participle, 'no-past': base },
      steps: [`“${base}” is irregular, so it doesn’t take -ed.`, hint, `${base} → ${past}`],
      difficulty,
      sentences: subjects.map(
        (subject) =>
          `Yesterday, ${subject.replace(/^(?:My|Our)/u, (word) => word.toLowerCase())} ${wordPlace} ${after}.`,
      ),
      model: model('past', verb),
    }
  }),
  prompts: englishPrompts('Write the past simple'),
})

/** Verbs of which "has already …" says something unusual. */
const notAlready = new Set(['sleep', 'keep', 'stand', 'sit', 'wear', 'hold', 'grow', 'think'])

export const presentPerfect = wordFamily({
  id: 'english-present-perfect',
  languages: ['en'],
  names: {
    en: 'Past participles in the present perfect',
    fr: 'Participes passés au present perfect',
    ar: 'اسم المفعول في المضارع التام',
  },
  words: 'present+perfect past+participle participe+perfect مضارع+تام تصريف+ثالث',
  ages: { from: 9, to: 16 },
  bloomLevel: 'apply',
  errors: {
    'regular-ending': regularEnding,
    'past-for-participle': {
      names: {
        en: 'writes the past simple for the past participle',
        fr: 'écrit le prétérit au lieu du participe passé',
        ar: 'كتابة الماضي البسيط بدل اسم المفعول',
      },
      words: 'past+participle preterit+participe has+went ماضي+مفعول',
    },
  },
  tasks: irregularVerbs
    .filter(({ base }) => !notAlready.has(base))
    .map((verb): WordTask => {
      const { base, past, participle, hint, difficulty, after } = verb
      return {
        check: { kind: 'conjugation', language: 'en', verb: base, tense: 'past-participle', person: 2 },
        word: base,
        answer: participle,
        slips: { 'regular-ending': asRegular(base), 'past-for-participle': past },
        steps: [
          'The present perfect is has or have with the past participle.',
          hint,
          `${base}, ${past}, ${participle}`,
        ],
        difficulty,
        sentences: subjects.map((subject) => `${subject} has already ${wordPlace} ${after}.`),
        model: model('participle', verb),
      }
    }),
  prompts: englishPrompts('Write the past participle'),
})
