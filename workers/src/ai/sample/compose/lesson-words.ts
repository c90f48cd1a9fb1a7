import type { LessonRequest } from '@classeur/contracts'
import type { Pair, Stage, TopicContent } from '../content.ts'
import { detectStage } from '../detect/detect-stage.ts'
import type { LanguagePack, SectionWords } from '../language-pack.ts'
import { createRandom, type Random } from '../random.ts'
import { shortTopic, topicContent } from './topic-content.ts'

/** Everything that the composing of one lesson starts from. */
export interface Lesson {
  request: LessonRequest
  stage: Stage
  pack: LanguagePack
  content: TopicContent
  /** A stream of choices of its own for each part, so that parts come out the same in any order. */
  random(part: string): Random
  /** Words for a sentence: `turn` walks through terms, misconceptions and questions. */
  words(turn: number, objective?: string): SectionWords
}

const cycle = <T>(items: readonly T[], turn: number): T => {
  const item = items[turn % items.length]
  if (item === undefined) throw new RangeError('empty content')
  return item
}

/** With a full stop, if it has none. */
export const ended = (sentence: string) => (/[.!?؟…]$/u.test(sentence) ? sentence : `${sentence}.`)

/** What a teacher typed into a field, as separate items of at most `max` letters; nothing is lost. */
export function typedItems(text: string, max: number): string[] {
  const items = text.split(/[\n;؛•]+/u).map((item) => item.trim())
  return items.filter(Boolean).flatMap((item) => inPieces(item, max))
}

function inPieces(text: string, max: number): string[] {
  if (text.length <= max) return [text]
  const space = text.lastIndexOf(' ', max)
  const at = space > 0 ? space : max
  return [text.slice(0, at).trim(), ...inPieces(text.slice(at).trim(), max)]
}

export function createLesson(request: LessonRequest, pack: LanguagePack): Lesson {
  const stage = detectStage(request.level)
  const content = topicContent(request, stage, pack)
  const { subject, topic, level, language, durationMin, teachingModel } = request
  const seed = [language, subject, topic, level, durationMin, teachingModel]
  const given = typedItems(request.priorKnowledge, 500)
  const materials = [...typedItems(request.materials, 200), ...content.materials]
  const quoted = pack.quote(shortTopic(topic))
  const terms = pack.list(content.terms.slice(0, 3).map(([term]) => pack.quote(term)))
  return {
    request,
    stage,
    pack,
    content,
    random: (part) => createRandom(...seed, part),
    words(turn, objective) {
      const [term, meaning] = cycle<Pair>(content.terms, turn)
      const [wrong, right] = cycle<Pair>(content.errors, turn)
      const [question, answer] = cycle<Pair>(content.quiz, turn)
      const [exercise, exerciseAnswer] = cycle<Pair>(content.quiz, turn + 1)
      const aim = cycle(content.aims, turn)[1]
      return {
        topic: quoted,
        term: pack.quote(term),
        meaning,
        wrong: pack.quote(wrong),
        right,
        model: content.model,
        task: content.task,
        question,
        answer: ended(answer),
        exercise: pack.quote(exercise),
        exerciseAnswer: ended(exerciseAnswer),
        material: cycle(materials, turn),
        prior: cycle(
          given.length > 0 ? given.map((item) => inPieces(item, 160)[0] ?? item) : content.prior,
          turn,
        ),
        objective: objective ?? aim,
        subject,
        level,
        minutes: durationMin,
        idea: content.idea,
        terms,
        aim,
      }
    },
  }
}
