import { foldLetters } from '../../../safety/fold-letters.ts'
import type { Block, LessonContent, LessonFacts } from '../content/lesson-content.ts'
import { valueOf } from '../content/lesson-content.ts'
import { countWords } from '../content/plain-text.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'
import { homeworkId } from './lesson-tasks.ts'

/** Speaks of a table or diagram that is there already. In folded letters. */
const drawn: readonly RegExp[] = [
  /\b(?:look at|study|complete|fill in|in|from|use) (?:the|this) (?:table|diagram|graph|chart|number line)\b/u,
  /\b(?:completer?|completez|remplis|remplir|remplissez) (?:le|ce) (?:tableau|schema|graphique)\b/u,
  /\b(?:observer?|observez|etudier?|etudiez|utiliser?|utilisez|dans|sur) (?:le|ce) (?:schema|graphique|diagramme)\b/u,
  /(?:اكمل|املا|استعمل|استخدم|تامل|انظر الي|لاحظ) (?:هذا )?(?:ال)(?:جدول|مخطط|رسم البياني)/u,
]
/** Lets students draw it themselves. */
const drawnByStudents =
  /\b(?:draw|make|create|sketch|copy) (?:\w+ ){0,3}(?:table|diagram|graph|chart|number line)|\b(?:dessine|trace|construi|recopie|fai)\w* (?:\w+ ){0,3}(?:tableau|schema|graphique|diagramme)|(?<!\p{L})(?:ارسم|انشئ|انقل) (?:\p{L}+ ){0,2}(?:ال)?(?:جدول|مخطط|رسم)/u
/** Speaks of a text or program that is there already. */
const written: readonly RegExp[] = [
  /\b(?:look at|read|study) (?:the|this) (?:text|code|program|source|passage|poem|extract|document)\b/u,
  /\b(?:lis|lire|lisez|observer?|observez|relis) (?:le|ce|cet|l) ?(?:texte|code|programme|document|poeme|extrait)\b/u,
  /(?:اقرا|تامل|انظر الي) (?:هذا |هذه )?(?:ال)(?:نص|شيفره|برنامج|وثيقه|قصيده|مقطع)/u,
]
/** A longer text, or one with lines or quotations, may contain what it speaks about. */
const mostWords = 40

/** Whether a text speaks of something that stands neither in it nor beside it. */
function lacksWhatItNames(text: string): boolean {
  const folded = foldLetters(text).replaceAll(/['’ʼ]/gu, ' ')
  if (drawn.some((pattern) => pattern.test(folded))) return !drawnByStudents.test(folded)
  const contains = countWords(text) > mostWords || /[\n«“"]/u.test(text)
  return !contains && written.some((pattern) => pattern.test(folded))
}

interface Shown {
  id: string
  text: string
  blocks: readonly Block[]
}
const otherTask = /(?<![\p{L}\d])[A-Z]\d{1,2}(?![\p{L}\d])/u

function tasksOf(section: LessonContent): Shown[] {
  switch (section.key) {
    case 'studentSheet':
      return section.value.tasks.map(({ id, prompt, blocks }) => ({ id, text: prompt, blocks }))
    case 'differentiation':
      return [...section.value.supportTasks, ...section.value.challengeTasks].map(
        ({ id, prompt, blocks }) => ({
          ...{ id, text: prompt, blocks },
        }),
      )
    case 'assessment':
      return section.value.exitQuiz.map(({ question, blocks = [] }, index) => ({
        ...{ id: `Q${index + 1}`, text: question, blocks },
      }))
    case 'homework':
      return [{ id: homeworkId, text: section.value.task, blocks: section.value.blocks }]
    default:
      return []
  }
}

/**
 * Students have what a task speaks about: a table, a figure, a text. It stands in the task, or in an earlier one of the
 * same sheet; a question of the quiz stands alone.
 */
export function checkShown(section: LessonContent, { finished }: LessonFacts): LessonFinding[] {
  const sheet = section.key === 'differentiation' ? (valueOf(finished, 'studentSheet')?.tasks ?? []) : []
  let hasBlocks = sheet.some(({ blocks }) => blocks.length > 0)
  return tasksOf(section).flatMap(({ id, text, blocks }) => {
    if (section.key !== 'assessment') hasBlocks ||= blocks.length > 0
    if (blocks.length > 0 || hasBlocks || otherTask.test(text) || !lacksWhatItNames(text)) return []
    const name = section.key === 'assessment' ? `Quiz question ${id.slice(1)}` : `Task ${id}`
    const problem = `${name} speaks about a table, figure or text that isn't there. Put it into its "blocks".`
    return [findingsIn(section.key)('block-missing', { task: id }, problem)]
  })
}
