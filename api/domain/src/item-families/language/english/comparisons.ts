import { wordFamily, wordPlace, type WordTask } from '../word-family.ts'
import { englishPrompts } from './english-prompts.ts'

const irregular: Readonly<Record<string, readonly [comparative: string, superlative: string]>> = {
  good: ['better', 'best'],
  bad: ['worse', 'worst'],
}
const doubling = new Set(['big', 'fat', 'hot', 'thin', 'wet'])
const withMore = new Set([
  ...['beautiful', 'careful', 'comfortable', 'dangerous', 'difficult', 'expensive', 'famous', 'important'],
  ...['interesting', 'modern', 'popular', 'useful'],
])

type Group = 'own' | 'more' | 'double' | 'y' | 'e' | 'plain'
/** The stem before -er and -est, and the rule. */
const rules: Readonly<Record<Exclude<Group, 'own' | 'more'>, (adjective: string) => string>> = {
  double: (adjective) => `${adjective}${adjective.at(-1) ?? ''}`,
  y: (adjective) => adjective.replace(/y$/u, 'i'),
  e: (adjective) => adjective.replace(/e$/u, ''),
  plain: (adjective) => adjective,
}
const hints: Readonly<Record<Group, string>> = {
  own: 'This adjective has forms of its own. Learn them.',
  more: 'Long adjectives take more or most and keep their form.',
  double: 'One short vowel and one consonant: double the consonant before the ending.',
  y: 'The final y becomes i before the ending.',
  e: 'After a final e, only -r or -st is added.',
  plain: 'Short adjectives take -er or -est.',
}

function groupOf(adjective: string): Group {
  if (Object.hasOwn(irregular, adjective)) return 'own'
  if (withMore.has(adjective)) return 'more'
  if (doubling.has(adjective)) return 'double'
  if (adjective.endsWith('y')) return 'y'
  return adjective.endsWith('e') ? 'e' : 'plain'
}

function formsOf(adjective: string): readonly [comparative: string, superlative: string] {
  const group = groupOf(adjective)
  if (group === 'own') return irregular[adjective] ?? ['', '']
  if (group === 'more') return [`more ${adjective}`, `most ${adjective}`]
  const stem = rules[group](adjective)
  return [`${stem}er`, `${stem}est`]
}

/** Sentences with a comparative and with a superlative, by what an adjective describes. */
const about = {
  thing: [`The red bag is ${wordPlace} than the blue bag.`, `This is the ${wordPlace} bag in the shop.`],
  person: [`My uncle is ${wordPlace} than my aunt.`, `My uncle is the ${wordPlace} person in the family.`],
  weather: [`Today it is ${wordPlace} than yesterday.`, `July was the ${wordPlace} month of the year.`],
  film: [`The second film is ${wordPlace} than the first one.`, `It was the ${wordPlace} film of the week.`],
  road: [`The new road is ${wordPlace} than the old one.`, `This is the ${wordPlace} road on the map.`],
} as const

const rows: readonly (readonly [keyof typeof about, 1 | 2 | 3, readonly string[]])[] = [
  ['thing', 1, ['big', 'cheap', 'light', 'old', 'small', 'nice']],
  ['thing', 2, ['heavy', 'expensive', 'useful', 'dirty', 'pretty']],
  ['thing', 3, ['comfortable', 'modern']],
  ['person', 1, ['happy', 'short', 'tall', 'young', 'strong']],
  ['person', 2, ['thin', 'lucky', 'slow', 'famous']],
  ['person', 3, ['careful']],
  ['weather', 1, ['cold', 'hot', 'warm']],
  ['weather', 2, ['wet']],
  ['film', 1, ['good', 'long', 'bad']],
  ['film', 2, ['funny', 'beautiful', 'interesting', 'popular', 'important']],
  ['road', 2, ['noisy', 'safe', 'wide', 'difficult']],
  ['road', 3, ['dangerous']],
]
const all = rows.flatMap(([, , adjectives]) => adjectives)

const harder = { 1: 2, 2: 3, 3: 3 } as const

/** A comparative, or a superlative, which is one step harder. */
function taskOf(adjective: string, topic: keyof typeof about, difficulty: 1 | 2 | 3, form: 0 | 1): WordTask {
  const group = groupOf(adjective)
  const answer = formsOf(adjective)[form]
  const like = all.find((other) => other !== adjective && groupOf(other) === group && group !== 'own')
  const [word, ending] = form === 0 ? (['more', 'er'] as const) : (['most', 'est'] as const)
  return {
    check: {
      kind: 'word-form',
      language: 'en',
      table: form === 0 ? 'comparative' : 'superlative',
      word: adjective,
    },
    word: adjective,
    answer,
    slips: {
      'marked-twice': group === 'more' ? null : `${word} ${answer}`,
      'wrong-way':
        group === 'more'
          ? `${adjective.replace(/e$/u, '')}${ending}`
          : group === 'y'
            ? null
            : `${word} ${adjective}`,
      spelling:
        group === 'double' || group === 'y'
          ? `${adjective}${ending}`
          : group === 'e'
            ? `${adjective}${ending}`
            : null,
      regular: group === 'own' ? `${adjective}${ending}` : null,
    },
    steps: [hints[group], `${adjective}, ${formsOf(adjective)[0]}, ${formsOf(adjective)[1]}`],
    difficulty: form === 0 ? difficulty : harder[difficulty],
    sentences: [about[topic][form]],
    model: like === undefined ? null : { word: like, form: formsOf(like)[form] },
  }
}

export const comparisons = wordFamily({
  id: 'english-comparisons',
  languages: ['en'],
  names: {
    en: 'Comparatives and superlatives',
    fr: 'Comparatifs et superlatifs anglais',
    ar: 'صيغ المقارنة والتفضيل بالإنجليزية',
  },
  words: 'comparative superlative comparing+adjective comparatif superlatif مقارنه تفضيل',
  ages: { from: 8, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'marked-twice': {
      names: {
        en: 'compares twice (more bigger)',
        fr: 'marque deux fois la comparaison (more bigger)',
        ar: 'تكرار علامة المقارنة (more bigger)',
      },
      words: 'twice double more+er$ deux+fois مرتين تكرار',
    },
    'wrong-way': {
      names: {
        en: 'mixes up -er and more (beautifuler)',
        fr: 'confond -er et more (beautifuler)',
        ar: 'الخلط بين er وmore (beautifuler)',
      },
      words: 'mix+more er$+more confond+more خلط+more',
    },
    spelling: {
      names: {
        en: 'spells the form wrong (biger, happyer)',
        fr: 'écrit mal la forme (biger, happyer)',
        ar: 'خطأ في كتابة الصيغة (biger، happyer)',
      },
      words: 'spell orthographe املاء كتابه',
    },
    regular: {
      names: { en: 'writes “gooder”', fr: 'écrit «\u00a0gooder\u00a0»', ar: 'كتابة gooder' },
      words: 'gooder irregular irregulier شاذ',
    },
  },
  tasks: rows.flatMap(([topic, difficulty, adjectives]) =>
    adjectives.flatMap((adjective) =>
      ([0, 1] as const).map((form) => taskOf(adjective, topic, difficulty, form)),
    ),
  ),
  prompts: englishPrompts('Write the comparative or the superlative'),
})
