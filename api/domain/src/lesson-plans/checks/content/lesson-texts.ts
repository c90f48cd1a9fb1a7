import type { Block, LessonContent, Task } from './lesson-content.ts'

/**
 * What a text is for. `claim`: a statement that must be true. `task`: a question or task, which may show a mistake on
 * purpose. `answer`: a right answer. `wrong`: wrong on purpose, such as a misconception. `label`: a heading, term or
 * cell, which needs no full sentence.
 */
export type TextRole = 'claim' | 'task' | 'answer' | 'wrong' | 'label'

export interface LessonText {
  text: string
  role: TextRole
  /** Whether students read or hear it. */
  forStudents: boolean
  /** The task that it belongs to, such as `T1`; empty for other texts. */
  taskId: string
}

const lessonText = (role: TextRole, forStudents: boolean, text: string, taskId = ''): LessonText[] =>
  text.trim() === '' ? [] : [{ role, forStudents, text, taskId }]

const teacher = (role: TextRole) => (text: string) => lessonText(role, false, text)
const students = (role: TextRole) => (text: string) => lessonText(role, true, text)

/** The texts in blocks, without code and without the numbers of diagrams. */
function blockTexts(blocks: readonly Block[], role: TextRole, taskId = ''): LessonText[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'text') return lessonText(role, true, block.text, taskId)
    if (block.kind === 'diagram') return lessonText('label', true, block.alt, taskId)
    if (block.kind === 'code') return []
    const cells = [block.caption, ...block.header, ...block.rows.flat()]
    return cells.flatMap((cell) => lessonText('label', true, cell, taskId))
  })
}

const taskTexts = (tasks: readonly Task[]): LessonText[] =>
  tasks.flatMap(({ id, prompt, blocks }) => [
    ...lessonText('task', true, prompt, id),
    ...blockTexts(blocks, 'task', id),
  ])

/** All texts of a section that a person reads, with what they are for. */
export function textsOf(section: LessonContent): LessonText[] {
  switch (section.key) {
    case 'overview':
      return [section.value.summary, section.value.bigIdea].flatMap(teacher('claim'))
    case 'objectives':
      return section.value.items.flatMap(({ text, evidence }) => [text, evidence].flatMap(teacher('claim')))
    case 'priorKnowledge': {
      const { items, checkQuestion, checkAnswer } = section.value
      return [
        ...items.flatMap(teacher('label')),
        ...students('task')(checkQuestion),
        ...teacher('answer')(checkAnswer),
      ]
    }
    case 'materials':
      return section.value.items.flatMap(teacher('label'))
    case 'vocabulary':
      return section.value.items.flatMap(({ term, meaning }) => [
        ...students('label')(term),
        ...students('claim')(meaning),
      ])
    case 'misconceptions':
      return section.value.items.flatMap((item) => [
        ...[item.misconception, item.wrongAnswer, item.evidence].flatMap(teacher('wrong')),
        ...students('task')(item.probe),
        ...[item.correction, item.reply].flatMap(students('claim')),
      ])
    case 'explanation':
      return section.value.concepts.flatMap(({ title, text, analogy, blocks }) => [
        ...students('label')(title),
        ...[text, analogy].flatMap(students('claim')),
        ...blockTexts(blocks, 'claim'),
      ])
    case 'examples': {
      const { worked, faded } = section.value
      return [
        ...worked.flatMap(({ title, problem, steps, answer, blocks }) => [
          ...students('label')(title),
          ...students('task')(problem),
          ...[...steps, answer].flatMap(students('answer')),
          ...blockTexts(blocks, 'claim'),
        ]),
        ...(faded ? students('task')(faded.problem) : []),
        ...(faded ? [...faded.steps.map(({ text }) => text), faded.answer].flatMap(students('answer')) : []),
      ]
    }
    case 'phases':
      return section.value.items.flatMap((phase) => [
        ...teacher('label')(phase.title),
        ...[phase.teacher, phase.students].flatMap(teacher('task')),
        ...students('task')(phase.checkQuestion),
        ...teacher('task')(phase.feedback),
      ])
    case 'board':
      return blockTexts(section.value.blocks, 'claim')
    case 'studentSheet':
      return [
        ...students('label')(section.value.title),
        ...students('task')(section.value.instructions),
        ...taskTexts(section.value.tasks),
      ]
    case 'differentiation': {
      const { support, core, challenge, supportTasks, challengeTasks, groups } = section.value
      return [
        ...[...support, ...core, ...challenge].flatMap(teacher('task')),
        ...taskTexts(supportTasks),
        ...taskTexts(challengeTasks),
        ...groups.flatMap(({ need, task }) => [need, task].flatMap(teacher('task'))),
      ]
    }
    case 'assessment': {
      const { method, criteria, exitQuiz } = section.value
      return [
        ...[method, ...criteria].flatMap(teacher('claim')),
        ...exitQuiz.flatMap((item) => [
          ...students('task')(item.question),
          ...blockTexts(item.blocks ?? [], 'task'),
          ...students('answer')(item.answer),
          ...item.options.flatMap(({ text, correct, reason }) => [
            ...students(correct ? 'answer' : 'wrong')(text),
            ...teacher(correct ? 'claim' : 'wrong')(reason),
          ]),
          ...item.markingPoints.flatMap(teacher('claim')),
        ]),
      ]
    }
    case 'homework':
      return [...students('task')(section.value.task), ...blockTexts(section.value.blocks, 'task')]
    case 'extension':
      return section.value.items.flatMap(students('task'))
    case 'modelAnswers':
      return section.value.items.flatMap(({ taskId, answer, blocks = [], markingPoints }) => [
        ...lessonText('answer', false, answer, taskId),
        ...blockTexts(blocks, 'answer', taskId),
        ...markingPoints.flatMap((point) => lessonText('claim', false, point, taskId)),
      ])
    case 'pacing':
      return [...section.value.cuts.map(({ what }) => what), section.value.below70].flatMap(teacher('task'))
    case 'reflection':
      return section.value.questions.flatMap(teacher('task'))
  }
}

/** The blocks of a section, with the task that each belongs to. */
export function blocksOf(section: LessonContent): { block: Block; taskId: string }[] {
  const inTasks = (tasks: readonly Task[]) =>
    tasks.flatMap(({ id, blocks }) => blocks.map((block) => ({ block, taskId: id })))
  const outside = (blocks: readonly Block[], taskId = '') => blocks.map((block) => ({ block, taskId }))
  switch (section.key) {
    case 'explanation':
      return section.value.concepts.flatMap(({ blocks }) => outside(blocks))
    case 'examples':
      return section.value.worked.flatMap(({ blocks }) => outside(blocks))
    case 'board':
      return outside(section.value.blocks)
    case 'studentSheet':
      return inTasks(section.value.tasks)
    case 'differentiation':
      return inTasks([...section.value.supportTasks, ...section.value.challengeTasks])
    case 'assessment':
      return section.value.exitQuiz.flatMap(({ blocks = [] }) => outside(blocks))
    case 'homework':
      return outside(section.value.blocks, 'H1')
    case 'modelAnswers':
      return section.value.items.flatMap(({ taskId, blocks = [] }) => outside(blocks, taskId))
    default:
      return []
  }
}
