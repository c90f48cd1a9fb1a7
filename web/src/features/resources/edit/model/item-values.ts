import type { ItemContent, ResourceItem } from '@classeur/contracts'
import { richText, typedText } from '@classeur/domain/resources'
import type { z } from 'zod'
import { figureValues, readFigure, type FigureValues } from './figure-values.ts'

type Content = z.infer<typeof ItemContent>
type Answer = ResourceItem['answer']
type Rich = ResourceItem['prompt']

/** The texts of an item as they are typed, with formulas between dollar signs. Lists have one entry per line. */
export interface ItemValues {
  prompt: string
  /** The value, or the model answer of an open item. */
  answer: string
  /** What earns marks in an open item. */
  points: string
  /** The options of a choice; otherwise empty. */
  options: { content: string; reason: string }[]
  correct: number
  steps: string
  lines: number
  figure: FigureValues | null
}

const oneLine = (text: string) => text.replaceAll('\n', ' ')

export const itemValues = ({ prompt, figure, answer, steps, lines }: Content): ItemValues => ({
  prompt: typedText(prompt),
  answer: answer.kind === 'choice' ? '' : typedText(answer.kind === 'value' ? answer.shown : answer.model),
  points: answer.kind === 'open' ? answer.points.join('\n') : '',
  options:
    answer.kind === 'choice'
      ? answer.options.map(({ content, reason }) => ({ content: typedText(content), reason }))
      : [],
  correct: answer.kind === 'choice' ? answer.correct : 0,
  steps: steps.map((step) => oneLine(typedText(step))).join('\n'),
  lines,
  figure: figureValues(figure),
})

/** The typed text as structure. A text that wasn't changed stays exactly as it is. */
const read = (typed: string, before: Rich | undefined): Rich =>
  before && typedText(before) === typed ? before : richText(typed.trim())

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function answerOf(values: ItemValues, before: Answer): Answer {
  switch (before.kind) {
    case 'value':
      return { kind: 'value', shown: read(values.answer, before.shown) }
    case 'open':
      return { kind: 'open', model: read(values.answer, before.model), points: linesOf(values.points) }
    case 'choice':
      return {
        kind: 'choice',
        options: values.options.map(({ content, reason }, index) => ({
          content: read(content, before.options[index]?.content),
          // The right option has no error that leads to it.
          reason: index === values.correct ? '' : reason.trim(),
        })),
        correct: values.correct,
      }
  }
}

function stepsOf(typed: string, before: Content['steps']): Content['steps'] {
  if (typed === before.map((step) => oneLine(typedText(step))).join('\n')) return before
  return linesOf(typed).map((line) =>
    read(
      line,
      before.find((step) => typedText(step) === line),
    ),
  )
}

/** Null for no figure, undefined for one that can't be drawn from what is typed. */
const figureOf = (typed: FigureValues | null) => typed && (readFigure(typed) ?? undefined)

/** Whether the figure can be drawn from what is typed. */
export const hasPossibleFigure = ({ figure }: ItemValues): boolean => figureOf(figure) !== undefined

/** What the item becomes with the typed texts. A figure that can't be drawn yet stays as it is. */
export const contentOf = (values: ItemValues, before: Content): Content => ({
  prompt: read(values.prompt, before.prompt),
  figure: figureOf(values.figure) === undefined ? before.figure : (figureOf(values.figure) ?? null),
  answer: answerOf(values, before.answer),
  steps: stepsOf(values.steps, before.steps),
  lines: values.lines,
})
