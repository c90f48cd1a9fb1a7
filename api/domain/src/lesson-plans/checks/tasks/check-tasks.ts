import type { LessonContent, LessonFacts, LessonKey, QuizItem } from '../content/lesson-content.ts'
import { valueOf } from '../content/lesson-content.ts'
import { blocksOf, textsOf } from '../content/lesson-texts.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'
import { answerableIds, sheetTasks } from './lesson-tasks.ts'

const shownLetters = 80
const taskId = /(?<![\p{L}\d])[A-Z]\d{1,2}(?![\p{L}\d])/gu

/** Every task has a model answer, and every answer has a task. */
function checkAnswers(section: LessonContent, { finished }: LessonFacts): LessonFinding[] {
  if (section.key !== 'modelAnswers') return []
  const finding = findingsIn(section.key)
  const needed = answerableIds(finished)
  const answered = section.value.items.map(({ taskId }) => taskId)
  const missing = needed
    .filter((id) => !answered.includes(id))
    .map((task) =>
      finding('answer-missing', { task }, `Task ${task} has no model answer. Add one, with marking points.`),
    )
  if (needed.length === 0) return []
  const strays = [...new Set(answered)]
    .filter((id) => !needed.includes(id))
    .map((task) => finding('answer-without-task', { task }, `There is no task ${task}. Remove its answer.`))
  return [...missing, ...strays]
}

/** Ids identify tasks, so that answers can name them. */
function checkIds(section: LessonContent, { finished }: LessonFacts): LessonFinding[] {
  if (section.key !== 'studentSheet' && section.key !== 'differentiation') return []
  const finding = findingsIn(section.key)
  const own = sheetTasks([section]).map(({ id }) => id)
  const others = sheetTasks(finished.filter(({ key }) => key !== section.key)).map(({ id }) => id)
  const twice = own.filter((id, index) => own.indexOf(id) !== index || others.includes(id))
  return [...new Set(twice)].map((task) =>
    finding('task-id-repeated', { task }, `Two tasks have the id ${task}. Give each task an id of its own.`),
  )
}

/** Phases name only tasks that the sheet has, or will have. */
function checkPlanned(section: LessonContent, { finished, plannedTasks = [] }: LessonFacts): LessonFinding[] {
  if (section.key !== 'phases') return []
  const written = valueOf(finished, 'studentSheet')?.tasks.map(({ id }) => id)
  const taskIds = written ?? plannedTasks
  const letters = new Set(taskIds.map((id) => id[0]))
  const named = textsOf(section).flatMap(({ text }) => text.match(taskId) ?? [])
  return [...new Set(named)]
    .filter((id) => letters.has(id[0]) && !taskIds.includes(id))
    .map((task) =>
      findingsIn(section.key)(
        'task-missing',
        { task },
        `The sheet ${written ? 'has' : 'will have'} no task ${task}. Name only ${taskIds.join(', ')}.`,
      ),
    )
}

/** Tasks that the phases announce are on the sheet. Ids are recognised by the letter of a task that exists. */
function checkAnnounced(section: LessonContent, { finished }: LessonFacts): LessonFinding[] {
  if (section.key !== 'studentSheet') return []
  const own = section.value.tasks.map(({ id }) => id)
  const phases = finished.filter(({ key }) => key === 'phases').flatMap(textsOf)
  const announced = phases.flatMap(({ text }) => text.match(taskId) ?? [])
  return [...new Set(announced)]
    .filter((id) => !own.includes(id) && own.some((other) => other[0] === id[0]))
    .map((task) =>
      findingsIn(section.key)(
        'task-missing',
        { task },
        `The phases announce task ${task}. Add it to the sheet.`,
      ),
    )
}

/** The versions for support and challenge are finished tasks. */
function checkVersions(section: LessonContent): LessonFinding[] {
  if (section.key !== 'differentiation') return []
  const finding = findingsIn(section.key)
  const { supportTasks, challengeTasks } = section.value
  const missing = (version: 'support' | 'challenge') =>
    finding(
      `${version}-missing`,
      {},
      `"${version}Tasks" is empty. Write the tasks of the ${version} version in full.`,
    )
  return [
    ...(supportTasks.length === 0 ? [missing('support')] : []),
    ...(challengeTasks.length === 0 ? [missing('challenge')] : []),
  ]
}

/** Lines that only programs have: a fence, or a statement at the start of a line. */
const codeLine =
  /```|^\s*(?:def \w+\(|print\(|return \w|import \w+$|from \w+ import|console\.log|(?:let|const|var) \w+ ?=|function \w+\(|for \w+ in .+:\s*$|while .+:\s*$|if .+:\s*$|#include|public (?:static|class)|System\.out)/mu

const withBlocks: ReadonlySet<LessonKey> = new Set([
  ...(['explanation', 'examples', 'board', 'studentSheet', 'differentiation'] as const),
  ...(['assessment', 'homework', 'modelAnswers'] as const),
])

/** A call or the head of a statement, as it stands within a sentence. */
const callInText =
  /\b(?:print|input|range|len|int|console\.log|printf|println)\s?\(|\b(?:for|while|if) [^.?!؟\n]{1,40}:(?=\s|$)/gu

/** Questions that tell a program in a sentence, because they have no block for it. */
const describedCode = (quiz: readonly QuizItem[]): string[] =>
  quiz.flatMap(({ question, blocks = [] }) =>
    blocks.length === 0 && (question.match(callInText)?.length ?? 0) > 2 ? [question] : [],
  )

/** Code stands in a block that says whether it was run. */
function checkCode(section: LessonContent): LessonFinding[] {
  const finding = findingsIn(section.key)
  const described = section.key === 'assessment' ? describedCode(section.value.exitQuiz) : []
  const unmarked = textsOf(section)
    .filter(({ text }) => codeLine.test(text) || described.includes(text))
    .map(({ text }) => {
      const shown = text.slice(0, shownLetters)
      return finding(
        'code-unmarked',
        { text: shown },
        withBlocks.has(section.key)
          ? `Put the code of “${shown}” into a block of kind "code".`
          : `“${shown}” is code, and this section has no code blocks. Name the function or the line instead.`,
      )
    })
  const notRun = blocksOf(section)
    .filter(({ block }) => block.kind === 'code' && block.run === 'not-run')
    .map(({ taskId }) => finding('code-not-run', { task: taskId }, ''))
  return [...unmarked, ...notRun]
}

export const checkTasks = (section: LessonContent, facts: LessonFacts): LessonFinding[] => [
  ...checkAnswers(section, facts),
  ...checkIds(section, facts),
  ...checkPlanned(section, facts),
  ...checkAnnounced(section, facts),
  ...checkVersions(section),
  ...checkCode(section),
]
