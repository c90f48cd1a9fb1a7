import { normaliseForMatching } from '../../safety/fold-letters.ts'
import { pictureTopics } from '../picture-topics.ts'
import { tokensOf } from '../tokens.ts'
import { conceptTable } from '../understand/concepts.ts'
import { backdropWords } from '../words/surroundings.ts'
import { figureSubjects } from './figure-subjects.ts'
import { figureConcept, placeConcept, topicConcept } from './picture-concepts.ts'

/** One word of a search for pictures. A picture fits if one of its words begins with a form, or if it shows a concept. */
export interface SearchWord {
  /** In folded letters, as `tokensOf` returns the words of a text. */
  forms: string[]
  concepts: string[]
}

const articles = new Set('a an the of and le la les l un une des du de d et'.split(' '))
/** Shorter words must be the whole name of a concept: their letters begin too many names. */
const shortestBeginning = 3
const shortestPlural = 5
/** Bounds the cost of a search. The names that are the word itself come first. */
const mostConcepts = 24

let names: ReadonlyMap<string, ReadonlySet<string>> | null = null

/** The words of all concepts' names in all languages, each with the ids of the concepts. */
function conceptNames(): ReadonlyMap<string, ReadonlySet<string>> {
  if (names) return names
  const idsByWord = new Map<string, Set<string>>()
  const add = (text: string, id: string) => {
    for (const word of tokensOf(text)) {
      if (articles.has(word)) continue
      idsByWord.set(word, (idsByWord.get(word) ?? new Set()).add(id))
    }
  }
  for (const phrases of Object.values(conceptTable())) {
    for (const [phrase, { id, names: shown }] of phrases) {
      add([phrase, ...Object.values(shown).flatMap(({ one, many }) => [one, many])].join(' '), id)
    }
  }
  for (const [id, { words }] of Object.entries(pictureTopics)) add(words, topicConcept(id))
  for (const [id, words] of Object.entries(figureSubjects)) add(words, figureConcept(id))
  for (const { backdrop, words } of backdropWords) {
    for (const phrases of Object.values(words)) add(phrases, placeConcept(backdrop))
  }
  names = idsByWord
  return names
}

function conceptsNamed(forms: readonly string[]): string[] {
  const exact: string[] = []
  const longer: string[] = []
  for (const [name, ids] of conceptNames()) {
    if (forms.includes(name)) exact.push(...ids)
    else if (forms.some((form) => form.length >= shortestBeginning && name.startsWith(form)))
      longer.push(...ids)
  }
  return [...new Set([...exact, ...longer])].slice(0, mostConcepts)
}

/** A plural in English and French begins with its singular, so a search for either finds both. */
const singularOf = (word: string): string =>
  word.length >= shortestPlural && !word.endsWith('ss') ? word.replace(/[sx]$/, '') : word

/** The words of a search in any of the three languages, without articles unless there is nothing else. */
export function readSearch(query: string): SearchWord[] {
  const all = normaliseForMatching(query).trim().split(' ').filter(Boolean)
  const telling = all.filter((word) => !articles.has(word))
  return [...new Set(telling.length > 0 ? telling : all)].map((word) => {
    const forms = [...new Set(tokensOf(word).map(singularOf))]
    return { forms, concepts: conceptsNamed(forms) }
  })
}
