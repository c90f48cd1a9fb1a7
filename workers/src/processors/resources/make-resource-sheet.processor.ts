import { AppError, ResourceSheetInput, type ResourceItem } from '@classeur/contracts'
import type { ResourceRepository } from '@classeur/database'
import { recheckStored } from '@classeur/domain/item-verification'
import { restoreNames } from '@classeur/domain/lesson-plans'
import type { ResourceGenerator, SheetEvent } from '../../ai/resource-generator.ts'
import type { GenerationContext, GenerationProcessor } from '../../runtime/generation-context.ts'
import { createRefuseFlagged, type FlagDependencies } from '../refuse-flagged.ts'
import { refusedRequest } from '../refused-request.ts'
import type { WriteAccess } from '../write-access.ts'
import { writeNoteSheet, type NoteDependencies } from './write-note-sheet.ts'

type FinishedSheet = Extract<SheetEvent, { type: 'finished' }>

interface MakeSheetDependencies extends FlagDependencies, NoteDependencies {
  resources: Pick<ResourceRepository, 'findOfGeneration'>
  access: Pick<WriteAccess, 'requireResource'>
}

/**
 * Writes one sheet. Nothing is stored before the end: the last write of the attempt contains the sheet, so a cancelled
 * sheet is neither kept nor charged, and a restart begins again.
 */
export function createMakeResourceSheet(deps: MakeSheetDependencies): GenerationProcessor {
  return async (context) => {
    const { generation, signal, report } = context
    const input = ResourceSheetInput.parse(generation.input)
    const { resourceId, title, brief, notes, outgoing, pseudonyms, wish, outgoingWish = '' } = input
    const requireAccess = () => deps.access.requireResource(generation, 'resource:make', resourceId)
    const refuseFlagged = createRefuseFlagged(deps, { generation, signal })
    await report.stage('checking')
    await requireOwnSheet(deps, String(generation._id))
    await requireAccess()
    await refuseFlagged('generations/prompt-flagged', wish, outgoingWish)
    // Besides the wish, it has names from the class and its marks.
    await refuseFlagged('generations/class-data-flagged', '', outgoing ?? '')
    await report.stage('writing')
    if (brief.kind === 'parent-note') {
      const sheet = await writeNoteSheet(deps, input, context, refuseFlagged)
      await requireAccess()
      return { sheet }
    }
    await report.generator(deps.resource.info)
    const written = await writeSheet(deps.resource, input, context).catch(refusedRequest(wish))
    const { intro, items: named } = restoreNames({ intro: written.intro, items: written.items }, pseudonyms)
    // Verified is the item that is stored, with its names.
    const items = named.map((item) => ({
      ...item,
      verification: recheckStored(item, brief.language) as ResourceItem['verification'],
    }))
    const readByModeration = outgoing === null ? '' : [written.intro, written.items]
    await refuseFlagged('generations/output-flagged', [intro, items], readByModeration)
    await requireAccess()
    signal.throwIfAborted()
    return { sheet: { title, intro, items, notes, outgoing, pseudonyms } }
  }
}

/**
 * Two retries at the same moment, of a request and of one of its sheets, may both take the sheet over; only one gets it.
 * @throws AppError `generations/not-retryable` for the other one
 */
async function requireOwnSheet({ resources }: MakeSheetDependencies, generationId: string): Promise<void> {
  if (!(await resources.findOfGeneration(generationId))) throw new AppError('generations/not-retryable')
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
