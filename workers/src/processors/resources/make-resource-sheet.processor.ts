import { AppError, ResourceSheetInput } from '@classeur/contracts'
import { restoreNames } from '@classeur/domain/lesson-plans'
import type { ResourceGenerator, SheetEvent } from '../../ai/resource-generator.ts'
import type { GenerationContext, GenerationProcessor } from '../../runtime/generation-context.ts'
import { createRefuseFlagged, type FlagDependencies } from '../refuse-flagged.ts'
import { writeNoteSheet, type NoteDependencies } from './write-note-sheet.ts'

type FinishedSheet = Extract<SheetEvent, { type: 'finished' }>

/**
 * Writes one sheet. Nothing is stored before the end: the last write of the attempt contains the sheet, so a cancelled
 * sheet is neither kept nor charged, and a restart begins again.
 */
export function createMakeResourceSheet(deps: FlagDependencies & NoteDependencies): GenerationProcessor {
  return async (context) => {
    const { generation, signal, report } = context
    const input = ResourceSheetInput.parse(generation.input)
    const { title, brief, notes, outgoing, pseudonyms, wish } = input
    const refuseFlagged = createRefuseFlagged(deps, { generation, signal })
    await report.stage('checking')
    await refuseFlagged('generations/prompt-flagged', wish, outgoing ?? '')
    await report.stage('writing')
    if (brief.kind === 'parent-note')
      return { sheet: await writeNoteSheet(deps, input, context, refuseFlagged) }
    await report.generator(deps.resource.info)
    const written = await writeSheet(deps.resource, input, context)
    const { intro, items } = restoreNames({ intro: written.intro, items: written.items }, pseudonyms)
    const readByModeration = outgoing === null ? '' : [written.intro, written.items]
    await refuseFlagged('generations/output-flagged', [intro, items], readByModeration)
    signal.throwIfAborted()
    return { sheet: { title, intro, items, notes, outgoing, pseudonyms } }
  }
}

/** Reports how many items are begun, and returns the finished sheet. */
async function writeSheet(
  generator: ResourceGenerator,
  { brief, outgoing }: ResourceSheetInput,
  { signal, report }: GenerationContext,
): Promise<FinishedSheet> {
  for await (const event of generator.writeSheet({ brief, outgoing }, signal)) {
    if (event.type === 'finished') return event
    await report.draft({ section: null, value: { begun: event.begun, of: brief.length } })
  }
  throw new AppError('generations/output-invalid')
}
