import type { BloomLevel, LessonObjective } from '@classeur/contracts'
import type { Aim } from '../content.ts'
import type { Lesson } from './lesson-words.ts'

const order: readonly BloomLevel[] = ['remember', 'understand', 'apply', 'analyse', 'evaluate', 'create']

/** Short lessons reach less; long ones also make something. Between 3 and 6, at least three levels. */
function chooseAims({ request, stage, content, pack, random, words }: Lesson): Aim[] {
  const choices = random('objectives')
  const { terms, topic, wrong } = words(0)
  const remember: Aim = ['remember', choices.pick(pack.objectives.remember)({ terms, topic })]
  const understand: Aim = ['understand', choices.pick(pack.objectives.understand)({ wrong, topic })]
  const create: Aim = ['create', choices.pick(pack.objectives.create)({ topic })]
  const aims = [...content.aims].sort((a, b) => order.indexOf(a[0]) - order.indexOf(b[0]))
  const short = request.durationMin <= 30 || stage === 'primary'
  const some: Aim[] = [remember, understand, ...aims.slice(0, short ? 2 : 3)]
  if (request.durationMin >= 90 && !aims.some(([level]) => level === 'create')) some.push(create)
  return some.sort((a, b) => order.indexOf(a[0]) - order.indexOf(b[0]))
}

export function composeObjectives(lesson: Lesson): LessonObjective[] {
  const choices = lesson.random('evidence')
  return chooseAims(lesson).map(([bloomLevel, text], index) => ({
    text,
    bloomLevel,
    // The first two are about the first terms and the first misconception: so is what shows that they are reached.
    evidence: choices.pick(lesson.pack.evidence[bloomLevel])(lesson.words(index < 2 ? 0 : index)),
  }))
}
