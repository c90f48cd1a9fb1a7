import { childKinds, type PlanUsage } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { createClassSlots } from '../classes/class-slots.ts'
import { classModel } from '../classes/class.model.ts'
import { generationModel } from '../generations/generation.model.ts'
import { leaveOutKinds } from '../generations/leave-out-kinds.ts'
import { createImageRepository } from '../images/image.repository.ts'
import { imageModel } from '../images/image.model.ts'
import { lessonPlanModel } from '../lesson-plans/lesson-plan.model.ts'

const { trusted } = mongoose
const bytesPerMiB = 1024 * 1024

/** How much of each limit of their plan a person uses. */
export function createPlanUsageRepository(connection: Connection) {
  const classes = classModel(connection)
  const generations = generationModel(connection)
  const pictures = imageModel(connection)
  const plans = lessonPlanModel(connection)
  const slots = createClassSlots(classes)
  const { storedBytesOf } = createImageRepository(connection)

  /** Accepted requests in a state; the children of a request don't count. */
  const countGenerations = (ownerId: string, state: 'queued' | 'active') =>
    generations.countDocuments({
      ownerId,
      state,
      reservedAt: trusted({ $ne: null }),
      ...leaveOutKinds(childKinds),
    })

  return {
    async of(ownerId: string): Promise<PlanUsage> {
      const [classCount, largest, bytes, pictureCount, lessonPlans, running, waiting] = await Promise.all([
        slots.count(ownerId),
        classes
          .findOne({ ownerId, slot: trusted({ $ne: null }) }, { name: 1, counts: 1 })
          .sort({ 'counts.students': -1, _id: 1 })
          .lean(),
        storedBytesOf(ownerId),
        pictures.countDocuments({ ownerId, deletedAt: null }),
        plans.countDocuments({ ownerId, deletedAt: null }),
        countGenerations(ownerId, 'active'),
        countGenerations(ownerId, 'queued'),
      ])
      return {
        classes: classCount,
        largestClass: largest && { name: largest.name, students: largest.counts.students },
        storageMiB: Math.ceil(bytes / bytesPerMiB),
        pictures: pictureCount,
        lessonPlans,
        runningGenerations: running,
        waitingGenerations: waiting,
      }
    },
  }
}

export type PlanUsageRepository = ReturnType<typeof createPlanUsageRepository>
