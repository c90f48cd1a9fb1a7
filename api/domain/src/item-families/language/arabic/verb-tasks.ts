import { wordPlace, type WordTask } from '../word-family.ts'
import { persons, soundVerbs } from './verb-rows.ts'

interface Tense {
  tense: 'present' | 'past'
  /** The word that begins the sentence. */
  when: string
  form: (verb: string, person: number) => string
  slips: (verb: string, person: number) => Readonly<Record<string, string | null>>
  steps: (person: number) => readonly string[]
}

function taskOf(tense: Tense, index: number, person: number, hasNoun: boolean): WordTask[] {
  const row = soundVerbs[index]
  const subject = persons[person]
  const like = soundVerbs[(index + 1) % soundVerbs.length]
  if (!row || !subject || !like) return []
  const [verb, after, rarity] = row
  const answer = tense.form(verb, person)
  const subjects = hasNoun ? subject.nouns : [subject.pronoun]
  if (subjects.length === 0) return []
  const difficulty = Math.min(3, rarity + subject.difficulty + (hasNoun ? 1 : 0)) as 1 | 2 | 3
  return [
    {
      check: { kind: 'conjugation', language: 'ar', verb, tense: tense.tense, person },
      word: verb,
      answer,
      slips: tense.slips(verb, person),
      steps: [
        ...(hasNoun ? [`الاسم قبل الفعل يقابل الضمير «${subject.pronoun}».`] : []),
        ...tense.steps(person),
        `${subject.pronoun} ${answer}`,
      ],
      difficulty,
      sentences: subjects.map((text) => `${tense.when} ${text} ${wordPlace} ${after}.`),
      model: { word: like[0], form: `${subject.pronoun} ${tense.form(like[0], person)}` },
    },
  ]
}

/** A task for each verb and person, with a pronoun or with a noun before the verb. */
export const verbTasks = (tense: Tense): WordTask[] =>
  soundVerbs.flatMap((_row, index) =>
    persons.flatMap((_person, person) =>
      [false, true].flatMap((hasNoun) => taskOf(tense, index, person, hasNoun)),
    ),
  )
