import type { FastifyInstance } from 'fastify'
import { deleteForGoodRoute } from './delete-for-good.route.ts'
import { emptyTrashRoute } from './empty-trash.route.ts'
import { listTrashRoute } from './list-trash.route.ts'
import { putBackRoute } from './put-back.route.ts'
import { restoreFromTrashRoute } from './restore-from-trash.route.ts'
import type { TrashService } from './trash.service.ts'

/** What a person may restore: classes, students, exams, lesson plans, resources and pictures. */
export const trashModule = async (app: FastifyInstance, options: { trash: TrashService }) => {
  app.register(listTrashRoute, options)
  app.register(restoreFromTrashRoute, options)
  app.register(putBackRoute, options)
  app.register(deleteForGoodRoute, options)
  app.register(emptyTrashRoute, options)
}
