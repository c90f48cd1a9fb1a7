/** How a group of verbs builds its past simple and its past participle. `hint` says it in one sentence. */
interface Pattern {
  past: (base: string) => string
  participle: (base: string) => string
  hint: string
}

const same = (form: (base: string) => string) => ({ past: form, participle: form })

const patterns = {
  'i-a-u': {
    past: (base) => base.replace('i', 'a'),
    participle: (base) => base.replace('i', 'u'),
    hint: 'The vowel i becomes a in the past simple and u in the past participle.',
  },
  'ow-ew': {
    past: (base) => base.replace(/[oa]w$/u, 'ew'),
    participle: (base) => `${base}n`,
    hint: 'The ending becomes -ew in the past simple, and the past participle adds -n.',
  },
  unchanged: { ...same((base) => base), hint: 'All three forms of this verb are the same.' },
  'd-t': { ...same((base) => base.replace(/d$/u, 't')), hint: 'The final d becomes t in both past forms.' },
  'eep-ept': { ...same((base) => base.replace('eep', 'ept')), hint: 'The ending -eep becomes -ept.' },
  ought: {
    ...same((base) => base.replace(/(?:ing|uy|ink)$/u, 'ought')),
    hint: 'Both past forms end in -ought.',
  },
  aught: {
    ...same((base) => base.replace(/(?:atch|each)$/u, 'aught')),
    hint: 'Both past forms end in -aught.',
  },
  'o-en': {
    past: (base) => `${base.replace(/ea|ee|oo/u, 'o').replace(/e$/u, '')}e`,
    participle: (base) => `${base.replace(/ea|ee|oo/u, 'o').replace(/e$/u, '')}en`,
    hint: 'The vowel becomes o, and the past participle ends in -en.',
  },
  'i-o-en': {
    past: (base) => base.replace('i', 'o'),
    participle: (base) => base.replace(/([td])e$/u, '$1$1en'),
    hint: 'The vowel i becomes o in the past simple; the past participle doubles the consonant and ends in -en.',
  },
  'id-idden': {
    past: (base) => base.replace(/e$/u, ''),
    participle: (base) => base.replace(/([td])e$/u, '$1$1en'),
    hint: 'The past simple loses the final e; the past participle doubles the consonant and ends in -en.',
  },
  'ell-old': { ...same((base) => base.replace('ell', 'old')), hint: 'The ending -ell becomes -old.' },
  'eed-ed': {
    ...same((base) => base.replace(/ee([dt])$/u, 'e$1')),
    hint: 'Both past forms have a single e.',
  },
  'ake-ook': {
    past: (base) => base.replace('ake', 'ook'),
    participle: (base) => `${base}n`,
    hint: 'The ending -ake becomes -ook in the past simple, and the past participle adds -n.',
  },
  'and-ood': { ...same((base) => base.replace('and', 'ood')), hint: 'The ending -and becomes -ood.' },
  'ind-ound': { ...same((base) => base.replace('ind', 'ound')), hint: 'The ending -ind becomes -ound.' },
  'ay-aid': { ...same((base) => base.replace(/ay$/u, 'aid')), hint: 'The ending -ay becomes -aid.' },
} satisfies Record<string, Pattern>

/** An irregular verb: the words after it in a sentence, its pattern or its own two forms, and its difficulty. */
type Row = readonly [
  base: string,
  after: string,
  forms: keyof typeof patterns | readonly [string, string],
  difficulty: 1 | 2 | 3,
]

