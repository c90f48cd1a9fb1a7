import { foldLetters, normaliseForMatching } from '../../../safety/fold-letters.ts'
import type { LessonContent, LessonFacts } from '../content/lesson-content.ts'
import { asWritten } from '../content/as-written.ts'
import { textsOf } from '../content/lesson-texts.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'
import { emptyPhrases, unfinished } from './empty-phrases.ts'

const shownLetters = 80

/** No phrases that fit every lesson, and no texts that announce what they should say. */
export function checkPhrases(section: LessonContent, { language }: LessonFacts): LessonFinding[] {
  const finding = findingsIn(section.key)
  const texts = textsOf(section).map(({ text }) => text)
  const folded = texts.map(normaliseForMatching)
  const written = emptyPhrases[language].filter((phrase) =>
    folded.some((text) => text.includes(` ${phrase}`)),
  )
  const longest = written.filter(
    (phrase) => !written.some((other) => other !== phrase && other.includes(phrase)),
  )
  const empty = longest.flatMap((phrase) => {
    const text = texts[folded.findIndex((foldedText) => foldedText.includes(` ${phrase}`))]
    if (text === undefined) return []
    const shown = asWritten(phrase, text)
    const problem = `“${shown}” fits any lesson. Say what happens in this one instead.`
    return [finding('boilerplate', { phrase: shown }, problem)]
  })
  const open = texts
    .filter((text) => unfinished.some((mark) => mark.test(foldLetters(text).replaceAll(/['’]/gu, ' '))))
    .map((text) => {
      const shown = text.slice(0, shownLetters)
      return finding(
        'unfinished',
        { text: shown },
        `“${shown}” is a description. Write the text or task itself.`,
      )
    })
  return [...empty, ...open]
}
