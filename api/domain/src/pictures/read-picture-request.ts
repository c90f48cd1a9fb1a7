import type { Language } from '../text/language.ts'
import { foldLetters } from '../safety/fold-letters.ts'
import { figureDetails, figurePatterns, pictureWords, shapePatterns } from './figure-words.ts'
import { pictureTopics } from './picture-topics.ts'
import { bestStrength, tokensOf } from './tokens.ts'
import { topicOf } from './topic-of.ts'
import { readPrompt } from './understand/read-prompt.ts'
import { wordsOf } from './understand/stem.ts'
import type { Concept } from './understand/concepts.ts'
import type { Subject } from './understand/understanding.ts'

/** How the built-in renderer interprets a request; computed before credits are spent. */
export interface PictureReading {
  /** Whether nothing in the request can be drawn. */
  isEmpty: boolean
  /** Names of the things that can be drawn, in the language of the request. */
  drawn: string[]
  /** Words of the request, as written, for things that the picture would not show. */
  missing: string[]
}

const listed = (words: string) => new Set(words.split(' '))
const details = listed(figureDetails)
const neutral = listed(pictureWords)
/** The word prefixes in patterns; a trailing `$` marks a whole word. */
const partsOf = (patterns: string): string[] => foldLetters(patterns).split(/[ +]/).filter(Boolean)
let figure: string[] | null = null
const figureParts = () => (figure ??= partsOf(`${figurePatterns} ${shapePatterns}`))
const begins = (form: string, parts: readonly string[]) =>
  parts.some((part) => (part.endsWith('$') ? form === part.slice(0, -1) : form.startsWith(part)))

const isNumber = (word: string) => /^\d+$/.test(word)

/** The words of a text, with their forms without plural endings and without attached Arabic particles. */
const formsOf = (text: string): Set<string> =>
  new Set(
    tokensOf(text).flatMap((word) => [
      word,
      word.replace(/(?<=.{3})s$/, ''),
      ...wordsOf(word, 'en').map(({ stem }) => stem),
    ]),
  )

const namesOf = ({ names }: Concept) => Object.values(names).flatMap(({ one, many }) => [one, many])

/**
 * Interprets a request like the built-in renderer: as an exact figure, a known school topic, or known things and places.
 * Reports everything else as missing from the picture.
 */
export function readPictureRequest(prompt: string, language: Language): PictureReading {
  const understanding = readPrompt(prompt, language)
  const { subjects, backdrop, isNight, unknown } = understanding
  const tokens = tokensOf(prompt)
  const isFigure =
    bestStrength(tokens, figurePatterns) > 0 ||
    (subjects.length === 0 && bestStrength(tokens, shapePatterns) > 0) ||
    /(?<![\d/])\d{1,2} ?[/⁄] ?\d{1,2}(?![\d/])|[½¼¾]|(?<!\d)\d{1,2} ?[x×*:h] ?\d{1,2}(?!\d)/.test(prompt)
  const topicId = isFigure ? null : topicOf(prompt, subjects.length)
  const topic = topicId === null ? null : pictureTopics[topicId]
  const shown = topic ? formsOf(`${Object.values(topic.title).join(' ')}`) : null

  const topicParts = topic ? partsOf(`${topic.words} ${'also' in topic ? topic.also : ''}`) : []

  const isCovered = (written: string): boolean => {
    const forms = [...formsOf(written)]
    if (forms.every((form) => neutral.has(form) || form.length < 2)) return true
    if (isFigure)
      return forms.some((form) => isNumber(form) || details.has(form) || begins(form, figureParts()))
    return forms.some((form) => shown?.has(form) === true || begins(form, topicParts))
  }
  const isSubjectShown = ({ concept, written }: Subject): boolean =>
    !(isFigure || topic) || isCovered(written) || namesOf(concept).some((name) => isCovered(lastWord(name)))

  const missing = [
    ...unknown.filter((word) => word === '' || !isCovered(word)),
    ...subjects.filter((subject) => !isSubjectShown(subject)).map(({ written }) => written),
  ].filter(Boolean)
  const drawn = topic
    ? [topic.title[language]]
    : subjects.filter(isSubjectShown).map(({ concept }) => concept.names[language].one)
  const isEmpty = !isFigure && !topic && subjects.length === 0 && backdrop === null && !isNight
  return { isEmpty, drawn: isEmpty ? [] : drawn, missing: [...new Set(missing)] }
}

const lastWord = (name: string) => name.split(' ').at(-1) ?? name