const rows: readonly Row[] = [
  ['drink', 'a glass of water', 'i-a-u', 1],
  ['sing', 'a song', 'i-a-u', 1],
  ['begin', 'the exercise', 'i-a-u', 2],
  ['ring', 'the bell', 'i-a-u', 2],
  ['swim', 'in the lake', 'i-a-u', 2],
  ['grow', 'some tomatoes', 'ow-ew', 2],
  ['throw', 'the ball', 'ow-ew', 2],
  ['blow', 'out the candles', 'ow-ew', 3],
  ['draw', 'a map', 'ow-ew', 3],
  ['cut', 'the paper', 'unchanged', 2],
  ['put', 'the cups on the table', 'unchanged', 1],
  ['hit', 'the ball', 'unchanged', 3],
  ['shut', 'the window', 'unchanged', 3],
  ['build', 'a small tower', 'd-t', 2],
  ['send', 'a postcard', 'd-t', 1],
  ['spend', 'a lot of money', 'd-t', 2],
  ['lend', 'the bike to Ella', 'd-t', 3],
  ['keep', 'the secret', 'eep-ept', 2],
  ['sleep', 'on the train', 'eep-ept', 1],
  ['sweep', 'the floor', 'eep-ept', 3],
  ['bring', 'some fruit', 'ought', 2],
  ['buy', 'new shoes', 'ought', 1],
  ['think', 'about the plan', 'ought', 2],
  ['catch', 'the ball', 'aught', 3],
  ['teach', 'the song to the class', 'aught', 3],
  ['break', 'a glass', 'o-en', 2],
  ['speak', 'to the teacher', 'o-en', 2],
  ['choose', 'a book', 'o-en', 3],
  ['freeze', 'the soup', 'o-en', 3],
  ['ride', 'a horse', 'i-o-en', 3],
  ['write', 'a letter', 'i-o-en', 2],
  ['bite', 'into the apple', 'id-idden', 3],
  ['hide', 'the presents', 'id-idden', 3],
  ['sell', 'the old car', 'ell-old', 2],
  ['tell', 'a story', 'ell-old', 1],
  ['feed', 'the cat', 'eed-ed', 2],
  ['meet', 'a friend at the station', 'eed-ed', 1],
  ['take', 'a photo', 'ake-ook', 1],
  ['stand', 'in the queue', 'and-ood', 2],
  ['understand', 'the question', 'and-ood', 3],
  ['find', 'a key', 'ind-ound', 1],
  ['pay', 'the bill', 'ay-aid', 2],
  ['say', 'goodbye', 'ay-aid', 1],
  ['come', 'home early', ['came', 'come'], 1],
  ['do', 'the exercise', ['did', 'done'], 1],
  ['eat', 'an apple', ['ate', 'eaten'], 1],
  ['fall', 'off the chair', ['fell', 'fallen'], 2],
  ['fly', 'to London', ['flew', 'flown'], 3],
  ['forget', 'the keys', ['forgot', 'forgotten'], 3],
  ['give', 'a present to Leo', ['gave', 'given'], 1],
  ['go', 'to the library', ['went', 'gone'], 1],
  ['have', 'breakfast', ['had', 'had'], 1],
  ['hear', 'a strange noise', ['heard', 'heard'], 2],
  ['hold', 'the baby', ['held', 'held'], 2],
  ['leave', 'the house', ['left', 'left'], 2],
  ['lose', 'a glove', ['lost', 'lost'], 2],
  ['make', 'a cake', ['made', 'made'], 1],
  ['run', 'to the bus stop', ['ran', 'run'], 1],
  ['see', 'a rainbow', ['saw', 'seen'], 1],
  ['sit', 'in the garden', ['sat', 'sat'], 1],
  ['wear', 'a new coat', ['wore', 'worn'], 3],
  ['win', 'the game', ['won', 'won'], 2],
]

/** An irregular verb with its forms, by its pattern or by heart. */
export interface IrregularVerb {
  base: string
  /** The words after it in a sentence. */
  after: string
  past: string
  participle: string
  hint: string
  /** A name of the verbs that follow the same pattern; null for a verb by itself. */
  pattern: string | null
  difficulty: 1 | 2 | 3
}

export const irregularVerbs: readonly IrregularVerb[] = rows.map(([base, after, forms, difficulty]) => {
  if (typeof forms !== 'string') {
    const [past, participle] = forms
    const hint = 'This verb has forms of its own. Learn all three.'
    return { base, after, past, participle, hint, pattern: null, difficulty }
  }
  const { past, participle, hint } = patterns[forms]
  return { base, after, past: past(base), participle: participle(base), hint, pattern: forms, difficulty }
})

/** What someone writes who treats the verb as a regular one. */
export const asRegular = (base: string): string => `${base}${base.endsWith('e') ? 'd' : 'ed'}`

/** Another verb of the same pattern. */
export function verbLike(verb: IrregularVerb): IrregularVerb | null {
  const group = irregularVerbs.filter(({ pattern }) => pattern !== null && pattern === verb.pattern)
  return group[(group.indexOf(verb) + 1) % (group.length || 1)] ?? null
}
