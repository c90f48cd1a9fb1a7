import { wordFamily, wordPlace, type WordTask } from '../word-family.ts'
import { frenchPrompts } from './french-prompts.ts'

/** Adjectives whose feminine follows none of the rules below. */
const own: Readonly<Record<string, string>> = {
  ...{
    beau: 'belle',
    nouveau: 'nouvelle',
    vieux: 'vieille',
    fou: 'folle',
    doux: 'douce',
    faux: 'fausse',
    roux: 'rousse',
  },
  ...{
    blanc: 'blanche',
    franc: 'franche',
    frais: 'fraîche',
    sec: 'sèche',
    public: 'publique',
    long: 'longue',
  },
  ...{ gros: 'grosse', gentil: 'gentille', pareil: 'pareille' },
}

type Group = 'own' | 'same' | 'x' | 'f' | 'er' | 'double' | 'e'
const groupOf = (adjective: string): Group => {
  if (Object.hasOwn(own, adjective)) return 'own'
  if (adjective.endsWith('e')) return 'same'
  if (adjective.endsWith('x')) return 'x'
  if (adjective.endsWith('f')) return 'f'
  if (adjective.endsWith('er')) return 'er'
  return /(?:en|on)$/u.test(adjective) ? 'double' : 'e'
}

const rules: Readonly<Record<Group, { feminine: (adjective: string) => string; hint: string }>> = {
  own: {
    feminine: (adjective) => own[adjective] ?? adjective,
    hint: 'Cet adjectif a un féminin particulier, à retenir.',
  },
  same: { feminine: (adjective) => adjective, hint: 'Un adjectif qui se termine par -e ne change pas.' },
  x: { feminine: (adjective) => adjective.replace(/x$/u, 'se'), hint: 'Ici, -x devient -se au féminin.' },
  f: { feminine: (adjective) => adjective.replace(/f$/u, 've'), hint: 'Au féminin, -f devient -ve.' },
  er: {
    feminine: (adjective) => adjective.replace(/er$/u, 'ère'),
    hint: 'Au féminin, -er devient -ère, avec un accent.',
  },
  double: {
    feminine: (adjective) => `${adjective}${adjective.at(-1) ?? ''}e`,
    hint: 'La consonne n double devant le -e.',
  },
  e: { feminine: (adjective) => `${adjective}e`, hint: 'En général, on ajoute -e.' },
}

const feminineOf = (adjective: string) => rules[groupOf(adjective)].feminine(adjective)

/** Sentences that suit an adjective, with the masculine before the feminine. */
const about = {
  person: (adjective: string) => [`Mon cousin est ${adjective}, ma cousine est ${wordPlace} aussi.`],
  thing: (adjective: string) => [`Le sac est ${adjective}, la valise est ${wordPlace} aussi.`],
  story: (adjective: string) => [`Le film est ${adjective}, la chanson est ${wordPlace} aussi.`],
  before: (adjective: string) => [`C’est le ${adjective} jour et la ${wordPlace} nuit.`],
  place: (adjective: string) => [`Le chemin est ${adjective}, la rue est ${wordPlace} aussi.`],
} as const

const rows: readonly (readonly [keyof typeof about, 1 | 2 | 3, string])[] = [
  ['person', 1, 'content grand petit fort triste'],
  ['thing', 1, 'vert bleu jaune rouge joli propre'],
  ['story', 1, 'bon'],
  ['person', 2, 'heureux sérieux sportif italien gentil curieux mignon'],
  ['thing', 2, 'léger cher neuf blanc gros beau'],
  ['before', 2, 'premier dernier'],
  ['story', 2, 'long ancien nouveau lent joyeux'],
  ['person', 3, 'attentif jaloux naïf roux fou actif vif franc vieux doux'],
  ['thing', 3, 'sec pareil entier'],
  ['place', 3, 'public étroit'],
]
const all = rows.flatMap(([, , adjectives]) => adjectives.split(' '))

function taskOf(topic: keyof typeof about, difficulty: 1 | 2 | 3, adjective: string): WordTask {
  const group = groupOf(adjective)
  const feminine = feminineOf(adjective)
  const like = all.find((other) => other !== adjective && groupOf(other) === group && group !== 'own')
  return {
    check: { kind: 'word-form', language: 'fr', table: 'feminine', word: adjective },
    word: adjective,
    answer: feminine,
    slips: {
      'no-agreement': adjective,
      'only-e': `${adjective}e`,
      'adds-s': `${feminine}s`,
    },
    steps: [rules[group].hint, `${adjective} → ${feminine}`],
    difficulty,
    sentences: about[topic](adjective),
    model: like === undefined ? null : { word: like, form: feminineOf(like) },
  }
}

export const frenchFeminineAdjectives = wordFamily({
  id: 'french-feminine-adjectives',
  languages: ['fr'],
  names: { fr: 'Féminin des adjectifs', en: 'French feminine adjectives', ar: 'مؤنث الصفات الفرنسية' },
  words: 'feminin+adjectif accord+adjectif adjectif feminine+adjective adjective+french مؤنث+صف',
  ages: { from: 7, to: 13 },
  bloomLevel: 'apply',
  errors: {
    'no-agreement': {
      names: {
        fr: 'laisse l’adjectif au masculin',
        en: 'leaves the adjective in the masculine',
        ar: 'ترك الصفة في صيغة المذكر',
      },
      words: 'accord masculin agreement masculine مذكر',
    },
    'only-e': {
      names: {
        fr: 'ajoute seulement -e (sportife, bone)',
        en: 'adds only -e (sportife, bone)',
        ar: 'إضافة e فقط (sportife، bone)',
      },
      words: 'seulement+e$ ajoute+e$ only+e$ double consonne',
    },
    'adds-s': {
      names: {
        fr: 'ajoute un -s au singulier',
        en: 'adds an -s in the singular',
        ar: 'إضافة s في المفرد',
      },
      words: 'pluriel+singulier ajoute+s$ add+s$',
    },
  },
  tasks: rows.flatMap(([topic, difficulty, adjectives]) =>
    adjectives.split(' ').map((adjective) => taskOf(topic, difficulty, adjective)),
  ),
  prompts: frenchPrompts('Mets l’adjectif au féminin'),
})
