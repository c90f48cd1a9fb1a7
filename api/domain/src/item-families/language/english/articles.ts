import { gap, wordFamily, wordPlace, type WordTask } from '../word-family.ts'

/** Words whose first letter and first sound disagree. */
const consonantSound = new Set(['European', 'one-way', 'uniform', 'university', 'used', 'useful', 'USB'])
const vowelSound = new Set(['heir', 'honest', 'hour', 'X-ray'])

const startsWithVowel = (word: string) => /^[aeiou]/iu.test(word)
const isException = (word: string) => consonantSound.has(word) || vowelSound.has(word)
const articleOf = (word: string) =>
  vowelSound.has(word) || (startsWithVowel(word) && !consonantSound.has(word)) ? 'an' : 'a'

/** What follows the article: its first word decides. Sentences are in the order of their subjects. */
const rows: readonly (readonly [subject: string, difficulty: 1 | 2 | 3, phrases: readonly string[]])[] = [
  ['There is', 1, ['apple', 'egg', 'orange', 'umbrella', 'onion', 'envelope', 'ice-cream', 'table']],
  ['There is', 1, ['banana', 'chair', 'hat', 'lemon', 'pencil', 'book', 'flower']],
  ['She can see', 1, ['ant', 'elephant', 'owl', 'insect', 'bird', 'cat', 'dog', 'island']],
  ['He lives near', 2, ['hospital', 'garden', 'engine factory']],
  [
    'They are looking for',
    2,
    ['house', 'idea for the party', 'exercise book', 'yellow bag', 'old bike', 'empty seat'],
  ],
  ['It is', 2, ['interesting story', 'big orange', 'easy question', 'small island', 'unusual bird']],
  ['They need', 3, ['hour to get there', 'useful map', 'honest answer', 'used car', 'USB stick', 'X-ray']],
  ['This is', 3, ['university', 'European city', 'one-way street', 'uniform', 'heir to the throne']],
]

function taskOf(subject: string, phrase: string, difficulty: 1 | 2 | 3): WordTask {
  const [word = ''] = phrase.split(' ')
  const answer = articleOf(word)
  const other = answer === 'a' ? 'an' : 'a'
  const sound = answer === 'an' ? 'a vowel' : 'a consonant'
  return {
    check: { kind: 'word-form', language: 'en', table: 'article', word },
    word,
    answer,
    slips: {
      'letter-not-sound': isException(word) ? other : null,
      'always-a': answer === 'an' && !isException(word) ? other : null,
      'an-before-consonant': answer === 'a' && !isException(word) ? other : null,
    },
    steps: [
      'Say the next word aloud: its first sound decides, not its first letter.',
      `“${word}” starts with the sound of ${sound}, so: ${answer} ${phrase}.`,
    ],
    difficulty,
    sentences: [`${subject} ${wordPlace} ${phrase}.`],
    model: null,
  }
}

export const articles = wordFamily({
  id: 'english-articles-a-an',
  languages: ['en'],
  names: { en: 'a or an', fr: 'a ou an', ar: 'أداة النكرة a أو an' },
  words: 'article+indefinite a$+an$ articles+english article+indefini اداه+نكره',
  ages: { from: 6, to: 11 },
  bloomLevel: 'apply',
  errors: {
    'letter-not-sound': {
      names: {
        en: 'looks at the letter, not at the sound (a hour)',
        fr: 'regarde la lettre et non le son (a hour)',
        ar: 'النظر إلى الحرف لا إلى الصوت (a hour)',
      },
      words: 'letter sound lettre son$ حرف صوت',
    },
    'always-a': {
      names: { en: 'writes “a” before a vowel', fr: 'écrit a devant une voyelle', ar: 'كتابة a قبل صوت علة' },
      words: 'always+a$ a$+vowel toujours+a$ voyelle عله',
    },
    'an-before-consonant': {
      names: {
        en: 'writes “an” before a consonant',
        fr: 'écrit an devant une consonne',
        ar: 'كتابة an قبل صوت صحيح',
      },
      words: 'an$+consonant consonne صحيح',
    },
  },
  tasks: rows.flatMap(([subject, difficulty, phrases]) =>
    phrases.map((phrase) => taskOf(subject, phrase, difficulty)),
  ),
  prompts: {
    support: ({ sentence, word }) => `Say “${word}” aloud. Then write a or an.\n${sentence(gap)}`,
    core: ({ sentence }) => `Write a or an.\n${sentence(gap)}`,
    challenge: ({ sentence, slip }) => `A student writes: “${sentence(slip)}” Correct the article: ${gap}`,
  },
})
