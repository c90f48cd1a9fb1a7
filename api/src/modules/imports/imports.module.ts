import type { FastifyInstance } from 'fastify'
import type { ClassCore } from '../../services/classes/create-class-core.ts'

export const importsModule = async (_app: FastifyInstance, _options: { core: ClassCore }) => {}
