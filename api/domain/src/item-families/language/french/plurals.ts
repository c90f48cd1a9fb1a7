import { wordFamily, wordPlace, type WordTask } from '../word-family.ts'
import { frenchPrompts } from './french-prompts.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))
/** With -s, they are plurals with another meaning: le lieu (a fish), le travail (of a farrier). */
const otherMeanings = list('lieu travail')
/** The nouns that don't follow the rule of their ending. */
const exceptions = list(
  'bal carnaval chacal festival récital pneu bleu landau bijou caillou chou genou hibou joujou pou corail travail vitrail',
)

type Group = 'al' | 'eau' | 'ou' | 'ail' | 'same' | 's'
const groupOf = (noun: string): Group => {
  if (/[sxz]$/u.test(noun)) return 'same'
  if (noun.endsWith('ail')) return 'ail'
  if (noun.endsWith('al')) return 'al'
  if (/(?:au|eu)$/u.test(noun)) return 'eau'
  return noun.endsWith('ou') ? 'ou' : 's'
}

interface Rule {
  regular: (noun: string) => string
  exception: (noun: string) => string
  hint: string
}
const addS = (noun: string) => `${noun}s`
const addX = (noun: string) => `${noun}x`
const rules: Readonly<Record<Group, Rule>> = {
  al: {
    regular: (noun) => noun.replace(/al$/u, 'aux'),
    exception: addS,
    hint: 'Les noms en -al ont leur pluriel en -aux, sauf bal, carnaval, chacal, festival, récital et quelques autres.',
  },
  eau: {
    regular: addX,
    exception: addS,
    hint: 'Les noms en -au, -eau et -eu prennent -x, sauf pneu, bleu, landau et quelques autres.',
  },
  ou: {
    regular: addS,
    exception: addX,
    hint: 'Les noms en -ou prennent -s, sauf bijou, caillou, chou, genou, hibou, joujou et pou, qui prennent -x.',
  },
  ail: {
    regular: addS,
    exception: (noun) => noun.replace(/ail$/u, 'aux'),
    hint: 'Les noms en -ail prennent -s, sauf corail, travail, vitrail et quelques autres, qui font -aux.',
  },
  same: { regular: (noun) => noun, exception: addS, hint: 'Les noms en -s, -x et -z ne changent pas.' },
  s: { regular: addS, exception: addX, hint: 'La plupart des noms prennent -s.' },
}

const pluralOf = (noun: string) => rules[groupOf(noun)][exceptions.has(noun) ? 'exception' : 'regular'](noun)

const nouns: Readonly<Record<1 | 2 | 3, readonly string[]>> = {
  1: 'animal arbre bateau cadeau château cheval fleur gâteau jeu journal livre maison oiseau souris table trou chat'.split(
    ' ',
  ),
  2: 'bijou bureau caillou cheveu chou clou drapeau feu genou hibou hôpital nez prix travail voix bois fou lieu'.split(
    ' ',
  ),
  3: 'bal carnaval chacal corail détail écrou éventail festival joujou landau local métal neveu noyau pneu portail pou rail récital signal tuyau verrou vitrail bleu'.split(
    ' ',
  ),
}
const all = Object.values(nouns).flat()

function taskOf(noun: string, difficulty: 1 | 2 | 3): WordTask {
  const group = groupOf(noun)
  const isException = exceptions.has(noun)
  const like = all.find(
    (other) => other !== noun && groupOf(other) === group && exceptions.has(other) === isException,
  )
  return {
    check: { kind: 'plural', language: 'fr', noun },
    word: noun,
    answer: pluralOf(noun),
    slips: {
      's-everywhere': otherMeanings.has(noun) ? null : addS(noun),
      'rule-for-exception': isException && !otherMeanings.has(noun) ? rules[group].regular(noun) : null,
      'exception-for-rule':
        !isException && !otherMeanings.has(noun) && group !== 's' && group !== 'same'
          ? rules[group].exception(noun)
          : null,
      'no-ending': noun,
    },
    steps: [rules[group].hint, `${noun} → ${pluralOf(noun)}`],
    difficulty,
    sentences: [
      `Il y a plusieurs ${wordPlace} sur l’image.`,
      `On a compté trois ${wordPlace} dans le texte.`,
      `Le livre montre deux ${wordPlace}.`,
      `Voici quatre ${wordPlace}.`,
    ],
    model: like === undefined ? null : { word: like, form: pluralOf(like) },
  }
}

export const frenchPluralNouns = wordFamily({
  id: 'french-plural-nouns',
  languages: ['fr'],
  names: { fr: 'Pluriel des noms', en: 'French plural nouns', ar: 'جمع الأسماء الفرنسية' },
  words: 'pluriel plural+noun plural+french singulier+pluriel جمع+اسماء',
  ages: { from: 7, to: 13 },
  bloomLevel: 'apply',
  errors: {
    's-everywhere': {
      names: {
        fr: 'met -s partout (des chevals)',
        en: 'adds -s everywhere (des chevals)',
        ar: 'إضافة s دائما (des chevals)',
      },
      words: 's$+partout chevals ajoute+s$ s$+everywhere add+s$',
    },
    'rule-for-exception': {
      names: {
        fr: 'applique la règle à une exception (des pneux)',
        en: 'applies the rule to an exception (des pneux)',
        ar: 'تطبيق القاعدة على استثناء (des pneux)',
      },
      words: 'exception استثناء',
    },
    'exception-for-rule': {
      names: {
        fr: 'invente une exception (des cloux)',
        en: 'invents an exception (des cloux)',
        ar: 'معاملة كلمة منتظمة كاستثناء (des cloux)',
      },
      words: 'clous cloux invente invent منتظم',
    },
    'no-ending': {
      names: {
        fr: 'oublie la marque du pluriel',
        en: 'forgets the mark of the plural',
        ar: 'نسيان علامة الجمع',
      },
      words: 'oubli forget marque نسيان',
    },
  },
  tasks: ([1, 2, 3] as const).flatMap((difficulty) =>
    nouns[difficulty].map((noun) => taskOf(noun, difficulty)),
  ),
  prompts: frenchPrompts('Mets au pluriel'),
})
