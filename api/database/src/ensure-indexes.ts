import type { Connection } from 'mongoose'
import { currentSubscriptionModel } from './billing/current-subscription.model.ts'
import { planModel } from './billing/plan.model.ts'
import { creditEntryModel } from './credits/credit-entry.model.ts'
import { generationModel } from './generations/generation.model.ts'
import { imageModel } from './images/image.model.ts'
import { lessonPlanModel } from './lesson-plans/lesson-plan.model.ts'
import { sessionModel } from './sessions/session.model.ts'
import { userInfoModel } from './user-info/user-info.model.ts'
import { userModel } from './users/user.model.ts'

const models = [
  creditEntryModel,
  currentSubscriptionModel,
  generationModel,
  imageModel,
  lessonPlanModel,
  planModel,
  sessionModel,
  userInfoModel,
  userModel,
]

/** Creates every collection and index of the product; harmless when they exist. */
export async function ensureIndexes(connection: Connection): Promise<void> {
  for (const model of models) await model(connection).createIndexes()
}
