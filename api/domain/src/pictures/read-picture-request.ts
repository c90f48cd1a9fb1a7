import type { Language } from '../text/language.ts'
import { foldLetters } from '../safety/fold-letters.ts'
import { isRefusedFigure, readFigure } from './figures/read-figure.ts'
import { isLabellingWord, readLabelling } from './labels/read-labelling.ts'
import { labelWords } from './labels/label-words.ts'
import { nearestPrompts } from './nearest-prompts.ts'
import { pictureTopics } from './picture-topics.ts'
import { pictureWords } from './picture-words.ts'
import { tokensOf } from './tokens.ts'
import { isTopicOf, notInTopic } from './topic-limits.ts'
import { diagramWords, topicOf } from './topic-of.ts'
import type { PictureTopic } from './topics/picture-topic.ts'
import { describeAction } from './understand/describe-action.ts'
import { withoutCompounds } from './understand/fixed-compounds.ts'
import { readPrompt } from './understand/read-prompt.ts'
import { wordsOf } from './understand/stem.ts'
import type { Concept } from './understand/concepts.ts'
import type { Subject } from './understand/understanding.ts'

/** How the built-in renderer interprets a request; computed before credits are spent. */
export interface PictureReading {
  /** Whether the request is refused: nothing in it can be drawn, or the picture would contradict it. */
  isEmpty: boolean
  /** Names of the things that can be drawn, in the language of the request. */
  drawn: string[]
  /** Words of the request, as written, for things that the picture would not show. */
  missing: string[]
  /** A similar request that can be drawn completely; null if nothing is missing or none is similar. */
  nearest: string | null
  /** Why an exact figure can't be drawn, in the language of the request; null if that isn't the problem. */
  reason: string | null
}

const listed = (words: string) => new Set(words.split(' '))
const neutral = listed(pictureWords)
/** The word prefixes in patterns; a trailing `$` marks a whole word. */
const partsOf = (patterns: string): string[] => foldLetters(patterns).split(/[ +]/).filter(Boolean)
const diagramParts = partsOf(diagramWords)
const possessives = listed('his her its their son sa ses leur leurs')
const excludes = /^(?:without|no|not|never|sans|pas|aucune?|ni|و?ب?دون|بلا|غير|ليست?) /i
const begins = (form: string, parts: readonly string[]) =>
  parts.some((part) => (part.endsWith('$') ? form === part.slice(0, -1) : form.startsWith(part)))

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

/** Everything that a topic's picture shows: its title and its labels, in every language. */
const textsOf = ({ title, labels = [] }: PictureTopic): string =>
  [
    ...Object.values(title),
    ...labels.flatMap((label) => Object.values(labelWords).map((words) => words[label])),
  ].join(' ')

/** The exact figure that a prompt requests, or the topic; a topic is preferred to a shape whose name is all it says. */
export function figureOrTopic(prompt: string, language: Language, things: number) {
  const text = withoutCompounds(prompt, language)
  const topicId = topicOf(text, things)
  const figure = readFigure(text, language, topicId === null ? things : Math.max(1, things))
  // "A KWL chart with three columns" is no bar chart without its numbers.
  if (topicId !== null && figure && isRefusedFigure(figure)) return { figure: null, topicId }
  return { figure, topicId: figure ? null : topicId }
}

