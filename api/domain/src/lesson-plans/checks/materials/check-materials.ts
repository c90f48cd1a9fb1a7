import { foldedWords, mentions } from '../../material/fold-words.ts'
import { asWritten } from '../content/as-written.ts'
import type { LessonContent, LessonFacts } from '../content/lesson-content.ts'
import { valueOf } from '../content/lesson-content.ts'
import { textsOf } from '../content/lesson-texts.ts'
import { sentencesIn } from '../content/plain-text.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'
import { excludedThings, usesThing } from './excluded-things.ts'
import { knownMaterials } from './known-materials.ts'

/** Statements that are wrong on purpose, and subject matter, don't ask for a material. */
const sentencesOf = (section: LessonContent) =>
  textsOf(section)
    .filter(({ role }) => role !== 'wrong')
    .flatMap(({ text }) => sentencesIn(text))

/** The things that the teacher excluded and a section uses. */
export const excludedIn = (section: LessonContent, request: LessonFacts['request']): string[] => {
  const things = excludedThings(request)
  if (things.length === 0) return []
  const sentences = sentencesOf(section)
  return things
    .filter((thing) => sentences.some((sentence) => usesThing(sentence, thing)))
    .map(({ name }) => name)
}

/** Words such as a board or a video may be the topic itself. Lists of materials rarely name the board and the phones. */
const needsListing = knownMaterials.slice(1)

/** The word of a text that names a material which the list of materials lacks. */
export function unlistedIn(
  section: LessonContent,
  listed: readonly string[],
  { topic, materials }: LessonFacts['request'],
): string[] {
  if (section.key !== 'phases') return []
  const namedMaterials = foldedWords([...listed, topic, materials].join('\n'))
  const sentences = section.value.items.flatMap(({ teacher, students }) => [
    ...sentencesIn(teacher),
    ...sentencesIn(students),
  ])
  return needsListing
    .filter((patterns) => !mentions(namedMaterials, patterns))
    .flatMap((patterns) => {
      const sentence = sentences.find((text) => mentions(foldedWords(text), patterns)) ?? ''
      const name = foldedWords(sentence).find((word) => mentions([word], patterns))
      return name ? [asWritten(name, sentence)] : []
    })
}

export function checkMaterials(section: LessonContent, { request, finished }: LessonFacts): LessonFinding[] {
  const finding = findingsIn(section.key)
  const excluded = excludedIn(section, request)
  const listed = valueOf(finished, 'materials')?.items
  const unlisted = listed ? unlistedIn(section, listed, request) : []
  return [
    ...excluded.map((material) =>
      finding('excluded-material', { material }, `The teacher excluded “${material}”. Do without it.`),
    ),
    ...unlisted
      .filter((material) => !excluded.includes(material))
      .map((material) =>
        finding(
          'material-not-listed',
          { material },
          `A phase uses “${material}”, which the list of materials lacks. Do without it.`,
        ),
      ),
  ]
}
