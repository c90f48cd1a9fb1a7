import { AppError, type GenerationSnapshot, type SaveObjectivesRequest } from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type { Generation, GenerationRepository, ObjectiveEditsRepository } from '@classeur/database'

export interface ObjectiveEditsDependencies {
  generations: Pick<GenerationRepository, 'findById'>
  edits: Pick<ObjectiveEditsRepository, 'save'>
  snapshotOf: (generation: Generation) => Promise<GenerationSnapshot>
}

/** The teacher's edited version of proposed objectives, shared by all their devices. */
export function createObjectiveEditsService(deps: ObjectiveEditsDependencies) {
  return {
    /**
     * @throws AppError `general/not-found`, also for another person's proposal; `lesson-plans/objectives-changed` if
     *   another version has been saved since `basedOn`
     */
    async save(
      actor: Actor,
      id: string,
      { basedOn, objectives }: SaveObjectivesRequest,
    ): Promise<GenerationSnapshot> {
      const generation = await deps.generations.findById(id)
      const isProposal = generation?.kind === 'lesson-objectives' && generation.state === 'completed'
      if (!isProposal || !can(actor, 'objectives:edit', generation)) throw new AppError('general/not-found')
      const saved = await deps.edits.save(id, basedOn, objectives)
      if (!saved) throw new AppError('lesson-plans/objectives-changed')
      return deps.snapshotOf(saved)
    },
  }
}

export type ObjectiveEditsService = ReturnType<typeof createObjectiveEditsService>
