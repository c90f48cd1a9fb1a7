import type { Redis } from 'ioredis'
import { compose, type ComposeOptions, type ProcessResources } from './compose.ts'
import { backupRoutes } from './compose/backup-routes.ts'
import { machineRoutes } from './compose/machine-routes.ts'
import { personRoutes } from './compose/person-routes.ts'
import { pluginQueries } from './compose/plugin-queries.ts'
import { createRepositories } from './compose/repositories.ts'
import { authModule } from './features/auth/auth.module.ts'
import { billingModule } from './features/billing/billing.module.ts'
import { classesModule } from './features/classes/classes.module.ts'
import { examsModule } from './features/exams/exams.module.ts'
import { functionsModule } from './features/functions/functions.module.ts'
import { generationsModule } from './features/generations/generations.module.ts'
import { imagesModule } from './features/images/images.module.ts'
import { importsModule } from './features/imports/imports.module.ts'
import { lessonPlansModule } from './features/lesson-plans/lesson-plans.module.ts'
import { markFilesModule } from './features/mark-files/mark-files.module.ts'
import { marksModule } from './features/marks/marks.module.ts'
import { opsModule } from './features/ops/ops.module.ts'
import { resourcesModule } from './features/resources/resources.module.ts'
import { createSampleClassRoute } from './features/sample-class/create-sample-class.route.ts'
import { schoolsModule } from './features/schools/schools.module.ts'
import { studentsModule } from './features/students/students.module.ts'
import { teachingModule } from './features/teaching/teaching.module.ts'
import { walletModule } from './features/wallet/wallet.module.ts'
import { createServer } from './plugins/create-server.ts'
import { protectApi } from './plugins/protect-api.ts'
import { defaultRateLimits, type RateLimits } from './plugins/rate-limits.ts'
import { registerPlugins } from './plugins/register-plugins.ts'
import { createEndedSessions } from './realtime/ended-sessions.ts'

export interface AppOptions extends ProcessResources, Pick<ComposeOptions, 'isPrepared'> {
  /** Waits for Redis instead of failing; carries events between the replicas' sockets. */
  streamRedis: Redis
  limits?: Partial<RateLimits>
}

/** Builds the api, which doesn't listen yet: plugins, services, then one line per feature. */
export async function buildApp(options: AppOptions) {
  const limits = { ...defaultRateLimits, ...options.limits }
  const repositories = createRepositories(options.connection)
  const endedSessions = createEndedSessions()
  const app = createServer(options)
  await registerPlugins(app, { ...options, limits, endedSessions, ...pluginQueries(repositories) })
  const services = compose({
    ...{ ...options, repositories, endedSessions, limits },
    ...{ io: app.io, accessTokens: app.accessTokens },
  })
  app.addHook('preClose', async () => services.stop())
  app.addHook('onClose', () => services.close())

  await app.register(opsModule, services.ops)
  await app.register(
    async (api) => {
      protectApi(api)
      await api.register(authModule, services.auth)
      await api.register(personRoutes, services)
      await api.register(billingModule, services.billing)
      await api.register(functionsModule, services.functions)
      await api.register(generationsModule, services.generations)
      await api.register(lessonPlansModule, services.lessonPlans)
      await api.register(imagesModule, services.images)
      await api.register(walletModule, services.wallet)
      await api.register(classesModule, services.classes)
      await api.register(studentsModule, services.students)
      await api.register(importsModule, services.imports)
      await api.register(teachingModule, services.teaching)
      await api.register(examsModule, services.exams)
      await api.register(marksModule, services.marks)
      await api.register(markFilesModule, services.markFiles)
      await api.register(resourcesModule, services.resources)
      await api.register(createSampleClassRoute, services.sampleClass)
      await api.register(schoolsModule, services.schools)
      await api.register(backupRoutes, services)
    },
    { prefix: '/api' },
  )
  await app.register(machineRoutes, { prefix: '/api', ...services.machines })
  return app
}