function readWithoutOffer(prompt: string, language: Language) {
  const understanding = readPrompt(prompt, language)
  const { subjects, backdrop, isNight, unknown, relation } = understanding
  const compounds = understanding.compounds.map(({ written }) => written)
  const { figure, topicId } = figureOrTopic(prompt, language, subjects.length)
  if (figure) {
    const isEmpty = isRefusedFigure(figure)
    const drawn = isEmpty ? [] : [figure.title[language]]
    const refused = isEmpty ? { reason: figure.reason[language], nearest: figure.nearest[language] } : null
    return {
      reading: { isEmpty, drawn, missing: [...figure.missing, ...compounds] },
      refused,
      understanding,
      topic: null,
      isMap: false,
    }
  }
  const topic = topicId === null ? null : pictureTopics[topicId]
  const shown = topic ? formsOf(textsOf(topic)) : null
  const topicParts = topic
    ? [...partsOf([topic.words, topic.diagramOf, topic.also].filter(Boolean).join(' ')), ...diagramParts]
    : []
  const labelling = readLabelling(prompt)
  // A scene never has labels; a diagram and a set of cards can have some.
  const isLabelled =
    labelling === 'none' ||
    (labelling !== null && (topic ? (topic.labels ?? []).length > 0 : !relation && backdrop === null))

  const isCovered = (written: string): boolean => {
    const forms = [...formsOf(written)]
    if (forms.every((form) => neutral.has(form) || possessives.has(form) || form.length < 2)) return true
    if (isLabelled && forms.some(isLabellingWord)) return true
    // What the prompt excludes isn't shown because the topic usually shows it.
    if (excludes.test(written)) return false
    return forms.some((form) => shown?.has(form) === true || begins(form, topicParts))
  }
  const isSubjectShown = ({ concept, written }: Subject): boolean =>
    !topic || isCovered(written) || namesOf(concept).some((name) => isCovered(lastWord(name)))
  const place = topic && backdrop !== 'classroom' ? [understanding.place ?? ''] : []
  const fixed = topic ? notInTopic(prompt, topic, understanding) : []
  const undone = topic ? subjects.flatMap(({ action }) => (action ? [action.written] : [])) : []

  const missing = [
    ...[...unknown, ...undone, ...place].filter(
      (word) => word !== '' && (compounds.includes(word) || !isCovered(word)),
    ),
    ...subjects.filter((subject) => !isSubjectShown(subject)).map(({ written }) => written),
    ...fixed,
  ].filter(Boolean)
  const drawn = topic
    ? [topic.title[language]]
    : subjects.filter(isSubjectShown).map((subject) => describeAction(subject, language))
  const isSomeMap =
    !topic && subjects.length === 1 && subjects[0]?.concept.id === 'maps' && missing.length > 0
  // The picture of a smiling girl isn't one of a sad girl without the sadness.
  const isThing = (written: string) => subjects.some((subject) => subject.written === written)
  const isContrary = topic
    ? fixed.length > 0 ||
      missing.some(
        (written) => excludes.test(written) || isTopicOf(prompt, written, isThing(written) ? topicParts : []),
      )
    : understanding.contradicted.some((written) => !isCovered(written))
  // A place without the thing that the prompt puts there isn't what was requested.
  const isPlaceless = (backdrop === null && !isNight) || compounds.length > 0
  const isNothing = !topic && subjects.length === 0 && isPlaceless
  // A sign for a map isn't the map of a country.
  const isEmpty = isNothing || isSomeMap || isContrary
  return {
    reading: { isEmpty, drawn: isEmpty ? [] : drawn, missing: [...new Set(missing)] },
    refused: null,
    understanding,
    topic,
    isMap: isSomeMap,
  }
}

/**
 * Interprets a request like the built-in renderer: as an exact figure, a known school topic, or known things and places.
 * Reports everything else as missing from the picture.
 */
export function readPictureRequest(prompt: string, language: Language): PictureReading {
  const { reading, refused, understanding, topic, isMap } = readWithoutOffer(prompt, language)
  const isComplete = !reading.isEmpty && reading.missing.length === 0
  if (isComplete || isMap) return { ...reading, nearest: null, reason: null }
  const offers = [
    ...(refused ? [refused.nearest] : []),
    ...nearestPrompts(prompt, understanding, topic, language),
  ]
  const nearest = offers.find((offer) => {
    const { isEmpty, missing } = readWithoutOffer(offer, language).reading
    return !isEmpty && missing.length === 0
  })
  return { ...reading, nearest: nearest ?? null, reason: refused?.reason ?? null }
}

const lastWord = (name: string) => name.split(' ').at(-1) ?? name
