import type { Language } from '../../text/language.ts'
import { bestStrength, tokensOf } from '../tokens.ts'
import { topicOf } from '../topic-of.ts'
import { understandPrompt } from '../understand/understand-prompt.ts'
import type { Understanding } from '../understand/understanding.ts'
import { figureSubjects } from './figure-subjects.ts'

/**
 * Ids of what pictures show, the same in all languages: `cats` for a thing, `topic:…` for a school topic, `place:…` for
 * the place of a scene, `figure:…` for an exact figure.
 */
export const topicConcept = (id: string): string => `topic:${id}`
export const placeConcept = (name: string): string => `place:${name}`
export const figureConcept = (id: string): string => `figure:${id}`

const arabicLetters = /\p{Script=Arabic}/u
const latinLetters = /\p{Script=Latin}/u

const languagesOf = (text: string): Language[] => [
  ...(arabicLetters.test(text) ? (['ar'] as const) : []),
  ...(latinLetters.test(text) ? (['en', 'fr'] as const) : []),
]

/**
 * Reads a text in the languages in which fewest of its words are unknown. Both readings count if they tie: a wrong
 * concept makes a search find one picture too many, a missing one hides a picture.
 */
function readText(text: string): Understanding[] {
  const readings = languagesOf(text).map((language) => understandPrompt(text, language))
  const fewest = Math.min(...readings.map(({ unknown }) => unknown.length))
  return readings.filter(({ unknown }) => unknown.length === fewest)
}

function conceptsOfText(text: string): string[] {
  const readings = readText(text)
  const tokens = tokensOf(text)
  const things = new Set(readings.flatMap(({ subjects }) => subjects.map(({ concept }) => concept.id)))
  const topic = topicOf(text, things.size)
  return [
    ...things,
    ...readings.flatMap(({ backdrop }) => (backdrop ? [placeConcept(backdrop)] : [])),
    ...(topic === null ? [] : [topicConcept(topic)]),
    ...Object.entries(figureSubjects)
      .filter(([, words]) => bestStrength(tokens, words) > 0)
      .map(([id]) => figureConcept(id)),
  ]
}

/** What texts about a picture name, in any of the three languages. Each text is read in its own language. */
export const pictureConcepts = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(conceptsOfText)),
]
