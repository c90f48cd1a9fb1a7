import { wordFamily, wordPlace, type WordTask } from '../word-family.ts'
import { englishPrompts } from './english-prompts.ts'

/** Plurals that follow no rule of spelling. */
const irregular: Readonly<Record<string, string>> = {
  ...{
    child: 'children',
    foot: 'feet',
    goose: 'geese',
    man: 'men',
    mouse: 'mice',
    ox: 'oxen',
  },
  ...{ tooth: 'teeth', woman: 'women', sheep: 'sheep' },
}
/** Nouns in -f or -fe that take -ves, and nouns in -o that take -es. */
const withVes = new Set(['half', 'knife', 'leaf', 'life', 'loaf', 'shelf', 'thief', 'wife', 'wolf'])
const withOes = new Set(['hero', 'potato', 'tomato'])

type Group = 'own' | 'ves' | 'es' | 'ies' | 'vowel-y' | 'oes' | 's'
const rules: Readonly<Record<Group, { plural: (noun: string) => string; hint: string }>> = {
  own: { plural: (noun) => irregular[noun] ?? noun, hint: 'This noun has a plural of its own. Learn it.' },
  ves: { plural: (noun) => noun.replace(/fe?$/u, 'ves'), hint: 'In this noun, -f or -fe becomes -ves.' },
  es: { plural: (noun) => `${noun}es`, hint: 'After -s, -sh, -ch and -x, add -es.' },
  oes: { plural: (noun) => `${noun}es`, hint: 'This noun in -o takes -es.' },
  ies: { plural: (noun) => noun.replace(/y$/u, 'ies'), hint: 'After a consonant, y becomes -ies.' },
  'vowel-y': { plural: (noun) => `${noun}s`, hint: 'After a vowel, y stays: add -s.' },
  s: { plural: (noun) => `${noun}s`, hint: 'Most nouns add -s.' },
}

function groupOf(noun: string): Group {
  if (Object.hasOwn(irregular, noun)) return 'own'
  if (withVes.has(noun)) return 'ves'
  if (withOes.has(noun)) return 'oes'
  if (/(?:s|sh|ch|x)$/u.test(noun)) return 'es'
  if (/[aeou]y$/u.test(noun)) return 'vowel-y'
  return noun.endsWith('y') ? 'ies' : 's'
}

const nouns: readonly (readonly [difficulty: 1 | 2 | 3, nouns: readonly string[]])[] = [
  [1, ['apple', 'book', 'box', 'bus', 'child', 'city', 'baby', 'boy', 'class', 'glass', 'fox', 'man', 'toy']],
  [1, ['key', 'dish', 'party', 'story', 'watch', 'woman', 'beach', 'family']],
  [2, ['brush', 'cherry', 'church', 'country', 'foot', 'lorry', 'match', 'mouse', 'tooth', 'knife', 'leaf']],
  [2, ['sandwich', 'tomato', 'potato', 'puppy', 'monkey', 'lady', 'wolf', 'sheep', 'tray', 'photo']],
  [3, ['butterfly', 'goose', 'hero', 'loaf', 'shelf', 'thief', 'wife', 'witch', 'piano', 'ox']],
]
const all = nouns.flatMap(([, group]) => group)

const pluralOf = (noun: string) => rules[groupOf(noun)].plural(noun)

function taskOf(noun: string, difficulty: 1 | 2 | 3): WordTask {
  const group = groupOf(noun)
  const like = all.find((other) => other !== noun && groupOf(other) === group && group !== 'own')
  const plural = pluralOf(noun)
  return {
    check: { kind: 'plural', language: 'en', noun },
    word: noun,
    answer: plural,
    slips: {
      'only-s': `${noun}s`,
      'double-plural': group === 'own' && !plural.endsWith('s') && plural !== noun ? `${plural}s` : null,
      'es-everywhere': group === 'vowel-y' ? noun.replace(/y$/u, 'ies') : null,
      'no-ending': noun,
    },
    steps: [rules[group].hint, `one ${noun}, two ${plural}`],
    difficulty,
    sentences: [
      `There are four ${wordPlace} in the picture.`,
      `We counted six ${wordPlace} in the picture book.`,
      `The story is about two ${wordPlace}.`,
      `Draw three ${wordPlace} on the card.`,
    ],
    model: like === undefined ? null : { word: like, form: pluralOf(like) },
  }
}

export const englishPluralNouns = wordFamily({
  id: 'english-plural-nouns',
  languages: ['en'],
  names: { en: 'Plural nouns', fr: 'Pluriel des noms anglais', ar: 'جمع الأسماء الإنجليزية' },
  words: 'plural singular+noun pluriel جمع+اسماء جمع+اسم',
  ages: { from: 6, to: 12 },
  bloomLevel: 'apply',
  errors: {
    'only-s': {
      names: {
        en: 'adds only -s (childs, boxs)',
        fr: 'ajoute seulement -s (childs, boxs)',
        ar: 'إضافة s فقط (childs، boxs)',
      },
      words: 'only+s$ childs spelling regular irregular seulement+s$ orthographe املاء',
    },
    'double-plural': {
      names: {
        en: 'marks the plural twice (childrens)',
        fr: 'marque deux fois le pluriel (childrens)',
        ar: 'جمع الكلمة مرتين (childrens)',
      },
      words: 'twice double childrens deux+pluriel مرتين',
    },
    'es-everywhere': {
      names: {
        en: 'adds -es or -ies where -s is enough',
        fr: 'met -es ou -ies là où -s suffit',
        ar: 'إضافة es أو ies حيث تكفي s',
      },
      words: 'es$+enough ies$+vowel es$+suffit',
    },
    'no-ending': {
      names: {
        en: 'leaves the noun in the singular',
        fr: 'laisse le nom au singulier',
        ar: 'ترك الاسم مفردا',
      },
      words: 'singular no+ending forget+s$ singulier oubli+s$ مفرد',
    },
  },
  tasks: nouns.flatMap(([difficulty, group]) => group.map((noun) => taskOf(noun, difficulty))),
  prompts: englishPrompts('Write the plural'),
})
