import { ResourceItem, type SheetBrief } from '@classeur/contracts'
import { foldedWords } from '@classeur/domain/lesson-plans'
import { isRealError, verifyItem } from '@classeur/domain/item-verification'
import { richText, type ItemAnswer, type ResourceItem as Item } from '@classeur/domain/resources'
import { frenchSpaces } from '../sections/french-spaces.ts'
import { fitSchema } from '../sections/fit-schema.ts'
import { optionalFields, WrittenItem } from './written-item.ts'

/** An item of an answer, or what doesn't fit. */
export type ReadItem = { item: ResourceItem } | { problem: string }

/** Leaves out optional fields that don't fit. */
function parseWritten(json: unknown) {
  const fitted = fitSchema(WrittenItem, json)
  const parsed = WrittenItem.safeParse(fitted)
  if (parsed.success || typeof fitted !== 'object' || fitted === null) return parsed
  const misfits = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const left = Object.entries(fitted).filter(
    ([field]) => !misfits.has(field) || !optionalFields.some((optional) => optional === field),
  )
  return WrittenItem.safeParse(Object.fromEntries(left))
}

const folded = (text: string) => foldedWords(text).join(' ')

function skillOf(name: string | null, { skills, questions }: SheetBrief): ResourceItem['skill'] {
  const named = name && skills.find((skill) => folded(skill.name) === folded(name))
  const skill = named || (skills.length === 1 ? skills[0] : undefined)
  if (skill) return { id: skill.id, name: skill.name.slice(0, 160) }
  // A question is named by its label, with its skills in brackets.
  const isNamed = (question: SheetBrief['questions'][number]) =>
    [question.name, question.name.replace(/ \([^)]*\)$/u, '')].some(
      (one) => folded(one) === folded(name ?? ''),
    )
  const question = questions.find(isNamed)
  return name ? { id: null, name, ...(question?.id && { questionId: question.id }) } : null
}

function answerOf(answer: WrittenItem['answer']): ItemAnswer {
  switch (answer.kind) {
    case 'value':
      return { kind: 'value', shown: richText(answer.shown) }
    case 'choice':
      return {
        ...answer,
        options: answer.options.map(({ content, reason }, index) => ({
          content: richText(content),
          reason: index === answer.correct ? '' : reason,
        })),
      }
    case 'open':
      return { ...answer, model: richText(answer.model) }
  }
}

/** The targeted error, if it really leads to another result. */
function errorOf(error: WrittenItem['error'], item: Item, { language }: SheetBrief): Item['error'] {
  if (!error) return null
  const targeted = { name: error.name, wrong: richText(error.wrong) }
  return isRealError(targeted, item, language) ? targeted : null
}

/** Reads one item of an answer. Its verification is what code finds; a model has no say in it. */
export function readItem(json: unknown, brief: SheetBrief, id: string): ReadItem {
  const parsed = parseWritten(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { problem: `${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? 'is missing'}` }
  }
  const written = brief.language === 'fr' ? frenchSpaces(parsed.data) : parsed.data
  const unverified: Item = {
    id,
    ...{ prompt: richText(written.prompt), figure: written.figure, answer: answerOf(written.answer) },
    ...{ steps: written.steps.map(richText), skill: skillOf(written.skill, brief), error: null },
    ...{ bloomLevel: written.bloomLevel, lines: written.lines, check: parsed.data.check },
    ...{ verification: { state: 'to-check', by: null, found: null }, locked: false, origin: null },
  }
  const whole = ResourceItem.safeParse(unverified)
  if (!whole.success) {
    const [issue] = whole.error.issues
    return { problem: `${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? ''}` }
  }
  const item = {
    ...whole.data,
    verification: verifyItem(whole.data, brief.language) as ResourceItem['verification'],
  }
  return { item: { ...item, error: errorOf(written.error, item, brief) as ResourceItem['error'] } }
}
