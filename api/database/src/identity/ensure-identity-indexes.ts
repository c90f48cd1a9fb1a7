import type { Connection } from 'mongoose'
import { accountModel } from './account.model.ts'
import { attemptCounterModel } from './attempt-counter.model.ts'
import { devMailModel } from './dev-mail.model.ts'
import { linkTokenModel } from './link-token.model.ts'
import { oidcRecordModel } from './oidc-record.model.ts'

/** Creates the indexes of the identity process. Idempotent. */
export async function ensureIdentityIndexes(connection: Connection): Promise<void> {
  for (const model of [accountModel, attemptCounterModel, devMailModel, linkTokenModel, oidcRecordModel]) {
    await model(connection).createIndexes()
  }
}
