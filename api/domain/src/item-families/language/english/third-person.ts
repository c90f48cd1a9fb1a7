import { wordFamily, wordPlace, type WordTask } from '../word-family.ts'
import { englishPrompts, subjects } from './english-prompts.ts'

type Group = 's' | 'vowel-y' | 'es' | 'ies' | 'own'
const rows: readonly (readonly [verb: string, after: string, difficulty: 1 | 2 | 3])[] = [
  ['eat', 'an apple', 1],
  ['help', 'at home', 1],
  ['like', 'the lessons', 1],
  ['open', 'the shop', 1],
  ['read', 'a book', 1],
  ['sing', 'in the choir', 1],
  ['walk', 'to the station', 1],
  ['work', 'in the garden', 1],
  ['write', 'a letter', 1],
  ['drink', 'a cup of tea', 1],
  ['close', 'the window', 1],
  ['build', 'small boats', 1],
  ['draw', 'a map', 1],
  ['sleep', 'on the train', 1],
  ['speak', 'to the teacher', 1],
  ['swim', 'in the lake', 1],
  ['buy', 'fresh bread', 2],
  ['enjoy', 'the music', 2],
  ['pay', 'the bill', 2],
  ['play', 'football', 1],
  ['say', 'hello', 1],
  ['catch', 'the bus', 2],
  ['do', 'the shopping', 2],
  ['finish', 'work early', 2],
  ['fix', 'old bikes', 3],
  ['go', 'to the park', 1],
  ['miss', 'the train', 3],
  ['mix', 'the colours', 3],
  ['push', 'the trolley', 2],
  ['teach', 'music', 2],
  ['touch', 'the wall', 3],
  ['wash', 'the car', 2],
  ['watch', 'a film', 2],
  ['carry', 'the bags', 3],
  ['cry', 'during the film', 3],
  ['fly', 'a kite', 3],
  ['study', 'English', 3],
  ['tidy', 'the bedroom', 3],
  ['try', 'a new game', 3],
  ['have', 'breakfast', 2],
]

const rules: Readonly<Record<Group, { ending: (verb: string) => string; hint: string }>> = {
  s: { ending: (verb) => `${verb}s`, hint: 'Most verbs add -s.' },
  'vowel-y': { ending: (verb) => `${verb}s`, hint: 'After a vowel, y stays: add -s.' },
  es: { ending: (verb) => `${verb}es`, hint: 'After -s, -sh, -ch, -x and -o, add -es.' },
  ies: { ending: (verb) => verb.replace(/y$/u, 'ies'), hint: 'After a consonant, y becomes -ies.' },
  own: { ending: () => 'has', hint: '“have” has a form of its own: has.' },
}

const groupOf = (verb: string): Group => {
  if (verb === 'have') return 'own'
  if (/(?:s|sh|ch|x|o)$/u.test(verb)) return 'es'
  if (/[aeou]y$/u.test(verb)) return 'vowel-y'
  return verb.endsWith('y') ? 'ies' : 's'
}

const thirdPersonOf = (verb: string) => rules[groupOf(verb)].ending(verb)

function taskOf([verb, after, difficulty]: (typeof rows)[number]): WordTask {
  const group = groupOf(verb)
  const like = rows.find(([other]) => other !== verb && groupOf(other) === group)?.[0]
  return {
    check: { kind: 'conjugation', language: 'en', verb, tense: 'present', person: 2 },
    word: verb,
    answer: thirdPersonOf(verb),
    slips: {
      'no-ending': verb,
      'only-s': `${verb}s`,
      'ies-after-vowel': group === 'vowel-y' ? verb.replace(/y$/u, 'ies') : null,
    },
    steps: [
      'With he, she, it or one name, the verb takes an ending.',
      rules[group].hint,
      `${verb} → ${thirdPersonOf(verb)}`,
    ],
    difficulty,
    sentences: subjects.map((subject) => `${subject} often ${wordPlace} ${after}.`),
    model: like === undefined ? null : { word: like, form: thirdPersonOf(like) },
  }
}

export const thirdPerson = wordFamily({
  id: 'english-third-person',
  languages: ['en'],
  names: {
    en: 'Present simple with he and she',
    fr: 'Présent simple à la 3e personne du singulier',
    ar: 'المضارع البسيط مع الغائب المفرد',
  },
  words: 'present+simple simple+present third+person 3rd+person personne+3e personne+troisieme مضارع+بسيط',
  ages: { from: 7, to: 13 },
  bloomLevel: 'apply',
  errors: {
    'no-ending': {
      names: { en: 'forgets the -s', fr: 'oublie le -s', ar: 'نسيان s في آخر الفعل' },
      words: 'forget+s$ no$+s$ missing+s$ oubli+s$ نسيان+s$',
    },
    'only-s': {
      names: {
        en: 'adds only -s (watchs, studys)',
        fr: 'ajoute seulement -s (watchs, studys)',
        ar: 'إضافة s فقط (watchs، studys)',
      },
      words: 'spelling only+s$ orthographe seulement+s$ املاء',
    },
    'ies-after-vowel': {
      names: {
        en: 'writes -ies after a vowel (plaies)',
        fr: 'écrit -ies après une voyelle (plaies)',
        ar: 'كتابة ies بعد حرف علة (plaies)',
      },
      words: 'ies+vowel ies+voyelle ies+عله',
    },
  },
  tasks: rows.map(taskOf),
  prompts: englishPrompts('Write the present simple'),
})
