import type { FastifyInstance } from 'fastify'
import type { ClassCore } from '../../services/classes/create-class-core.ts'
import type { Invitations } from '../../services/teaching/invitations.service.ts'

export const teachingModule = async (
  _app: FastifyInstance,
  _options: { core: ClassCore; invitations: Invitations; publicUrl: string },
) => {}
