import {
  describeAction,
  type BackdropName,
  type Subject,
  type Understanding,
} from '@classeur/domain/pictures'
import type { ImageStyle, Language } from '@classeur/contracts'
import { backdropPhrases, countWords, nightPhrase, relationPhrases } from './phrases.ts'

const isInk = (style: ImageStyle) => style === 'line-drawing' || style === 'colouring-page'

function coloured(name: string, { colour, count }: Subject, language: Language, style: ImageStyle): string {
  const word = colour && !isInk(style) ? colour.words[language].split('/')[0] : undefined
  if (word === undefined) return name
  if (language !== 'en') return `${name} (${word})`
  if (count > 1) return `${word} ${name}`
  return name.replace(
    /^(?:an?|the) /,
    (article) => (article === 'the ' ? 'the ' : /^[aeiou]/.test(word) ? 'an ' : 'a ') + `${word} `,
  )
}

function nameOf(subject: Subject, language: Language, style: ImageStyle): string {
  const { concept, count } = subject
  const { one, many } = concept.names[language]
  if (count === 1) return coloured(one, subject, language, style)
  const named = coloured(many, subject, language, style)
  if (language === 'ar')
    return count >= 3 && count <= 10 ? `${String(count)} ${named}` : `${named} (${String(count)})`
  return `${countWords[language][count] ?? String(count)} ${named}`
}

const contracted = (text: string): string =>
  text
    .replace(/\bde un(e?) /g, 'd’un$1 ')
    .replace(/\bde les? /g, (article) => (article === 'de le ' ? 'du ' : 'des '))
    .replace(/\bde des /g, 'de ')

export const joinThings = (things: readonly string[], language: Language): string =>
  things.join(language === 'ar' ? '، ' : ', ')

export function describeSubjects(
  { subjects, relation }: Understanding,
  language: Language,
  style: ImageStyle,
): string {
  const names = subjects.map((subject) => describeAction(subject, language, nameOf(subject, language, style)))
  if (!relation) return joinThings(names, language)
  const [from, to] = [names[relation.from] ?? '', names[relation.to] ?? '']
  const pair = `${from} ${relationPhrases[relation.kind][language]} ${to}`
  const others = names.filter((_name, index) => index !== relation.from && index !== relation.to)
  return joinThings([language === 'fr' ? contracted(pair) : pair, ...others], language)
}

export function describePlace(backdrop: BackdropName, isNight: boolean, language: Language): string {
  return [backdropPhrases[backdrop][language], isNight ? nightPhrase[language] : ''].filter(Boolean).join(' ')
}
