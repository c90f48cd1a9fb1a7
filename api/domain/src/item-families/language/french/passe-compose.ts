import { wordFamily, wordPlace, type WordTask } from '../word-family.ts'
import { presentOf } from './conjugate.ts'
import { frenchPrompts } from './french-prompts.ts'
import {
  agreeing,
  agreementNames,
  agreements,
  endingOf,
  isFeminine,
  isPlural,
  type Agreement,
} from './participles.ts'

const rows: readonly (readonly [verb: string, after: string])[] = [
  ['aller', 'au marché'],
  ['arriver', 'en retard'],
  ['descendre', 'dans la cour'],
  ['entrer', 'dans la salle'],
  ['monter', 'à l’étage'],
  ['partir', 'à midi'],
  ['rentrer', 'à la maison'],
  ['rester', 'au lit'],
  ['retourner', 'à l’école'],
  ['revenir', 'de vacances'],
  ['sortir', 'du cinéma'],
  ['tomber', 'dans l’escalier'],
  ['venir', 'en bus'],
  ['naître', 'à Lyon'],
]

const subjects: Readonly<Record<Agreement, readonly string[]>> = {
  masculine: ['Hugo', 'Mon cousin', 'Il'],
  feminine: ['Léa', 'Ma tante', 'Elle'],
  'masculine-plural': ['Mes cousins', 'Hugo et Léa', 'Ils'],
  'feminine-plural': ['Mes sœurs', 'Léa et Nora', 'Elles'],
}

const personOf = (agreement: Agreement) => (isPlural(agreement) ? 5 : 2)

const stepsOf = (verb: string, agreement: Agreement) => [
  'Avec être, le participe passé s’accorde avec le sujet.',
  `Le sujet est au ${agreementNames[agreement]}\u00a0: ${endingOf[agreement]}.`,
  `${verb} → ${agreeing(verb, agreement)}`,
]

/** What someone writes who forgets the agreement, or half of it. */
const participleSlips = (verb: string, agreement: Agreement) => {
  const base = agreeing(verb, 'masculine')
  return {
    'no-agreement': base,
    'half-agreement':
      agreement === 'feminine-plural'
        ? agreeing(verb, 'feminine')
        : agreement === 'masculine'
          ? agreeing(verb, 'feminine')
          : null,
  }
}

const modelOf = (verb: string, agreement: Agreement) => {
  const like = rows[(rows.findIndex(([other]) => other === verb) + 1) % rows.length]?.[0] ?? verb
  const auxiliary = presentOf('être', personOf(agreement))
  const subject = isFeminine(agreement) ? 'elle' : 'il'
  return {
    word: like,
    form: `${subject}${isPlural(agreement) ? 's' : ''} ${auxiliary} ${agreeing(like, agreement)}`,
  }
}

/** The participle alone. */
const participleTask = (verb: string, after: string, agreement: Agreement): WordTask => ({
  check: { kind: 'word-form', language: 'fr', table: `participle-${agreement}`, word: verb },
  word: verb,
  answer: agreeing(verb, agreement),
  slips: participleSlips(verb, agreement),
  steps: stepsOf(verb, agreement),
  difficulty: isPlural(agreement) ? 2 : 1,
  sentences: subjects[agreement].map(
    (subject) => `${subject} ${presentOf('être', personOf(agreement))} ${wordPlace} ${after}.`,
  ),
  model: modelOf(verb, agreement),
})

/** Verbs that some authors use with avoir in such sentences. */
const bothAuxiliaries = new Set(['monter', 'descendre'])

/** The auxiliary and the participle. */
function wholeTask(verb: string, after: string, agreement: Agreement): WordTask {
  const person = personOf(agreement)
  const auxiliary = presentOf('être', person)
  const slips = participleSlips(verb, agreement)
  return {
    check: {
      kind: 'conjugation',
      language: 'fr',
      verb,
      tense: `passé composé, ${isFeminine(agreement) ? 'feminine' : 'masculine'}`,
      person,
    },
    word: verb,
    answer: `${auxiliary} ${agreeing(verb, agreement)}`,
    slips: {
      'no-agreement': `${auxiliary} ${slips['no-agreement']}`,
      'half-agreement': slips['half-agreement'] === null ? null : `${auxiliary} ${slips['half-agreement']}`,
      'avoir-for-être': bothAuxiliaries.has(verb)
        ? null
        : `${presentOf('avoir', person)} ${agreeing(verb, 'masculine')}`,
    },
    steps: [`Le verbe ${verb} se conjugue avec être.`, ...stepsOf(verb, agreement)],
    difficulty: 3,
    sentences: subjects[agreement].map((subject) => `${subject} ${wordPlace} ${after}.`),
    model: modelOf(verb, agreement),
  }
}

export const frenchPasseCompose = wordFamily({
  id: 'french-passe-compose-etre',
  languages: ['fr'],
  names: {
    fr: 'Passé composé avec être',
    en: 'French passé composé with être',
    ar: 'الماضي المركب مع être',
  },
  words: 'passe+compose participe+etre accord+sujet+participe auxiliaire+etre ماضي+مركب',
  ages: { from: 9, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'no-agreement': {
      names: {
        fr: 'oublie l’accord avec le sujet (elle est parti)',
        en: 'forgets the agreement with the subject (elle est parti)',
        ar: 'نسيان المطابقة مع الفاعل (elle est parti)',
      },
      words: 'accord agreement مطابقه',
    },
    'half-agreement': {
      names: {
        fr: 'accorde à moitié ou à tort (elles sont partie)',
        en: 'agrees only in part or wrongly (elles sont partie)',
        ar: 'مطابقة ناقصة أو خاطئة (elles sont partie)',
      },
      words: 'moitie genre nombre gender number partie',
    },
    'avoir-for-être': {
      names: {
        fr: 'emploie avoir au lieu d’être (elle a parti)',
        en: 'uses avoir for être (elle a parti)',
        ar: 'استعمال avoir بدل être (elle a parti)',
      },
      words: 'auxiliaire avoir+etre auxiliary مساعد',
    },
  },
  tasks: rows.flatMap(([verb, after]) =>
    agreements.flatMap((agreement) => [
      participleTask(verb, after, agreement),
      wholeTask(verb, after, agreement),
    ]),
  ),
  prompts: frenchPrompts('Écris au passé composé'),
})
