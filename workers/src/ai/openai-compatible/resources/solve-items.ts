import { parsePartialJson } from 'ai'
import { AppError, type ResourceItem, type SheetBrief } from '@classeur/contracts'
import { compareSolved } from '@classeur/domain/item-verification'
import { richText, type RichText } from '@classeur/domain/resources'
import { z } from 'zod'
import { askModel } from '../connection/ask-model.ts'
import { mendEscapes } from '../answers/mend-escapes.ts'
import type { ModelConnection } from '../connection/model-connection.ts'
import { solveItemsPrompt } from '../prompts/resources/solve-items-prompt.ts'
import { createMemberReader } from '../answers/read-members.ts'
import { fitSchema } from '../sections/fit-schema.ts'
import { tokensFor } from '../connection/tokens-for.ts'

const Answer = z.object({ item: z.number().int(), answer: z.string().trim().min(1).max(600) })
const tokensPerItem = 250
const letters = 'ABCDEF'

/** What code can't decide and somebody else can: a single answer that code hasn't computed. */
const isOpen = ({ answer, verification }: ResourceItem) =>
  verification.state === 'to-check' && verification.found === null && answer.kind !== 'open'

/** The answer in words; for a choice, the content of the option whose letter was given. */
function solvedText({ answer }: ResourceItem, solved: string): RichText {
  const letter = answer.kind === 'choice' ? /^\(?([A-F])(?:[).:\s]|$)/u.exec(solved)?.[1] : undefined
  const option = answer.kind === 'choice' && letter ? answer.options[letters.indexOf(letter)] : undefined
  return option ? option.content : richText(solved)
}

/**
 * Solves the items that code can't compute in a request of its own, without their answers. An item is verified if the
 * result agrees; otherwise it shows both answers. Without a result, it stays to check.
 */
export async function solveItems(
  connection: ModelConnection,
  items: readonly ResourceItem[],
  brief: SheetBrief,
  signal: AbortSignal,
): Promise<ResourceItem[]> {
  const asked = items.filter(isOpen)
  if (asked.length === 0) return [...items]
  let solved: Map<number, string>
  try {
    solved = await answersOf(connection, asked, brief, signal)
  } catch (error) {
    // The sheet is whole without this pass; its items stay to check.
    if (signal.aborted || !(error instanceof AppError)) throw error
    return [...items]
  }
  return items.map((item) => {
    const answer = solved.get(asked.indexOf(item) + 1)
    if (answer === undefined) return item
    const text = solvedText(item, answer)
    return {
      ...item,
      verification: compareSolved(item, text, brief.language) as ResourceItem['verification'],
    }
  })
}

async function answersOf(
  connection: ModelConnection,
  items: readonly ResourceItem[],
  brief: SheetBrief,
  signal: AbortSignal,
): Promise<Map<number, string>> {
  const prompt = solveItemsPrompt(items, brief)
  const maxTokens = tokensFor(tokensPerItem * items.length, brief.language)
  const answer = askModel(connection, () => prompt, { maxTokens, waitsWhenBusy: true }, signal)
  const reader = createMemberReader(['answers'])
  let list: string | undefined
  let next = await answer.next()
  for (; !next.done; next = await answer.next()) {
    list ??= reader.push(next.value).find(({ key }) => key === 'answers')?.json
  }
  const { value } = await parsePartialJson(mendEscapes(list ?? reader.current()?.json ?? '[]'))
  const read = (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
    const parsed = Answer.safeParse(fitSchema(Answer, item))
    return parsed.success ? [[parsed.data.item, parsed.data.answer] as const] : []
  })
  return new Map(read)
}
