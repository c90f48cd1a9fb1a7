import { LineRuleType, Paragraph, TabStopType, type Table } from 'docx'
import type { DocumentBlock, DocumentTask } from '../text-document.ts'
import { direction, type DocxContext } from './docx-context.ts'
import { taskNumbers } from './docx-look.ts'
import { plainRuns, runsOf } from './docx-runs.ts'
import { ruledLines } from './docx-tables.ts'

const numberForm = /^([A-Z]?)(\d+)$/
const indent = 560

/** The letter of consecutive numbers such as T1, T2, and their first number; null if Word can't count them. */
function consecutive(tasks: readonly DocumentTask[]): { prefix: string; start: number } | null {
  const read = tasks.map(({ number }) => numberForm.exec(number))
  const [first] = read
  if (!first) return null
  const [, prefix = '', digits = ''] = first
  const start = Number(digits)
  const isInOrder = read.every((match, index) => match?.[1] === prefix && Number(match[2]) === start + index)
  return isInOrder ? { prefix, start } : null
}

/** Tasks with numbers that Word counts, their material, options and lines to write on. */
export function docxTasks(
  tasks: readonly DocumentTask[],
  context: DocxContext,
  blocksOf: (blocks: readonly DocumentBlock[]) => (Paragraph | Table)[],
): (Paragraph | Table)[] {
  const { language } = context
  const counted = consecutive(tasks)
  const instance = context.nextList()
  const prompt = ({ number, prompt: text }: DocumentTask) =>
    new Paragraph({
      ...direction(context),
      ...{ keepNext: true, keepLines: true, spacing: { before: 200, after: 80 } },
      ...(counted
        ? { numbering: { reference: taskNumbers(counted.prefix, counted.start), level: 0, instance } }
        : { indent: { start: indent, hanging: indent } }),
      children: counted
        ? runsOf(text, language)
        : [...plainRuns(`${number}\t`, language, { bold: true }), ...runsOf(text, language)],
    })
  return tasks.flatMap((task) => [
    prompt(task),
    ...blocksOf(task.blocks),
    ...task.options.map(
      ({ letter, text }) =>
        new Paragraph({
          ...direction(context),
          ...{ keepNext: true, spacing: { after: 60 }, indent: { start: indent + 400, hanging: 400 } },
          tabStops: [{ type: TabStopType.START, position: indent + 400 }],
          children: [...plainRuns(`${letter}\t`, language, { bold: true }), ...runsOf(text, language)],
        }),
    ),
    ...(task.lines > 0
      ? [
          ruledLines(task.lines, context),
          new Paragraph({
            ...direction(context),
            spacing: { after: 0, line: 120, lineRule: LineRuleType.EXACT },
          }),
        ]
      : []),
  ])
}
