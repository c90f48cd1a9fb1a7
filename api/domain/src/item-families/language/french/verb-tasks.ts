import { wordPlace, type WordTask } from '../word-family.ts'

/** Subjects by person, from 0 (je) to 5 (ils): pronouns, and groups of words that ask for the same form. */
const pronouns: readonly (readonly string[])[] = [
  ['je'],
  ['tu'],
  ['il', 'elle'],
  ['nous'],
  ['vous'],
  ['ils', 'elles'],
]
const groups: readonly (readonly string[])[] = [
  [],
  [],
  ['mon frère', 'la voisine', 'toute la famille'],
  ['Paul et moi', 'ma sœur et moi'],
  ['Paul et toi', 'ton frère et toi'],
  ['mes amis', 'les voisins', 'Nora et Samir'],
]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "je" loses its e before a vowel or an h; no verb of the lists has an aspirated h. */
const withForm = (subject: string, form: string) =>
  subject === 'je' && /^[aeiouéêh]/u.test(form) ? `j’${wordPlace}` : `${subject} ${wordPlace}`

/** A verb, the words after it in a sentence, and how hard its forms are. */
export type VerbRow = readonly [verb: string, after: string, difficulty: 1 | 2 | 3]

interface Tense {
  tense: 'présent' | 'imparfait' | 'futur'
  /** Words such as "Demain" that begin the sentence; empty for none. */
  when: string
  form: (verb: string, person: number) => string
  slips: (verb: string, person: number) => Readonly<Record<string, string | null>>
  steps: (verb: string, person: number) => readonly string[]
  /** Whether two verbs follow the same rule, so that one is a model of the other. */
  isAlike: (verb: string, other: string) => boolean
}

const personNames = ['je', 'tu', 'il', 'nous', 'vous', 'ils'] as const

function taskOf(
  tense: Tense,
  rows: readonly VerbRow[],
  row: VerbRow,
  person: number,
  hasGroup: boolean,
): WordTask {
  const [verb, after, difficulty] = row
  const answer = tense.form(verb, person)
  const like = rows.find(([other]) => other !== verb && tense.isAlike(verb, other))?.[0]
  const subjects = (hasGroup ? groups : pronouns)[person] ?? []
  const begin = (text: string) => (tense.when === '' ? capital(text) : `${tense.when}, ${text}`)
  const name = personNames[person] ?? ''
  return {
    check: { kind: 'conjugation', language: 'fr', verb, tense: tense.tense, person },
    word: verb,
    answer,
    slips: tense.slips(verb, person),
    steps: [
      ...(hasGroup ? [`Le sujet se remplace par ${name}.`] : []),
      ...tense.steps(verb, person),
      `${verb} → ${withForm(name, answer).replace(wordPlace, answer)}`,
    ],
    difficulty: hasGroup && difficulty < 3 ? ((difficulty + 1) as 2 | 3) : difficulty,
    sentences: subjects.map((subject) => `${begin(withForm(subject, answer))} ${after}.`),
    model:
      like === undefined
        ? null
        : {
            word: like,
            form: withForm(name, tense.form(like, person)).replace(wordPlace, tense.form(like, person)),
          },
  }
}

/** A task for each verb and person that shows an error; with a group of words as subject from the third person on. */
export const verbTasks = (tense: Tense, rows: readonly VerbRow[]): WordTask[] =>
  rows.flatMap((row) =>
    [0, 1, 2, 3, 4, 5].flatMap((person) =>
      (person < 2 ? [false] : [false, true]).map((hasGroup) => taskOf(tense, rows, row, person, hasGroup)),
    ),
  )
