import { AppError, type Language, type OutgoingLesson } from '@classeur/contracts'
import { findMaterial, type PhaseRole } from '@classeur/domain/lesson-plans'
import { arabic } from '../ar/pack.ts'
import { english } from '../en/pack.ts'
import { french } from '../fr/pack.ts'
import type { LanguagePack } from '../language-pack.ts'
import { lessonSkills } from '../skills/lesson-skills.ts'
import type { Misconception, TopicPack } from '../topic-pack.ts'
import { layOut, numbered, rangeOf, type NumberedTask, type PlannedPhase } from './lay-out.ts'
import { objectivePositions } from './objective-positions.ts'
import { findWeaknesses, namesSkill, type Weakness } from './weaknesses.ts'

const packs: Record<Language, LanguagePack> = { en: english, fr: french, ar: arabic }

/** Everything from which the sections of a lesson are composed. */
export interface Lesson {
  outgoing: OutgoingLesson
  pack: LanguagePack
  topic: TopicPack
  phases: PlannedPhase[]
  supportTasks: NumberedTask[]
  challengeTasks: NumberedTask[]
  /** Those that the class's marks show come first. */
  misconceptions: Misconception[]
  weaknesses: Map<string, Weakness>
  /** The extra task of each misconception that the class's marks show. */
  extraTasks: Map<string, NumberedTask>
  /** The phases in which a misconception comes up. */
  comesUp: (key: string) => readonly PhaseRole[]
  /** Whether a text of the class's marks names the misconception. */
  isAbout: (key: string, text: string) => boolean
  /** The position, from 1, of an objective of the pack among the confirmed ones; null if it isn't among them. */
  objectiveOf: (prepared: number) => number | null
  /** Replaces `{name}` in a text of the pack by ids of tasks. */
  fill: (text: string, tasks: Record<string, readonly NumberedTask[]>) => string
}

/**
 * Finds the pack for a request. The api refuses requests without a pack; this check covers those of older versions.
 * @throws AppError `generations/no-material`
 */
export function openLesson(outgoing: OutgoingLesson): Lesson {
  const { request, objectives, context } = outgoing
  const material = findMaterial(request)
  if (!material.available) throw new AppError('generations/no-material', { reason: material.reason })
  const pack = packs[request.language]
  const topic = pack.lessons[material.lessonId]
  if (!topic) throw new AppError('generations/no-material', { reason: 'language' })
  const skills = lessonSkills[material.lessonId]
  const weaknesses = findWeaknesses(context, skills, pack)
  const shareOf = ({ key }: Misconception) => weaknesses.get(key)?.share ?? 0
  const misconceptions = [...topic.misconceptions].sort((a, b) => shareOf(b) - shareOf(a))
  const shown = misconceptions.filter(({ key }) => weaknesses.has(key))
  const { supportTasks, challengeTasks } = topic.differentiation
  const support = numbered('S', supportTasks)
  const extra = numbered(
    'S',
    shown.map((misconception) => misconception.extra),
    support.length,
  )
  const positions = objectivePositions(topic.objectives, objectives)
  return {
    outgoing,
    pack,
    topic,
    phases: layOut(topic, request),
    supportTasks: support,
    challengeTasks: numbered('C', challengeTasks),
    misconceptions,
    weaknesses,
    extraTasks: new Map(shown.flatMap(({ key }, index) => (extra[index] ? [[key, extra[index]]] : []))),
    comesUp: (key) => skills[key]?.comesUp ?? [],
    isAbout: (key, text) => namesSkill(skills[key], text),
    objectiveOf: (prepared) => positions[prepared - 1] ?? null,
    fill: (text, tasks) =>
      text.replace(/\{(\w+)\}/gu, (token, name: string) =>
        tasks[name] ? pack.isolate(rangeOf(tasks[name])) : token,
      ),
  }
}
