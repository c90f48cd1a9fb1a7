import { wordFamily, wordPlace, type WordTask } from '../word-family.ts'
import { frenchPrompts } from './french-prompts.ts'
import { agreeing, agreementNames, isPlural, type Agreement } from './participles.ts'

/** A verb with its object, which is feminine or plural, so that an agreement can be seen. */
const rows: readonly (readonly [verb: string, noun: string, agreement: Exclude<Agreement, 'masculine'>])[] = [
  ['acheter', 'chaussures', 'feminine-plural'],
  ['apporter', 'gâteaux', 'masculine-plural'],
  ['apprendre', 'leçons', 'feminine-plural'],
  ['casser', 'assiettes', 'feminine-plural'],
  ['choisir', 'robe', 'feminine'],
  ['comprendre', 'question', 'feminine'],
  ['cueillir', 'fleurs', 'feminine-plural'],
  ['écrire', 'lettre', 'feminine'],
  ['faire', 'valises', 'feminine-plural'],
  ['finir', 'exercices', 'masculine-plural'],
  ['laver', 'chemise', 'feminine'],
  ['lire', 'livres', 'masculine-plural'],
  ['manger', 'pommes', 'feminine-plural'],
  ['ouvrir', 'fenêtre', 'feminine'],
  ['perdre', 'clés', 'feminine-plural'],
  ['peindre', 'murs', 'masculine-plural'],
  ['prendre', 'photos', 'feminine-plural'],
  ['préparer', 'salade', 'feminine'],
  ['ranger', 'cahiers', 'masculine-plural'],
  ['recevoir', 'cartes', 'feminine-plural'],
  ['trouver', 'réponse', 'feminine'],
  ['vendre', 'voiture', 'feminine'],
]

const articleOf = (agreement: Agreement) => (isPlural(agreement) ? 'les' : 'la')

/** The object after the verb: no agreement, whoever the subject is. */
const afterTask = ([verb, noun, agreement]: (typeof rows)[number]): WordTask => ({
  check: { kind: 'word-form', language: 'fr', table: 'participle-masculine', word: verb },
  word: verb,
  answer: agreeing(verb, 'masculine'),
  slips: {
    'agrees-with-subject': agreeing(verb, 'feminine'),
    'agrees-with-later-object': agreeing(verb, agreement),
  },
  steps: [
    'Avec avoir, le participe passé ne s’accorde jamais avec le sujet.',
    'Le complément est placé après le verbe\u00a0: le participe ne change pas.',
    `${verb} → ${agreeing(verb, 'masculine')}`,
  ],
  difficulty: 1,
  sentences: [
    `Nora a ${wordPlace} ${articleOf(agreement)} ${noun}.`,
    `La voisine a ${wordPlace} ${articleOf(agreement)} ${noun}.`,
  ],
  model: null,
})

/** The object before the verb, as a noun with que or as a pronoun: the participle agrees with it. */
const beforeTask = (
  [verb, noun, agreement]: (typeof rows)[number],
  difficulty: 2 | 3,
  sentences: readonly string[],
): WordTask => ({
  check: { kind: 'word-form', language: 'fr', table: `participle-${agreement}`, word: verb },
  word: verb,
  answer: agreeing(verb, agreement),
  slips: { 'no-agreement': agreeing(verb, 'masculine') },
  steps: [
    'Le complément d’objet direct est placé avant le verbe\u00a0: le participe s’accorde avec lui.',
    `Il remplace ou reprend ${articleOf(agreement)} ${noun}, au ${agreementNames[agreement]}.`,
    `${verb} → ${agreeing(verb, agreement)}`,
  ],
  difficulty,
  sentences,
  model: null,
})

const tasksOf = (row: (typeof rows)[number]): WordTask[] => {
  const [, noun, agreement] = row
  const the = `${articleOf(agreement)} ${noun}`
  const [where, pronoun] = isPlural(agreement) ? ['Où sont', 'les a'] : ['Où est', 'l’a']
  return [
    afterTask(row),
    beforeTask(row, 2, [`Voici ${the} que Samir a ${wordPlace}.`, `Voilà ${the} que Paul a ${wordPlace}.`]),
    beforeTask(row, 3, [`${where} ${the}\u00a0? Paul ${pronoun} ${wordPlace} hier.`]),
  ]
}

export const frenchAgreementWithAvoir = wordFamily({
  id: 'french-agreement-with-avoir',
  languages: ['fr'],
  names: {
    fr: 'Accord du participe passé avec avoir',
    en: 'French past participle with avoir',
    ar: 'مطابقة اسم المفعول مع avoir',
  },
  words: 'accord+participe participe+avoir participe+passe participle+french مفعول+avoir',
  ages: { from: 10, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'agrees-with-subject': {
      names: {
        fr: 'accorde avec le sujet (elle a mangée)',
        en: 'makes it agree with the subject (elle a mangée)',
        ar: 'المطابقة مع الفاعل (elle a mangée)',
      },
      words: 'accord+sujet agree+subject فاعل',
    },
    'agrees-with-later-object': {
      names: {
        fr: 'accorde avec un complément placé après',
        en: 'makes it agree with an object that comes later',
        ar: 'المطابقة مع مفعول متأخر',
      },
      words: 'complement+apres cod$+apres object+later متاخر',
    },
    'no-agreement': {
      names: {
        fr: 'oublie l’accord avec le complément placé avant',
        en: 'forgets the agreement with an object that comes first',
        ar: 'نسيان المطابقة مع مفعول متقدم',
      },
      words: 'oubli+accord cod$+avant complement+avant forget+agreement متقدم',
    },
  },
  tasks: rows.flatMap(tasksOf),
  prompts: frenchPrompts('Écris le participe passé'),
})
