import { createFindFinishedResource } from '../generation-orders/finished-resource.ts'
import { createFindRewrittenLessonPlan } from '../generation-orders/rewritten-lesson-plan.ts'
import type { PluginOptions } from '../plugins/register-plugins.ts'
import { isFreshSignIn } from '../security/fresh-sign-in.ts'
import type { Repositories } from './repositories.ts'

/** What plugins ask of the database; they know no repository. */
export const pluginQueries = (
  repositories: Repositories,
): Pick<
  PluginOptions,
  | 'isLiveSession'
  | 'hasFreshSignIn'
  | 'hasProfile'
  | 'findFinishedResource'
  | 'findRewrittenLessonPlan'
  | 'recordDownload'
> => ({
  isLiveSession: repositories.sessions.isLive,
  hasFreshSignIn: async (sessionId) => isFreshSignIn(await repositories.sessions.findById(sessionId)),
  recordDownload: (userId, file) =>
    repositories.accountActivities.record({ userId, kind: 'file-downloaded', details: { file } }),
  hasProfile: repositories.userInfo.exists,
  findRewrittenLessonPlan: createFindRewrittenLessonPlan(repositories),
  findFinishedResource: createFindFinishedResource(repositories),
})
