import type { LessonPlan, LessonSectionKey, LessonSections, LessonTask } from '@classeur/contracts'
import { planPhases, unwritten, type PhaseRole } from '@classeur/domain/lesson-plans'
import { fitsSection } from './section-rules.ts'
import { valueAt, withValueAt, type Path } from './paths.ts'

const task = (id: string): LessonTask => ({
  id,
  prompt: unwritten,
  blocks: [],
  objective: null,
  answerLines: 3,
})
const phase = (title: string, minutes: number) => ({
  ...{ title, minutes, teacher: unwritten, students: unwritten },
  ...{ checkQuestion: unwritten, feedback: unwritten, imageId: null },
})
const option = { text: unwritten, correct: false, misconception: null, reason: '' }

/** One unwritten item of each list of a section. */
const oneOfEach: { [K in LessonSectionKey]: LessonSections[K] } = {
  overview: { summary: unwritten, bigIdea: unwritten },
  objectives: { items: [{ text: '', bloomLevel: 'understand', evidence: unwritten }] },
  priorKnowledge: { items: [unwritten], checkQuestion: unwritten, checkAnswer: '' },
  materials: { items: [unwritten] },
  vocabulary: { items: [{ term: unwritten, meaning: unwritten }] },
  misconceptions: {
    items: [
      {
        ...{ misconception: unwritten, correction: unwritten, probe: '', wrongAnswer: '' },
        ...{ reply: '', minute: null, evidence: '' },
      },
    ],
  },
  explanation: { concepts: [{ title: unwritten, text: unwritten, analogy: '', blocks: [] }] },
  examples: {
    worked: [{ title: unwritten, problem: unwritten, steps: [unwritten], answer: unwritten, blocks: [] }],
    faded: { problem: unwritten, steps: [{ text: unwritten, hidden: true }], answer: unwritten },
  },
  phases: { items: [phase(unwritten, 5)], fittedFromMin: null },
  board: { blocks: [{ kind: 'text', text: unwritten }] },
  studentSheet: { title: unwritten, instructions: '', tasks: [task('T1')] },
  differentiation: {
    ...{ support: [unwritten], core: [unwritten], challenge: [unwritten] },
    ...{ supportTasks: [task('S1')], challengeTasks: [task('C1')] },
    groups: [{ letter: 'A', need: unwritten, task: unwritten }],
  },
  assessment: {
    ...{ method: unwritten, criteria: [unwritten], quizMinutes: null },
    exitQuiz: [
      {
        ...{ question: unwritten, answer: unwritten, options: [option], objective: null },
        ...{ blocks: [], markingPoints: [unwritten] },
      },
    ],
  },
  homework: { task: unwritten, minutes: 20, blocks: [] },
  extension: { items: [unwritten] },
  modelAnswers: { items: [{ taskId: 'T1', answer: unwritten, blocks: [], markingPoints: [unwritten] }] },
  pacing: { cuts: [{ what: unwritten, minutes: 5 }], below70: unwritten },
  reflection: { questions: [unwritten] },
}

const linesOf = (typed: string) => {
  const lines = typed
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.length > 0 ? lines : [unwritten]
}

type Planned = Pick<LessonPlan, 'title' | 'objectives' | 'request'>

/** What a section without a text of its own starts with: the teacher's request, the phases, and unwritten texts. */
export function blankSection(
  key: LessonSectionKey,
  { title, objectives, request }: Planned,
  phaseTitle: (role: PhaseRole) => string,
): unknown {
  const given: Partial<{ [K in LessonSectionKey]: Partial<LessonSections[K]> }> = {
    objectives: { items: objectives },
    priorKnowledge: { items: linesOf(request.priorKnowledge) },
    materials: { items: linesOf(request.materials) },
    examples: { faded: null },
    phases: {
      items: planPhases(request.teachingModel, request.durationMin).map(({ role, minutes }) =>
        phase(phaseTitle(role), minutes),
      ),
    },
    studentSheet: { title: title.slice(0, 120) },
    differentiation: { supportTasks: [], challengeTasks: [], groups: [] },
    assessment: {
      exitQuiz: [
        {
          question: unwritten,
          blocks: [],
          answer: unwritten,
          options: [],
          objective: null,
          markingPoints: [],
        },
      ],
    },
    modelAnswers: { items: [{ taskId: 'T1', answer: unwritten, blocks: [], markingPoints: [] }] },
  }
  return { ...oneOfEach[key], ...given[key] }
}

const firstOfEach = (path: Path): Path => path.map((step) => (typeof step === 'number' ? 0 : step))

/** The first id of this kind, such as `T4`, that no task has yet. */
function freeId(id: string, used: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const candidate = `${id.charAt(0)}${number}`
    if (!used.includes(candidate)) return candidate
  }
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** A new item for the list at this position. */
export function newItem(key: LessonSectionKey, value: unknown, list: Path): unknown {
  if (list.at(-1) === 'blocks') return { kind: 'text', text: unwritten }
  const [item] = (valueAt(oneOfEach[key], firstOfEach(list)) ?? []) as unknown[]
  if (typeof item !== 'object' || item === null) return item
  const items = (valueAt(value, list) ?? []) as Record<string, string>[]
  if ('id' in item)
    return {
      ...item,
      id: freeId(
        String(item.id),
        items.map((one) => one['id'] ?? ''),
      ),
    }
  if ('taskId' in item)
    return {
      ...item,
      taskId: freeId(
        String(item.taskId),
        items.map((one) => one['taskId'] ?? ''),
      ),
    }
  if ('letter' in item) {
    const free = letters.find((letter) => items.every((one) => one['letter'] !== letter))
    return { ...item, letter: free ?? 'Z' }
  }
  return item
}

/**
 * The section without this item. The only item of a list that may not be empty becomes unwritten again. Null if a
 * section needs as many items as it has.
 */
export function withoutItem(key: LessonSectionKey, value: unknown, item: Path): unknown {
  const list = item.slice(0, -1)
  const items = (valueAt(value, list) ?? []) as unknown[]
  const shorter = withValueAt(
    value,
    list,
    items.filter((_, index) => index !== item.at(-1)),
  )
  if (fitsSection(key, shorter)) return shorter
  if (items.length > 1 || key === 'objectives') return null
  return withValueAt(value, list, [newItem(key, withValueAt(value, list, []), list)])
}
