import { machineRoutes } from './compose/machine-routes.ts'
import { composeServer, type AppOptions } from './compose/server.ts'
import { accountModule } from './features/account/account.module.ts'
import { authModule } from './features/auth/auth.module.ts'
import { backupsModule } from './features/backups/backups.module.ts'
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
import { restoresModule } from './features/restores/restores.module.ts'
import { createSampleClassRoute } from './features/sample-class/create-sample-class.route.ts'
import { schoolsModule } from './features/schools/schools.module.ts'
import { studentsModule } from './features/students/students.module.ts'
import { teachingModule } from './features/teaching/teaching.module.ts'
import { trashModule } from './features/trash/trash.module.ts'
import { usersModule } from './features/users/users.module.ts'
import { walletModule } from './features/wallet/wallet.module.ts'
import { protectApi } from './plugins/protect-api.ts'

export type { AppOptions } from './compose/server.ts'

/** Builds the api, which doesn't listen yet: plugins, services, then one line per feature. */
export async function buildApp(options: AppOptions) {
  const { app, services } = await composeServer(options)
  await app.register(opsModule, services.ops)
  await app.register(
    async (api) => {
      protectApi(api)
      await api.register(authModule, services.auth)
      await api.register(usersModule, services.users)
      await api.register(accountModule, services.account)
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
      await api.register(backupsModule, services.backups)
      await api.register(restoresModule, services.restores)
      await api.register(trashModule, services.trash)
    },
    { prefix: '/api' },
  )
  await app.register(machineRoutes, { prefix: '/api', ...services.machines })
  return app
}
